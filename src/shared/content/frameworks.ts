/** The frameworks that an example can be written for, in the order in which tabs show it. */
export const frameworks = [
  { id: "rspec", label: "RSpec" },
  { id: "minitest", label: "Minitest" },
  { id: "capybara", label: "Capybara" },
  { id: "plain-ruby", label: "Plain Ruby" },
] as const;

export type FrameworkId = (typeof frameworks)[number]["id"];

/** The name of each framework, in order. */
export const frameworkLabels: readonly string[] = frameworks.map(({ label }) => label);

/** Returns the framework that a tab is labelled with. */
export function frameworkOfLabel(label: string): FrameworkId | null {
  return frameworks.find((framework) => framework.label === label)?.id ?? null;
}
