import { MDXProvider } from "@mdx-js/react";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ContentElement, ContentNode, ContentProperties } from "../shared/content/contentNode";
import { stubResizeObserver } from "../../test/stubBrowser";
import { copiedMark, copyOnPress } from "../ui/code/copyOnPress";
import { components } from "./components";
import { ContentTree } from "./ContentTree";
import { CodeNotes } from "./codeBlock/CodeNotes";
import { findPreservedSections } from "../hydration/preservedSections";

function element(
  name: string,
  properties: ContentProperties,
  ...children: ContentNode[]
): ContentElement {
  return [name, properties, ...children];
}

function code(properties: ContentProperties, ...lines: string[]): ContentElement {
  const html = lines.map((line) => `${line}\n`).join("");
  return ["CodeBlock", { ...properties, html }];
}

const prompt = '<i class="prompt">$ </i>';

function renderTree(...content: ContentElement[]) {
  return render(
    <MDXProvider components={components}>
      <ContentTree content={content} />
      <CodeNotes />
    </MDXProvider>,
  );
}

beforeAll(stubResizeObserver);
beforeAll(copyOnPress);

it("gives a heading a link to itself that is not part of its name", () => {
  renderTree(element("h2", { id: "install" }, "Install ", element("code", {}, "gem")));
  expect(screen.getByRole("heading", { level: 2, name: "Install gem" })).toHaveAttribute(
    "id",
    "install",
  );
  expect(screen.getByRole("link", { name: "Direct link to Install gem" })).toHaveAttribute(
    "href",
    "#install",
  );
});

it("names a section after its heading", () => {
  renderTree(
    element(
      "section",
      { "aria-labelledby": "install" },
      element("h2", { id: "install" }, "Install"),
    ),
  );
  expect(screen.getByRole("region", { name: "Install" })).toBeInTheDocument();
});

it("shows an admonition with its title", () => {
  renderTree(
    element("Admonition", { kind: "warning", title: "Threads" }, element("p", {}, "Beware.")),
  );
  expect(screen.getByText("Threads")).toBeInTheDocument();
  expect(screen.getByText("Beware.")).toBeInTheDocument();
});

it("names a code block after its file and tells what it is marked with", () => {
  const block = code(
    { language: "ruby", title: "spec/cart_spec.rb", flags: "run discouraged" },
    "1 + 1",
  );
  renderTree(block);
  const figure = within(screen.getByRole("figure"));
  expect(figure.getByText("spec/cart_spec.rb")).toBeInTheDocument();
  expect(figure.getByText("A complete program")).toBeInTheDocument();
  expect(figure.getByText("Discouraged")).toBeInTheDocument();
});

it("copies commands without their prompts and without their output, and says so", async () => {
  const user = userEvent.setup();
  renderTree(
    code(
      { language: "bash" },
      `${prompt}mkdir shop`,
      `${prompt}ls`,
      '<span class="line" data-output="true">shop</span>',
    ),
  );
  await user.click(screen.getByRole("button", { name: "Copy code" }));
  expect(await navigator.clipboard.readText()).toBe("mkdir shop\nls");
  expect(screen.getByRole("status")).toHaveTextContent("Code copied to the clipboard");
});

it("keeps empty lines and indentation when copying", async () => {
  const user = userEvent.setup();
  renderTree(code({ language: "ruby" }, "if a", "", "  b", "end"));
  await user.click(screen.getByRole("button", { name: "Copy code" }));
  expect(await navigator.clipboard.readText()).toBe("if a\n\n  b\nend");
});

it("says so when the browser does not allow copying", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  renderTree(code({ language: "ruby" }, ">1"));
  await user.click(screen.getByRole("button", { name: "Copy code" }));
  expect(screen.getByRole("status")).toHaveTextContent("did not allow copying");
});

it("marks the block that was copied last, and no other", async () => {
  const user = userEvent.setup();
  renderTree(code({ language: "ruby" }, "1"), code({ language: "ruby" }, "2"));
  const [first, second] = screen.getAllByRole("button", { name: "Copy code" });
  await user.click(first as Element);
  expect(first).toHaveAttribute(copiedMark);
  await user.click(second as Element);
  expect(second).toHaveAttribute(copiedMark);
  expect(first).not.toHaveAttribute(copiedMark);
  expect(screen.getByRole("status")).toHaveTextContent("Code copied to the clipboard");
});

it("shows the server's HTML of a section that comes with the data of a navigation", () => {
  const html = '<h2 id="start">Start</h2><p>Text</p>';
  const section = element("PreservedSection", { heading: "start", html }, [
    "section",
    { id: "one" },
  ]);
  const { container } = renderTree(section);
  expect(container.innerHTML).toContain(`<section id="one">${html}</section>`);
});

describe("over the server's HTML", () => {
  function hydrate(html: string, content: ContentElement) {
    const container = document.createElement("div");
    container.innerHTML = html;
    document.body.append(container);
    const tree = (
      <MDXProvider components={components}>
        <ContentTree content={[content]} />
      </MDXProvider>
    );
    render(tree, { container, hydrate: true });
    return container;
  }

  it("does not look into a section in which it has nothing to do", () => {
    const section = element("section", {}, element("p", {}, "Rendered again"));
    const container = hydrate("<section><p>Rendered by the server</p></section>", section);
    expect(container).toHaveTextContent(/^Rendered by the server$/);
  });

  it("keeps what stands in the server's page alone, also where it has to render the page itself", () => {
    jest.spyOn(console, "error").mockReturnValue();
    const page = `<article><p>Of an extension</p><section><h2 id="start">Begin!</h2></section></article>`;
    document.body.innerHTML = page;
    const section = element("PreservedSection", { heading: "start" }, ["section", { id: "one" }]);
    expect(findPreservedSections([section])).toBe(true);
    const { container } = render(
      <MDXProvider components={components}>
        <ContentTree content={[section]} />
      </MDXProvider>,
      { container: document.body, hydrate: true },
    );
    expect(container.innerHTML).toBe(`<section id="one"><h2 id="start">Begin!</h2></section>`);
  });

  it("renders everything itself where that HTML turns out to be of something else", () => {
    jest.spyOn(console, "error").mockReturnValue();
    const section = element("section", {}, element("p", {}, "Rendered again"));
    const container = hydrate("<div>Of an extension</div>", section);
    expect(container).toHaveTextContent(/^Rendered again$/);
  });
});
