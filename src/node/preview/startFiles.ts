import { buildSync } from "esbuild";

/** The files that Gatsby loads in Node, once: its configuration, our hooks, and the page around the app. */
const entryPoints = ["gatsby-config.ts", "gatsby-node.ts", "src/app/onRenderBody.tsx"];

/** Read by tools at their start. */
const others = ["gatsby-ssr.tsx", "package.json", "package-lock.json", ".env", ".env.development"];

/** Choices that `followChoices` reads again, or that only the app has, which webpack follows. */
const followed =
  /^src\/config\/(announcement|assistants|colorMode|labelOf|landing|messages.*|navigation|searchMessages|sidebars|siteConfig|translations)\.ts$/;

/** Returns the files of the repository at `root` that a preview reads when it is started, and never again. */
export function startFiles(root: string): string[] {
  const { metafile } = buildSync({
    entryPoints,
    absWorkingDir: root,
    bundle: true,
    jsx: "automatic",
    metafile: true,
    outdir: "unwritten",
    packages: "external",
    platform: "node",
    write: false,
    logLevel: "silent",
  });
  const files = [...Object.keys(metafile.inputs), ...others].filter((file) => !followed.test(file));
  return [...new Set(files)].sort();
}
