import type { ApiArgument, ApiClass, ApiMember } from "./apiJson";

/** The gem follows what Playwright says for Python: its names, its overrides, its members. */
const flavour = "python";

type Described = Pick<ApiArgument, "name" | "langs">;

/** True where Playwright has it for Ruby. */
export function isForRuby({ langs }: Pick<Described, "langs">): boolean {
  return langs.only?.includes(flavour) !== false;
}

/** Its name for Ruby before it is written in Ruby's way: `expect_event` of `waitForEvent`. */
export function flavouredName({ name, langs }: Described): string {
  return langs.aliases[flavour] ?? name;
}

/** Its name in JavaScript: `$eval`, `not.toBeVisible`, and `waitForEvent` of the second one that Python has. */
export function playwrightName({ name, langs }: Described): string {
  return langs.aliases["js"] ?? name.replace(/^NotT/, "not.t").replace(/^(waitForEvent)2$/, "$1");
}

/** An argument as Ruby has it, where Playwright says it anew for Python. */
function overridden(argument: ApiArgument): ApiArgument {
  const override = argument.langs.overrides[flavour];
  return override === undefined ? argument : { ...argument, ...(override as Partial<ApiArgument>) };
}

/** Members that Ruby has or could have. */
export function rubyMembers({ members }: ApiClass): ApiMember[] {
  return members.filter(isForRuby);
}

/** The arguments of a member in the order of Ruby: positional ones, then options, each by itself. */
export function rubyArguments({ args }: ApiMember): {
  positional: ApiArgument[];
  keywords: ApiArgument[];
} {
  const own = args.filter(isForRuby).map(overridden);
  const positional = own.filter(({ required }) => required);
  const pythonsFirst = own.filter(({ required, langs }) => !required && isPythonsOwn(langs));
  const others = own.filter(({ required, langs }) => !required && !isPythonsOwn(langs));
  return { positional, keywords: [...pythonsFirst, ...others].flatMap(spread) };
}

function isPythonsOwn({ only }: ApiArgument["langs"]): boolean {
  return only?.includes(flavour) === true && !only.includes("js");
}

/** The options of `options`, which are keywords of the method in Ruby. */
function spread(argument: ApiArgument): ApiArgument[] {
  const isOptions = argument.name.endsWith("options") && argument.type.name === "Object";
  return isOptions ? fieldsOf(argument.type.properties) : [argument];
}

/** Keys of an object, as Ruby has them. */
export function fieldsOf(properties: readonly ApiArgument[] = []): ApiArgument[] {
  return properties.filter(isForRuby).map(overridden);
}

/** The same argument as JavaScript has it: what the facts call its Playwright type. */
export function javascriptTwin(name: string, { args }: ApiMember): ApiArgument | undefined {
  const own = args.filter(({ langs }) => langs.only?.includes("js") !== false);
  return [...own, ...own.flatMap(({ type }) => type.properties ?? [])].find(
    (argument) => argument.name === name && argument.langs.only?.includes("js") !== false,
  );
}
