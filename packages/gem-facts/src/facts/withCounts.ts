import type { ClassJson } from "../classFacts";

/** The class with its members counted. */
export function withCounts(facts: ClassJson): ClassJson {
  const { methods, events } = facts;
  if (facts.status === "removed") return facts;
  const present = methods.filter(({ removedIn }) => removedIn === undefined);
  const documented = present.filter((own) => own.documentedUpstream);
  const own = present.filter(({ inheritedFrom }) => inheritedFrom === undefined);
  const counts = {
    methods: present.length,
    documented: documented.length,
    implemented: present.filter(({ implemented }) => implemented).length,
    unimplemented: present.filter(({ implemented }) => !implemented).length,
    extra: own.filter(({ documentedUpstream, implemented }) => !documentedUpstream && implemented)
      .length,
    params: documented.flatMap(({ params }) => params).length,
    events: events.length,
  };
  return { ...facts, counts };
}
