/** Says what a script would do that a package runs when it is installed, and why nothing is missed without it. */
export const installScripts: Readonly<Record<string, string>> = {
  "@parcel/watcher": "Compiles the watcher where no binary of its platform was installed.",
  "@swc/core": "Looks whether the binary runs, and fetches another where it does not.",
  "core-js": "Prints a request for donations.",
  "core-js-pure": "Prints a request for donations.",
  "es5-ext": "Prints a message to people in some time zones.",
  esbuild: "Puts the binary in the place of a script that starts it: 50 ms of each start.",
  gatsby: "Fetches lists of hooks and adapters, which it also has itself.",
  "gatsby-cli": "Prints a welcome where it is installed for all projects.",
  lmdb: "Compiles the store of nodes where no binary of its platform was installed.",
  "msgpackr-extract": "Compiles what makes reading quicker, and is optional.",
  sharp: "Looks for libvips; no picture of this site passes it.",
};
