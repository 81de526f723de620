import { installDialog } from "../../../test/installDialog";
import { leavingMark } from "../../shared/dom/scrollLockMark";
import { closeAfterFrame, leaveOnCancel } from "./closeAfterFrame";

beforeAll(installDialog);

function openDialog(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.showModal();
  return dialog;
}

it("marks a dialog at once, and closes it after the frame, so that it can be shown again", async () => {
  const dialog = openDialog();
  const closed = new Promise((resolve) => dialog.addEventListener("close", resolve));
  closeAfterFrame(dialog);
  expect(dialog).toHaveAttribute(leavingMark);
  expect(dialog.open).toBe(true);
  await closed;
  expect(dialog.open).toBe(false);
  expect(dialog).not.toHaveAttribute(leavingMark);
});

it("leaves alone what is no open dialog", () => {
  const dialog = openDialog();
  dialog.close();
  closeAfterFrame(dialog);
  closeAfterFrame(null);
  expect(dialog).not.toHaveAttribute(leavingMark);
});

it.each([
  ["has Esc close a dialog so", false],
  ["leaves Esc to who has used it", true],
])("%s", (_case, isUsed) => {
  const dialog = openDialog();
  if (isUsed) dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("cancel", leaveOnCancel);
  expect(dialog.dispatchEvent(new Event("cancel", { cancelable: true }))).toBe(false);
  expect(dialog.hasAttribute(leavingMark)).toBe(!isUsed);
});
