import Ajv from "ajv";
import addFormats from "ajv-formats";
import manifest from "../package.json";
import server from "../server.json";
import schema from "./schema/server.schema.json";

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats(ajv);
const validate = ajv.compile(schema);

const errorsOf = (description: unknown) => (validate(description) ? [] : validate.errors);

it("is described as the schema of the MCP registry asks", () => {
  expect(server.$schema).toBe(schema.$id);
  expect(errorsOf(server)).toEqual([]);
});

it("has the version of the package", () => expect(server.version).toBe(manifest.version));

it.each([
  ["a name without its owner", { name: "playwright-ruby-client-docs" }, "/name"],
  ["a sentence of more than 100 characters", { description: "x".repeat(101) }, "/description"],
  ["a repository that is no address", { repository: { url: "x", source: "" } }, "/repository/url"],
])("refuses %s", (_case, change, path) => {
  expect(errorsOf({ ...server, ...change })).toMatchObject([{ instancePath: path }]);
});
