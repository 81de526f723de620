import { declaredMethods, rbsMember } from "../src/node/rbs/rbsMember";
import { rbsFile } from "../src/node/rbs/rbsFile";
import { rbsNames } from "../src/node/rbs/rbsNames";
import { memberTypes } from "../src/reference/types/memberTypes";
import { memberId } from "../src/shared/api/apiReference";
import { realFacts, realLibrary } from "./realFacts";

const names = rbsNames(realLibrary);
const rbs = rbsFile(realFacts, names, "1.61.0");
const classes = realFacts.filter(({ status }) => status === "current");

it.each(classes)("pages find the types of every member of $class", (owner) => {
  for (const method of declaredMethods(owner)) {
    const id = memberId({ name: owner.class }, method);
    expect([id, memberTypes(rbs, id)]).toEqual([id, rbsMember(method, owner, names)]);
  }
});
