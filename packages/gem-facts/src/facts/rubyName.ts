/** Names that mean something else in Ruby. */
const taken: Readonly<Record<string, string>> = { send: "send_message", tap: "tap_point" };

/** Returns a name as Ruby writes it: `APIRequestContext` → `api_request_context`. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1_$2")
    .toLowerCase();
}

/** Returns the Ruby name of a member: `is_visible` and `isVisible` → `visible?`, `setInputFiles` → `set_input_files`. */
export function rubyName(name: string): string {
  const snake = snakeCase(name);
  if (snake.startsWith("is_")) return `${snake.slice(3)}?`;
  if (snake.endsWith("_")) return snake.slice(0, -1);
  return taken[snake] ?? snake;
}

/** Returns the other names that the gem gives to a method with these required and optional arguments. */
export function aliasNames(
  name: string,
  required: number,
  optional: number,
  hasBlock: boolean,
): string[] {
  const setter =
    name.startsWith("set_") && required === 1 && !hasBlock ? [`${name.slice(4)}=`] : [];
  const testid = name.includes("test_id") ? [name.replaceAll("test_id", "testid")] : [];
  const plain = required + optional === 0 && !hasBlock;
  const attribute = name === "get_attribute" && required === 1;
  const getter = name.startsWith("get_") && !attribute && plain ? [name.slice(4)] : [];
  return [...setter, ...testid, ...(attribute ? ["[]"] : getter)];
}
