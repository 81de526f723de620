import { lookup } from "node:dns/promises";
import { type CommandSyntax, runMain } from "./process/runMain";
import { checkExternal } from "./site/checkExternal";
import { crawlSite } from "./site/crawlSite";
import { openPublishedSite, redirectTargets } from "./site/publishedSite";

const command: CommandSyntax = {
  usage: "npm run check:links -- [--external]",
  does: "Follows every address inside the built site.",
  options: { external: { does: "asks other sites for the addresses that lead there" } },
};

/** Follows every internal address of the built site; with `--external` asks other sites for theirs instead. */
runMain(async ({ options }) => {
  const site = await openPublishedSite();
  const { pages, internal, external, problems } = crawlSite(site, redirectTargets(site));
  if (options["external"] === true) return checkOthers(external);
  console.log(`${pages} pages, ${internal} addresses inside the site, ${external.length} outside.`);
  report(problems);
}, command);

/** Without a network it says so and checks nothing. */
async function checkOthers(external: readonly string[]): Promise<void> {
  const urls = external
    .map((url) => (url.startsWith("//") ? `https:${url}` : url))
    .filter((url) => !isOwnMachine(url));
  if (await isOffline(urls)) {
    console.log(`There is no network: none of ${urls.length} addresses was checked.`);
    return;
  }
  report(await checkExternal(urls));
}

function report(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(`${problems.join("\n")}\n${problems.length} addresses are wrong.`);
  }
}

/** A link to what the reader runs is there when the reader runs it. */
function isOwnMachine(url: string): boolean {
  return ["localhost", "127.0.0.1"].includes(new URL(url).hostname);
}

/** Tells whether not one host of these addresses can be found. */
async function isOffline(urls: readonly string[]): Promise<boolean> {
  const hosts = [...new Set(urls.map((url) => new URL(url).hostname))];
  const found = await Promise.allSettled(hosts.map((host) => lookup(host)));
  return found.every(({ status }) => status === "rejected");
}
