import { limitHoverPrefetch } from "./limitHoverPrefetch";

afterEach(() => Reflect.deleteProperty(navigator, "connection"));

it.each([
  [{ effectiveType: "4g", saveData: false }, 1],
  [{ effectiveType: "4g", saveData: true }, 0],
  [{ effectiveType: "slow-2g", saveData: false }, 0],
  [{ effectiveType: "2g", saveData: false }, 0],
  [undefined, 1],
])(
  "[browser 11] with the connection %j, pointing at a link fetches %d pages",
  (connection, pages) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    const hovering = jest.fn();
    const loader = { hovering, loadPage: jest.fn() };
    limitHoverPrefetch(loader);
    loader.hovering("/a");

    expect(hovering).toHaveBeenCalledTimes(pages);
  },
);
