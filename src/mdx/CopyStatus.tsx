import { copyStatusId } from "../shared/frameIds";
import { VisuallyHidden } from "../ui/VisuallyHidden";

/** Where `copyOnPress` says how copying went, for every `CopyButton` of a page. */
export function CopyStatus() {
  return <VisuallyHidden role="status" id={copyStatusId} />;
}
