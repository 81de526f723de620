import process from "node:process";
import { nodeContext } from "../nodeContext";

jest.mock("./writePageFiles");

const context = nodeContext({ getNode: () => undefined, getNodesByType: () => [] });

/** As a process begins: nothing is written yet. */
async function load() {
  jest.resetModules();
  const { writePageFiles } = await import("./writePageFiles");
  const { writePageFilesOnce } = await import("./writePageFilesOnce");
  return { write: jest.mocked(writePageFiles), writePageFilesOnce };
}

it("writes once for all who ask", async () => {
  const { write, writePageFilesOnce } = await load();
  write.mockResolvedValue(7);
  void writePageFilesOnce("public", context);
  await expect(writePageFilesOnce("public", context)).resolves.toBe(7);
  expect(write).toHaveBeenCalledTimes(1);
  expect(write).toHaveBeenCalledWith("public", context);
});

it("leaves a fault to whoever awaits it, however late", async () => {
  const { write, writePageFilesOnce } = await load();
  const ended = jest.fn();
  process.on("unhandledRejection", ended);
  write.mockRejectedValue(new Error("leads nowhere"));
  void writePageFilesOnce("public", context);
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off("unhandledRejection", ended);
  expect(ended).not.toHaveBeenCalled();
  await expect(writePageFilesOnce("public", context)).rejects.toThrow("leads nowhere");
});
