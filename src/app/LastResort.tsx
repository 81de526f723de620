import { withPrefix } from "gatsby";
import { Component, type ReactNode } from "react";
import { site } from "../config/site";
import { messages } from "../config/messages";

interface LastResortProps {
  children: ReactNode;
}

interface LastResortState {
  hasCrashed: boolean;
}

/** Plain HTML for when an error screen throws; it reads nothing of the error. */
export class LastResort extends Component<LastResortProps, LastResortState> {
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
