/** The facts of a class as `content/api/facts` has them: `src/node/api/apiFacts` reads the part that pages show. */
export interface ClassFacts {
  class: string;
  rubyClass: string;
  path: string;
  playwrightName: string | null;
  status: "current" | "removed";
  since: string | null;
  rubySince?: string;
  experimental: boolean;
  implemented: boolean;
  runtimeOnly?: boolean;
  lastIn?: { gem: string; playwright: string };
  removedIn?: { gem: string; playwright?: string };
  extends: string | null;
  includes: string[];
  implementation?: string | null;
  obtainedFrom: string[];
  examplesUpstream: number;
  counts: Record<string, number>;
  moduleFunctions?: MethodFacts[];
  methods: MethodFacts[];
  events: EventFacts[];
  notForRuby?: { playwrightName: string; kind: string; langs: string[] }[];
  unmatchedPlaywrightMembers?: string[];
  matchers?: string[];
}

export interface FieldFacts {
  name: string;
  required: boolean;
  type: string;
  playwrightType?: string;
  since?: string;
  enum?: string[];
  fields?: FieldFacts[];
  effectiveDefault?: string;
  unit?: string;
  deprecated?: boolean;
}

export interface ParamFacts extends Omit<FieldFacts, "type"> {
  kind: string;
  type?: string;
  default: string | null;
  rbsType?: string;
  playwrightName?: string;
  discouraged?: boolean;
  procParams?: string[];
  procArgWrapped?: boolean;
  callbackThread?: string;
  notAccepted?: string[];
  playwrightDefault?: string;
}

export interface ReturnFacts {
  type: string;
  rbsType?: string | null;
  playwrightType?: string | null;
  enum?: string[];
  fields?: FieldFacts[];
  keyTypes?: string[];
  void?: boolean;
}

export interface BlockFacts {
  params: { name: string; type: string }[];
  required: boolean;
  closesOnExit?: boolean;
}

export interface MethodFacts {
  name: string;
  playwrightName: string | null;
  kind: string;
  implemented: boolean;
  documentedUpstream: boolean;
  internal?: boolean;
  inheritedFrom?: string;
  aliasOf?: string;
  anchor: string;
  aliases: string[];
  params: ParamFacts[];
  block: BlockFacts | null;
  returns: ReturnFacts;
  returnsWithBlock?: string;
  waitsFor?: { event: string; class: string };
  matcher?: { name: string; rspec: string; subject: string };
  since: string | null;
  rubySince?: string;
  removedIn?: string;
  deprecated: boolean;
  discouraged: boolean;
  seeInstead?: string[];
  async: boolean;
  langOnly?: string[];
  throws: string[];
  examplesUpstream: number;
  observed?: unknown;
  notWorking?: unknown;
  effectiveDefault?: string;
  unit?: string;
}

export interface EventFacts {
  name: string;
  rubyName: string;
  constant: string | null;
  payload: string | null;
  playwrightPayload: string | null;
  since: string | null;
  emitted: boolean;
  callbackArgs: number | null;
  callbackThread?: string;
  syncApiCallInCallback?: string;
  deprecated?: boolean;
}
