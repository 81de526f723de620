import { z } from "zod";
import type { SidebarDeclaration, SidebarName } from "../../shared/navigation/sidebar";

const text = z.string().trim().min(1);

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
