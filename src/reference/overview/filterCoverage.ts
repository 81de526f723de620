import type {
  ApiCoverage,
  CoveredClass,
  CoveredMember,
  UnwrappedClass,
} from "../../shared/api/apiCoverage";
import { matchesName } from "../../shared/api/matchesName";

/** Returns the part that fits the query: classes whole where their own name does, else with the members that do. */
export function filterCoverage({ classes, unwrapped }: ApiCoverage, query: string): ApiCoverage {
  return {
    classes: classes.flatMap((covered) => filterClass(covered, query)),
    unwrapped: unwrapped.filter(({ name, members }) => matchesName(query, [name, ...members])),
  };
}

function filterClass(covered: CoveredClass, query: string): CoveredClass[] {
  if (matchesName(query, [covered.name])) return [covered];
  const fits = ({ name, jsName }: CoveredMember) =>
    matchesName(query, [`${covered.name}${name}`, jsName ?? ""]);
  const implemented = covered.implemented.filter(fits);
  const missing = covered.missing.filter(fits);
  const otherLanguages = covered.otherLanguages.filter((name) => matchesName(query, [name]));
  const isEmpty = implemented.length + missing.length + otherLanguages.length === 0;
  return isEmpty ? [] : [{ ...covered, implemented, missing, otherLanguages }];
}

/** Returns the number of classes and members. */
export function countNames({ classes, unwrapped }: ApiCoverage): number {
  const members = classes.map(
    ({ implemented, missing, otherLanguages }: CoveredClass) =>
      implemented.length + missing.length + otherLanguages.length,
  );
  const others = unwrapped.map((one: UnwrappedClass) => one.members.length);
  return [...members, ...others].reduce((sum, count) => sum + count, 0);
}
