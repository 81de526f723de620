import { Component, type ReactNode } from "react";
import { Helmet } from "react-helmet";
import styled from "styled-components";
import { site } from "../config/site";
import { messages } from "../config/messages";
import { titleDelimiter } from "../shared/constants";
import { errorMessages } from "../shared/text/errorMessages";
import { theme } from "../theme/theme";
import { Button } from "../ui/Button";
import { Screen } from "../ui/Screen";

interface ErrorBoundaryProps {
  heading: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  crash: { error: unknown } | null;
}

/** Renders what went wrong in place of what threw, and lets the reader try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crash: null };

  static getDerivedStateFromError(this: void, error: unknown): ErrorBoundaryState {
    return { crash: { error } };
  }

  /** What comes in its place, as a preview's page that is mended, is rendered. */
  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.crash && before.children !== this.props.children) this.setState({ crash: null });
  }

  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return (
      <Screen role="alert">
        <Helmet>
          <title>{`${messages.crash.pageTitle} ${titleDelimiter} ${site.title}`}</title>
        </Helmet>
        <h1>{this.props.heading}</h1>
        <Messages>{errorMessages(crash.error).join("\n\n")}</Messages>
        <Button type="button" onClick={() => this.setState({ crash: null })}>
          {messages.crash.tryAgain}
        </Button>
      </Screen>
    );
  }
}

const Messages = styled.pre`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  white-space: pre-wrap;
  color: ${theme.color.danger};
  background: ${theme.color.dangerSoft};
`;
