import "react";

/** Attributes of HTML that React 18 passes on but has no types for. */
declare module "react" {
  interface HTMLAttributes<T> {
    /** React 18 knows no boolean `inert`: the empty string sets it. */
    inert?: "" | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
  interface DialogHTMLAttributes<T> {
    closedby?: "any" | "closerequest" | "none" | undefined;
  }
}
