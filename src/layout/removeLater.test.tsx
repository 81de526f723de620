import { render } from "@testing-library/react";
import { removeLater } from "./removeLater";

const long = Array.from({ length: 1001 }, (_, at) => <i key={at} />);

interface FrameProps {
  page: string;
  isLong: boolean;
}

function Frame({ page, isLong }: FrameProps) {
  return (
    <main ref={removeLater}>
      <div key={page} data-page={page}>
        {page}
        {isLong && long}
      </div>
    </main>
  );
}

/** The pages in the document, in order; a star for those that nothing is drawn of. */
function pages() {
  const found = Array.from(document.querySelectorAll<HTMLElement>("main > div"));
  return found.map(({ dataset, style }) =>
    style.contentVisibility === "hidden" ? `${dataset["page"]}*` : dataset["page"],
  );
}

function go(isLong: boolean) {
  const { rerender } = render(<Frame page="first" isLong={isLong} />);
  rerender(<Frame page="second" isLong={isLong} />);
  return rerender;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { CSS: { supports: () => true } });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "CSS");
});

it("takes a long page out after the frames of the next one, which is found first meanwhile", () => {
  const rerender = go(true);
  expect(pages()).toEqual(["second", "first*"]);
  rerender(<Frame page="third" isLong />);
  expect(pages()).toEqual(["third", "second*", "first*"]);
  jest.runAllTimers();
  expect(pages()).toEqual(["third"]);
});

it("takes a short page out at once", () => {
  go(false);
  expect(pages()).toEqual(["second"]);
});

it.each([undefined, { supports: () => false }])(
  "takes a long page out at once in a browser that would draw it (%j)",
  (CSS) => {
    Object.assign(globalThis, { CSS });
    go(true);
    expect(pages()).toEqual(["second"]);
  },
);
