declare module "gatsby-plugin-algolia/gatsby-node" {
  /** The plugin's only hook. */
  export function onPostBuild(args: unknown, options: unknown): Promise<void>;
}
