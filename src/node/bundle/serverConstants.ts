interface ConstantsPlugin {
  definitions: Record<string, unknown>;
}

const prefix = "process.env.";
const own = /^(GATSBY_.*|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;

/**
 * Takes out of webpack's constants the variables that no module reads: Gatsby puts all of the environment into the
 * server's bundle. With any other value in it every page would be drawn again; and no secret has a place there.
 */
export function keepOwnVariables(plugins: readonly unknown[]): void {
  for (const plugin of plugins.filter(isConstantsPlugin)) {
    const kept = Object.entries(plugin.definitions).filter(([name]) => isOwn(name));
    plugin.definitions = Object.fromEntries(kept);
  }
}

/** The constants of all of webpack's plugins for that, as code. */
export function constantsOf(plugins: readonly unknown[]): Record<string, string> {
  const constants = plugins
    .filter(isConstantsPlugin)
    .flatMap(({ definitions }) => Object.entries(definitions));
  return Object.fromEntries(
    constants.map(([name, value]) => [
      name,
      typeof value === "string" ? value : String(JSON.stringify(value)),
    ]),
  );
}

function isOwn(name: string): boolean {
  return !name.startsWith(prefix) || own.test(name.slice(prefix.length));
}

function isConstantsPlugin(plugin: unknown): plugin is ConstantsPlugin {
  return plugin?.constructor.name === "DefinePlugin";
}
