import { tellOfTyping } from "./tellOfTyping";

it("tells of what is typed before whoever listens to the field hears of it", () => {
  const field = document.body.appendChild(document.createElement("input"));
  const told: unknown[] = [];
  const worker = {
    postMessage: (message: unknown) => told.push(message),
    addEventListener: jest.fn(),
  };
  tellOfTyping(worker);
  field.addEventListener("beforeinput", (event) => {
    event.stopPropagation();
    told.push("field");
  });
  field.dispatchEvent(new InputEvent("beforeinput", { bubbles: true, data: "w" }));
  expect(told).toEqual([{ type: "key" }, "field"]);
});
