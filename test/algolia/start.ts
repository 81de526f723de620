import { runMain } from "../../scripts/process/runMain";
import { algoliaKeys, serveAlgolia } from "./serveAlgolia";

/** Starts the stand-in for Algolia and says how a build pushes to it. */
runMain(
  async () => {
    const { host } = await serveAlgolia(4000);
    const variables = {
      ALGOLIA_HOST: host,
      ALGOLIA_PUSH: "1",
      GATSBY_ALGOLIA_APP_ID: "APP",
      GATSBY_ALGOLIA_INDEX_NAME: "docs",
      GATSBY_ALGOLIA_SEARCH_KEY: algoliaKeys.search,
      ALGOLIA_ADMIN_KEY: algoliaKeys.admin,
    };
    const assigned = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
    console.log(`A stand-in for Algolia listens on ${host} (Ctrl-C stops it). Push to it:\n`);
    console.log(`${assigned.join(" ")} npm run build`);
  },
  {
    usage: "npx tsx test/algolia/start.ts",
    does: "Starts a stand-in for Algolia on port 4000, to rehearse a push.",
  },
);
