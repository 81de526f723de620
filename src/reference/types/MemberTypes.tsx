import { withPrefix } from "gatsby";
import { messages } from "../../config/messages";
import { usePageVersion } from "../../layout/docsVersion";
import type { ApiMember } from "../../shared/api/apiClass";
import { memberId } from "../../shared/api/apiReference";
import { toolPaths } from "../../shared/routes/toolPaths";
import { currentVersion } from "../../shared/versions/versionAddress";
import { useApiClass } from "../apiClassContext";
import { typesMark } from "./showTypes";

/** Renders what unfolds a member's declaration in RBS (`showTypes`); only the version written now has types. */
export function MemberTypes({ member }: { member: ApiMember }) {
  const apiClass = useApiClass();
  const { name } = usePageVersion();
  const isGone = apiClass.status === "removed" || member.badges.includes("removed");
  if (isGone || name !== currentVersion) return null;
  return (
    <details {...{ [typesMark]: memberId(apiClass, member) }}>
      <summary>RBS</summary>
      <a href={withPrefix(toolPaths.rbs)}>{messages.reference.allTypes}</a>
    </details>
  );
}
