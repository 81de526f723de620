import { apiBadges } from "../shared/apiClass";
import { apiIndexKinds, type ApiIndexEntry, type ApiIndexPlace } from "../shared/apiIndex";
import { oneOf } from "../shared/oneOf";

type DocPageResult = NonNullable<Queries.OverviewTemplateQuery["docPage"]>;
type ApiIndexResult = NonNullable<DocPageResult["apiIndex"]>;
type PlaceResult = ApiIndexResult[number]["places"][number];

/** The A–Z index, from the template's query. */
export function toApiIndex(result: ApiIndexResult): ApiIndexEntry[] {
  return result.map(({ name, kinds, places }) => ({
    name,
    kinds: kinds.map((kind) => oneOf(apiIndexKinds, kind)),
    places: places.map(toPlace),
  }));
}

function toPlace(place: PlaceResult): ApiIndexPlace {
  return { ...place, warning: place.warning === null ? null : oneOf(apiBadges, place.warning) };
}
