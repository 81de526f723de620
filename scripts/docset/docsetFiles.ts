import { escapeHtml } from "../../src/shared/text/escapeHtml";

/** What a docset says of itself. */
export interface DocsetFacts {
  /** `playwright-ruby-client`, also the keyword that limits a search to it. */
  name: string;
  version: string;
  url: string;
  /** Its first page, from the folder of documents. */
  index: string;
}

/** Returns the description that Dash and Zeal read first. */
export function infoPlist({ name, url, index }: DocsetFacts): string {
  const texts = {
    CFBundleIdentifier: name,
    CFBundleName: name,
    DocSetPlatformFamily: name,
    DashDocSetFamily: "dashtoc",
    DashDocSetFallbackURL: `${url}/`,
    dashIndexFilePath: index,
  };
  const entries = Object.entries(texts).map(
    ([key, text]) => `  <key>${key}</key>\n  <string>${escapeHtml(text)}</string>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${entries.join("")}  <key>isDashDocset</key>
  <true/>
  <key>isJavaScriptEnabled</key>
  <false/>
</dict>
</plist>
`;
}

/** Returns the feed by which Dash and Zeal find a newer docset. */
export function docsetFeed({ name, version, url }: DocsetFacts): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<entry>
  <version>${escapeHtml(version)}</version>
  <url>${escapeHtml(`${url}/docset/${name}.tgz`)}</url>
</entry>
`;
}
