import { type GatsbyBrowser, withPrefix } from "gatsby";
import { Component, type ReactNode } from "react";
import { site } from "../config/site";
import { messages } from "../config/messages";

/** Catches what is thrown where no page and no layout is left: in Gatsby's own parts and in the error screens. */
export const wrapRootElement: NonNullable<GatsbyBrowser["wrapRootElement"]> = ({ element }) => (
  <LastResort>{element}</LastResort>
);

interface LastResortState {
  hasCrashed: boolean;
}

/** Plain HTML for when an error screen throws; it reads nothing of the error. */
export class LastResort extends Component<{ children: ReactNode }, LastResortState> {
  override state: LastResortState = { hasCrashed: false };

  static getDerivedStateFromError(this: void): LastResortState {
    return { hasCrashed: true };
  }

  override componentDidCatch() {
    document.title = `${messages.crash.pageTitle} | ${site.title}`;
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <main role="alert">
        <h1>{messages.crash.withoutLayout}</h1>
        <button type="button" onClick={() => this.setState({ hasCrashed: false })}>
          {messages.crash.tryAgain}
        </button>
        <p>
          {/* There is no router left. */}
          <a href={withPrefix("/")} data-outside="true">
            {messages.frame.home(site.title)}
          </a>
        </p>
      </main>
    );
  }
}
