import type { ClassJson } from "../classFacts";

/** Members that return, yield or emit a class: `Browser#new_page`, `Page event popup`. */
export function obtainedFrom(
  { class: name, status, obtainedFrom: known }: ClassJson,
  all: readonly ClassJson[],
): Pick<ClassJson, "obtainedFrom"> {
  if (status === "removed") return { obtainedFrom: known };
  const current = all.filter((own) => own.status === "current");
  return { obtainedFrom: [...new Set(current.flatMap((own) => placesIn(own, name)))].sort() };
}

function placesIn(
  { class: owner, methods, moduleFunctions = [], events }: ClassJson,
  name: string,
): string[] {
  const places = (separator: string, own: ClassJson["methods"]) =>
    own
      .filter(
        ({ internal, implemented, removedIn }) =>
          !internal && implemented && removedIn === undefined,
      )
      .flatMap((method) => [
        ...(mentions(method.returns.type, name) ? [`${owner}${separator}${method.name}`] : []),
        ...(method.block?.params.some(({ type }) => mentions(type, name))
          ? [`${owner}${separator}${method.name} {block}`]
          : []),
      ]);
  return [
    ...places("#", methods),
    ...places(".", moduleFunctions),
    ...events
      .filter(({ payload, callbackArgs }) => callbackArgs === 1 && mentions(payload ?? "", name))
      .map((event) => `${owner} event ${event.rubyName}`),
  ];
}

function mentions(type: string, name: string): boolean {
  return type.split(/\W+/).includes(name);
}
