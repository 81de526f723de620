/** What makes webpack's configuration of a stage; it has no types of its own. */
declare module "gatsby/dist/utils/webpack.config" {
  export default function makeConfig(
    program: { directory: string },
    directory: string,
    stage: string,
    port: null,
    options: object,
  ): Promise<object>;
}
