import { once } from "node:events";
import { createPageServer } from "./examples/pageServer";
import { runMain } from "./process/runMain";

runMain(async () => {
  const port = Number(process.env["EXAMPLES_PORT"] ?? 3000);
  await once(createPageServer("examples/pages").listen(port, "127.0.0.1"), "listening");
  console.log(`The pages that examples open: http://localhost:${port}/shop`);
});
