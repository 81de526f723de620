import { z } from "zod";
import { sections } from "../../shared/routes/sectionForPath";
import type { SidebarDeclaration, SidebarName } from "../../shared/navigation/sidebar";

const text = z.string().trim().min(1);
const count = z.int().positive();
const sitePath = z.string().regex(/^\/(?!.*\/$)|^\/$/, "must start with / and not end with it");
const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, "must be a language tag: ja, pt-BR");
const headingLevel = z.int().min(2).max(6);

const linkItems = [
  z.strictObject({
    type: z.literal("doc"),
    label: text,
    id: text,
    version: text.optional(),
  }),
  z.strictObject({
    type: z.literal("sidebar"),
    label: text,
    sidebar: z.enum(sections.filter((name) => name !== "none")),
  }),
  z.strictObject({
    type: z.literal("link"),
    label: text,
    href: text,
    icon: z.literal("github").optional(),
  }),
] as const;

const navbarItem = z.discriminatedUnion("type", [
  ...linkItems,
  z.strictObject({
    type: z.literal("dropdown"),
    label: text,
    items: z.array(z.discriminatedUnion("type", linkItems)).min(1),
  }),
  z.strictObject({ type: z.literal("search") }),
  z.strictObject({ type: z.literal("versions") }),
  z.strictObject({ type: z.literal("locales") }),
  z.strictObject({ type: z.literal("colorMode") }),
]);

/** The names in `type` of what the navbar can hold. */
export const navbarItemTypes: readonly string[] = navbarItem.options.map(
  ({ shape }) => shape.type.value,
);

const link = z.strictObject({ label: text, href: text });

/** The shape of `src/config`, beside the sidebars. */
export const configSchema = z.object({
  site: z.object({
    title: text,
    tagline: text,
    description: z.string().min(40).max(170),
    url: z.url({ protocol: /^https?$/ }).regex(/[^/]$/, "must not end with /"),
    locale: text,
    favicon: sitePath,
    repository: z.url(),
    editBase: z.url(),
    copyrightYear: z.int().min(2000),
    tocLevels: z
      .strictObject({ min: headingLevel, max: headingLevel })
      .refine(({ min, max }) => min <= max, "min must not be above max"),
    hidesNavbarOnScroll: z.boolean(),
  }),
  navbar: z.strictObject({ start: z.array(navbarItem), end: z.array(navbarItem) }),
  footerColumns: z.array(z.strictObject({ title: text, links: z.array(link).min(1) })),
  announcement: z
    .strictObject({
      id: z.string().regex(/^[\w.-]+$/, "may have letters, digits, _, . and -"),
      content: text,
      isCloseable: z.boolean(),
    })
    .nullable(),
  assistants: z.array(z.strictObject({ name: text, address: z.url({ protocol: /^https$/ }) })),
  colorMode: z.strictObject({
    defaultMode: z.enum(["light", "dark"]),
    respectsSystem: z.boolean(),
  }),
  versions: z.array(z.object({ name: text, label: text, path: sitePath })).min(1),
  locales: z
    .array(
      z.object({ code: languageTag, label: text, dir: z.enum(["ltr", "rtl"]), path: sitePath }),
    )
    .min(1),
  search: z.object({
    pagePath: sitePath,
    maxQueryLength: count,
    dialogResults: count,
    pageResults: count,
  }),
  landingActions: z.strictObject({ getStarted: sitePath, reference: sitePath }),
  waysIn: z.array(
    z.strictObject({
      title: text,
      links: z
        .array(z.strictObject({ label: text, path: text, isCode: z.boolean().optional() }))
        .min(1),
    }),
  ),
});

/** The configuration once it has the right shape. */
export type CheckedConfig = z.infer<typeof configSchema>;

const sidebarItem = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("doc"), id: text, label: text.optional() }),
  z.strictObject({ type: z.literal("link"), href: text, label: text }),
  z.strictObject({ type: z.literal("folder"), path: text }),
  z.strictObject({
    type: z.literal("category"),
    label: text,
    id: text.optional(),
    get items() {
      return z.array(sidebarItem);
    },
  }),
]);

/** The names in `type` of what a sidebar can hold. */
export const sidebarItemTypes: readonly string[] = sidebarItem.options.map(
  ({ shape }) => shape.type.value,
);

const declaration = z.array(sidebarItem);

/** The shape of `src/config/sidebars.ts`, by the name of its part of the configuration. */
export const sidebarsSchema = z.object({
  sidebars: z.strictObject({ docs: declaration, api: declaration }),
});

/** Returns whether sidebars have the shape that everything that reads them counts on. */
export function areSidebars(
  sidebars: unknown,
): sidebars is Record<SidebarName, SidebarDeclaration> {
  return sidebarsSchema.safeParse({ sidebars }).success;
}
