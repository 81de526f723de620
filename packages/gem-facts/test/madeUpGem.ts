import type { Gem } from "../src/gem/readGem";
import type { ApiArgument, ApiClass, ApiMember, ApiType } from "../src/playwright/apiJson";

/** A library of kettles, in the shape of the real one: it has each case that a release can bring. */
export const gemFiles: Readonly<Record<string, string>> = {
  "lib/playwright/version.rb": `module Playwright
  VERSION = '2.1.0'
  COMPATIBLE_PLAYWRIGHT_VERSION = '2.1.1'
end
`,
  "playwright.gemspec": `Gem::Specification.new { |spec| spec.required_ruby_version = '>= 3.0' }\n`,
  "lib/playwright.rb": `module Playwright
  module_function def brew(cups:, &block)
    cups
  end
end
`,
  "lib/playwright/events.rb": `module Playwright
  module Events
  end
end

{
  Kettle: { Boiled: 'boiled' },
}.each { |key, events| Playwright::Events.const_set(key, events) }
`,
  "lib/playwright/channel_owners/kettle.rb": `module Playwright
  define_channel_owner :Kettle do
    attr_reader :lid
    attr_writer :owner

    def boil(degrees, timeout: nil, &block)
    end

    def on?
    end

    def set_mode(mode)
    end

    def ready
    end
    alias_method :ready?, :ready

    def expect_boiled(predicate: nil, timeout: nil, &block)
    end

    def guid
    end

    private def heat
    end
  end
end
`,
  "lib/playwright/lid_impl.rb": `module Playwright
  define_api_implementation :LidImpl do
    def open(width: nil)
    end
  end
end
`,
  "lib/playwright/steam.rb": `module Playwright
  class Steam
    def blow(pressure: 1)
    end
  end
end
`,
  "documentation/docs/api/kettle.md": `# Kettle

\`\`\`ruby
kettle.boil(90)
\`\`\`

## boil

\`\`\`
def boil(degrees, timeout: nil, &block)
\`\`\`

:::warning

Old.

:::

\`\`\`ruby
kettle.boil(80)
\`\`\`

## on?

\`\`\`
def on?
\`\`\`

## set_mode

\`\`\`
def set_mode(mode)
\`\`\`
alias: \`mode=\`

## ready

\`\`\`
def ready
\`\`\`

## expect_boiled

\`\`\`
def expect_boiled(predicate: nil, timeout: nil, &block)
\`\`\`

## lid
`,
  "documentation/docs/api/lid.md": "# Lid\n\n## open\n\n```\ndef open(width: nil)\n```\n",
};

const js = { only: ["js"] };

function langs(given: Partial<ApiArgument["langs"]> = {}): ApiArgument["langs"] {
  return { aliases: {}, types: {}, overrides: {}, ...given };
}

export function argument(
  name: string,
  type: ApiType | string,
  more: Partial<ApiArgument> = {},
): ApiArgument {
  const own = typeof type === "string" ? { name: type } : type;
  return { name, since: "v2.0", langs: langs(), type: own, required: false, comment: "", ...more };
}

export function member(
  name: string,
  type: ApiType | string,
  args: ApiArgument[] = [],
  more: Partial<ApiMember> = {},
): ApiMember {
  return {
    ...argument(name, type, { required: true }),
    kind: "method",
    alias: name,
    async: true,
    args,
    ...more,
  };
}

export function optionsOf(...properties: ApiArgument[]): ApiArgument {
  return argument("options", { name: "Object", properties });
}

export const modes: ApiType = { name: "Mode", union: [{ name: '"green"' }, { name: '"black"' }] };

/** What "Playwright" says of it, with what other languages have. */
export const api: readonly ApiClass[] = [
  {
    name: "Kettle",
    since: "v2.0",
    langs: langs(),
    members: [
      member("lid", "Lid", [], { kind: "property", async: false }),
      member("boiled", "Kettle", [], { kind: "event" }),
      member(
        "boil",
        { name: "", union: [{ name: "null" }, { name: "Steam" }] },
        [
          argument("degrees", "int", { required: true }),
          optionsOf(
            argument("timeout", "float", {
              comment: "Defaults to `30000`.",
              langs: langs({ only: ["python"] }),
            }),
            argument("timeout", "float", { comment: "Defaults to `0`.", langs: langs(js) }),
          ),
        ],
        { deprecated: "[`method: Lid.open`]" },
      ),
      member("isOn", "boolean"),
      member("setMode", "void", [argument("mode", modes, { required: true })]),
      member("ready", "boolean"),
      member("whistle", "void", [optionsOf(argument("times", "int"))]),
      member(
        "waitForBoiled",
        "Kettle",
        [optionsOf(argument("predicate", "function"), argument("timeout", "float"))],
        {
          langs: langs({ aliases: { python: "expect_boiled" } }),
        },
      ),
      member("pourAsync", "void", [], { langs: langs(js) }),
    ],
  },
  {
    name: "Lid",
    since: "v2.0",
    langs: langs(),
    members: [member("open", "void", [optionsOf(argument("width", "int"))])],
  },
  {
    name: "Steam",
    since: "v2.1",
    langs: langs(js),
    members: [
      member("blow", "void", [optionsOf(argument("pressure", "float"))], { since: "v2.1" }),
    ],
  },
  { name: "Stove", since: "v2.0", langs: langs(js), members: [member("heat", "void")] },
];

/** The library as a release of that number. */
export function madeUpGem(more: Partial<Gem> & { changed?: Record<string, string> } = {}): Gem {
  const { changed = {}, ...rest } = more;
  return {
    files: new Map(Object.entries({ ...gemFiles, ...changed })),
    version: "2.1.0",
    playwright: "2.1.1",
    ruby: ">= 3.0",
    released: "2026-11-20",
    commit: "c0ffee",
    ...rest,
  };
}
