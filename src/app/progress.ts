import { rememberSuccess } from "../shared/rememberSuccess";

/** A navigation that is done sooner shows no bar. */
const delay = 200;

/** The part of what Gatsby tells that counts here. */
interface RouteUpdate {
  location: { pathname: string };
  prevLocation: { pathname: string } | null;
}

/** Most readers never wait for a page, so the bar comes only to those who do. */
const loadBar = rememberSuccess(() => import("./progressBar"));

/** The hooks of Gatsby that show the bar while a page is slow to come. */
export function createProgress() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  const withBar = (act: "start" | "done") =>
    void loadBar().then(
      ({ bar }) => {
        if (isWaiting === (act === "start")) bar[act]();
      },
      () => undefined,
    );
  return {
    onPreRouteUpdate: ({ location, prevLocation }: RouteUpdate): void => {
      if (!prevLocation || prevLocation.pathname === location.pathname) return;
      clearTimeout(timer);
      isWaiting = true;
      timer = setTimeout(() => withBar("start"), delay);
    },
    onRouteUpdate: (): void => {
      clearTimeout(timer);
      isWaiting = false;
      if (document.querySelector('[role="progressbar"]')) withBar("done");
    },
  };
}
