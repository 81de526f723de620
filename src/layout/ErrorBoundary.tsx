import { Component, type ReactNode } from "react";
import { CrashScreen } from "./CrashScreen";

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
      <CrashScreen
        heading={this.props.heading}
        error={crash.error}
        onRetry={() => this.setState({ crash: null })}
      />
    );
  }
}
