import { isAllowed } from "./licenses";
import { readLockfile, type LockedPackage } from "./lockfile";

function locked(license: string, others: Partial<LockedPackage> = {}): LockedPackage {
  const name = "a";
  return {
    path: `node_modules/${name}`,
    name,
    version: "1.0.0",
    integrity: null,
    resolved: null,
    license,
    isOptional: false,
    ...others,
  };
}

it("allows every package that there is", () => {
  const refused = readLockfile(process.cwd()).filter((found) => !isAllowed(found));
  expect(refused.map(({ name, license }) => `${name} ${license}`)).toEqual([]);
});

it.each(["MIT", "(GPL-2.0 OR MIT)", "Apache-2.0 AND MIT"])("allows %s", (license) => {
  expect(isAllowed(locked(license))).toBe(true);
});

it.each(["GPL-3.0", "MIT AND GPL-3.0", "UNLICENSED", "none named"])("refuses %s", (license) => {
  expect(isAllowed(locked(license))).toBe(false);
});

it("allows what is not installed only where it may be missing", () => {
  expect(isAllowed(locked("not installed"))).toBe(false);
  expect(isAllowed(locked("not installed", { isOptional: true }))).toBe(true);
});
