/** Runs a command's body; what it throws is one line on the terminal and exit status 1. */
export function runMain(main: () => Promise<void> | void): void {
  const started = Promise.resolve().then(main);
  started.catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
