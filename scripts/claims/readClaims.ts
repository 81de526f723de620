import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const claim = z
  .strictObject({
    says: z.string().min(1),
    /** Ruby whose last value is true where the sentence is. */
    probe: z.string().min(1).optional(),
    /** The probe breaks the driver or takes long, so it has one of its own. */
    alone: z.literal(true).optional(),
    needs: z.enum(["window", "firefox", "webkit", "ffmpeg", "turbo", "gems"]).optional(),
    /** The reason why no program can try it here. */
    untested: z.string().min(1).optional(),
  })
  .refine(({ probe, untested }) => (probe === undefined) !== (untested === undefined), {
    message: "has either a probe or the reason why it is untested",
  });

export type Claim = z.infer<typeof claim> & {
  /** The page that says it, such as `content/docs/api/page.mdx`. */
  page: string;
};

/** Returns the claims of a folder, whose files stand where their pages stand in `content/docs`, or their samples in `content`. */
export function readClaims(folder: string): Claim[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yml"))
    .sort()
    .flatMap((file) => claimsOf(join(folder, file), file.replace(/\.yml$/, ".mdx")));
}

function claimsOf(path: string, page: string): Claim[] {
  const result = z.array(claim).safeParse(parse(readFileSync(path, "utf8")));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  const root = page.startsWith("samples/") ? "content" : "content/docs";
  return result.data.map((entry) => ({ ...entry, page: join(root, page) }));
}

/** Returns one line for each claim whose sentence is no longer on its page. */
export function missingSentences(claims: readonly Claim[], root: string): string[] {
  const pages = new Map<string, string>();
  const textOf = (page: string): string => {
    const text = pages.get(page) ?? readPage(join(root, page));
    pages.set(page, text);
    return text;
  };
  return claims
    .filter(({ page, says }) => !textOf(page).includes(oneLine(says)))
    .map(({ page, says }) => `${page} does not say any more: ${oneLine(says)}`);
}

function readPage(path: string): string {
  return existsSync(path) ? oneLine(readFileSync(path, "utf8")) : "";
}

/** Lines may break elsewhere in the table of claims than on the page. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
