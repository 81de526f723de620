import { memoizeSuccess } from "./memoizeSuccess";

describe("memoizeSuccess", () => {
  it("loads once for all who ask", async () => {
    const load = jest.fn().mockResolvedValue("index");
    const get = memoizeSuccess(load);
    await expect(Promise.all([get(), get()])).resolves.toEqual(["index", "index"]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("loads anew after a failure", async () => {
    const get = memoizeSuccess(
      jest.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("index"),
    );
    await expect(get()).rejects.toThrow("offline");
    await expect(get()).resolves.toBe("index");
  });
});
