import { currentVersion, inVersion } from "../../shared/versions/versionAddress";

/** The fields of what is rendered and searched that hold addresses of the docs. */
const addressFields = new Set(["path", "href", "url", "url_without_anchor", "objectID"]);

/** Returns the same value with every address of the docs as it is called in a version. */
export function addressesInVersion<T>(value: T, version: string): T {
  return version === currentVersion ? value : (translate(value, version) as T);
}

function translate(value: unknown, version: string): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, version));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]: [string, unknown]) => [
      field,
      typeof inner === "string" && addressFields.has(field)
        ? inVersion(inner, version)
        : translate(inner, version),
    ]),
  );
}
