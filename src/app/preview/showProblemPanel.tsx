import { createRoot } from "react-dom/client";
import { ProblemPanel } from "./ProblemPanel";

/** Renders the panel beside the app, so that it is there when the app is not. */
export function showProblemPanel(): void {
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(<ProblemPanel />);
}
