/** Gatsby's own entry of the server's bundle: see `finishingServer`. */
declare module "gatsby-static-entry" {
  export default function drawPage(args: { pageData: object }): Promise<{ html: string }>;
}
