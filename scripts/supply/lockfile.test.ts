import { readLockfile } from "./lockfile";

const locked = readLockfile(process.cwd());

/** Families of binaries, one for each platform, of which the registry that the lockfile was made with lacks some. */
const incompleteFamilies =
  /^@(?:swc\/core|unrs\/resolver-binding|msgpackr-extract\/msgpackr-extract)-/;

it("pins every package to one version", () => {
  const loose = locked.filter(({ version }) => !/^\d+\.\d+\.\d+(?:[-+].+)?$/.test(version));
  expect(loose.map(({ path }) => path)).toEqual([]);
});

it("has the hash of every package but binaries of other platforms, which npm leaves out here", () => {
  const unhashed = locked.filter(({ integrity }) => integrity?.startsWith("sha512-") !== true);
  const known = unhashed.filter(
    ({ name, isOptional }) => isOptional && incompleteFamilies.test(name),
  );
  expect(unhashed).toEqual(known);
  expect(known.length).toBeLessThanOrEqual(29);
});

it("takes every package from npm's registry, over https", () => {
  const elsewhere = locked.filter(
    ({ resolved }) => resolved !== null && !resolved.startsWith("https://registry.npmjs.org/"),
  );
  expect(elsewhere).toEqual([]);
});
