import {
  apiBadges,
  apiMemberKinds,
  apiOptionKinds,
  apiStatuses,
  apiUnits,
  type ApiClass,
  type ApiMember,
  type ApiOption,
} from "../shared/apiClass";
import { oneOf } from "../shared/oneOf";

type ApiClassResult = Queries.ApiClassFieldsFragment;
type MemberResult = ApiClassResult["members"][number];
type OptionResult = MemberResult["options"][number];

/** The class of an API page, from the template's query. */
export function toApiClass(result: ApiClassResult): ApiClass {
  return {
    ...result,
    status: oneOf(apiStatuses, result.status),
    members: result.members.map(toMember),
  };
}

function toMember(member: MemberResult): ApiMember {
  return {
    ...member,
    kind: oneOf(apiMemberKinds, member.kind),
    badges: member.badges.map((badge) => oneOf(apiBadges, badge)),
    options: member.options.map(toOption),
  };
}

function toOption(option: OptionResult): ApiOption {
  return {
    ...option,
    kind: oneOf(apiOptionKinds, option.kind),
    unit: option.unit === null ? null : oneOf(apiUnits, option.unit),
  };
}
