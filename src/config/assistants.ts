/** A service on the web that reads a page for a reader and answers questions about it. */
export interface Assistant {
  name: string;
  /** Its address, to which the question is added. */
  address: string;
}

/** The assistants that the menu of a page offers to open it in. A site may have none. */
export const assistants: readonly Assistant[] = [
  { name: "ChatGPT", address: "https://chatgpt.com/?q=" },
  { name: "Claude", address: "https://claude.ai/new?q=" },
];
