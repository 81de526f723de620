import { createHash } from "node:crypto";
import { parse } from "yaml";
import { site } from "../../config/site";
import { agentSkillFiles } from "./agentSkill";

interface SkillIndex {
  $schema: string;
  skills: Record<"name" | "type" | "description" | "url" | "digest", string>[];
}

const [index, skill] = agentSkillFiles();
const { skills } = JSON.parse(index?.body ?? "") as SkillIndex;
const text = skill?.body ?? "";
const [, frontmatter = "", body = ""] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];

it("is named in the index with the digest of its bytes", () => {
  expect(skills).toEqual([
    {
      name: "playwright-ruby",
      type: "skill-md",
      description: expect.stringMatching(/Ruby/) as string,
      url: skill?.path,
      digest: `sha256:${createHash("sha256").update(Buffer.from(text)).digest("hex")}`,
    },
  ]);
});

it("starts with what the specification of skills asks for", () => {
  const facts = parse(frontmatter) as Record<string, string>;
  expect(facts).toEqual({ name: "playwright-ruby", description: skills[0]?.description });
  expect(skill?.path.split("/").at(-2)).toBe(facts["name"]);
  expect(facts["description"]?.length).toBeLessThanOrEqual(1024);
  expect(body).toMatch(/^\n# \S/);
});

it("names the release, and leads to the Markdown of pages by whole addresses", () => {
  expect(text).toContain(`gem ${site.gemVersion}`);
  expect(text).toContain(`](${site.url}/docs/article/guides/versions.md)`);
  expect(text).not.toMatch(/\]\(\/|%\w+_version%/);
});

it("refuses a skill that no assistant reads to its end", () => {
  expect(() => agentSkillFiles(`---\ntitle: A\ndescription: B\n---\n${"\n".repeat(500)}`)).toThrow(
    "over 500",
  );
});
