import { useEffect } from "react";
import { messages } from "../../config/messages";
import { DropdownMenu } from "../../ui/choice/DropdownMenu";
import { forgetUnknownVersion, useDocsVersion } from "../docsVersion";
import { useVersionLinks } from "./useVersionLinks";

/** Renders the version being read, and the others. A stored choice that no longer exists is forgotten. */
export function VersionMenu() {
  useEffect(forgetUnknownVersion, []);
  const { label } = useDocsVersion();
  const items = useVersionLinks();
  return <DropdownMenu label={messages.version.label} chosen={label} items={items} />;
}
