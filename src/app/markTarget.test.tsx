import { markTarget } from "./markTarget";

it("marks what the address leads to, and only that", () => {
  document.body.innerHTML = `<p id="a"></p><p id="日本"></p>`;
  for (const hash of ["#a", "#%E6%97%A5%E6%9C%AC"]) markTarget(hash);
  expect(document.querySelectorAll("[data-target]")).toHaveLength(1);
  expect(document.getElementById("日本")).toHaveAttribute("data-target");
  markTarget("");
  expect(document.querySelector("[data-target]")).toBeNull();
  expect(document.documentElement).toHaveAttribute("data-targets");
});
