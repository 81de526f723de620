import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { useTypedText } from "./useTypedText";

const told: string[] = [];

function Fields() {
  const field = useRef<HTMLInputElement>(null);
  useTypedText(field, (text) => told.push(`text ${text}`));
  return (
    <div
      role="presentation"
      onKeyDown={({ key }) => told.push(`key ${key}`)}
      onKeyUp={({ key }) => told.push(`${key} is let go`)}
      onInput={() => told.push("input")}
    >
      <input ref={field} aria-label="field" />
      <input aria-label="other" />
    </div>
  );
}

beforeEach(() => told.splice(0));

it("hears what is typed into the field, of which React hears other keys alone", async () => {
  render(<Fields />);
  await userEvent.type(screen.getByLabelText("field"), "ab{ArrowDown}{Enter}{Backspace}");
  expect(told).toEqual([
    "text a",
    "text ab",
    "key ArrowDown",
    "ArrowDown is let go",
    "key Enter",
    "Enter is let go",
    "key Backspace",
    "text a",
    "Backspace is let go",
  ]);
});

it("hears what is pasted", async () => {
  render(<Fields />);
  await userEvent.click(screen.getByLabelText("field"));
  await userEvent.paste("page.click");
  expect(told).toEqual(["text page.click"]);
});

it("leaves other fields alone", async () => {
  render(<Fields />);
  await userEvent.type(screen.getByLabelText("other"), "a");
  expect(told).toEqual(["key a", "input", "a is let go"]);
});
