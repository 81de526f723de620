import { messages } from "../config/messages";
import type { ApiMember } from "../shared/api/apiClass";
import { useApiClass } from "./apiClassContext";
import { Fact, FactList } from "./FactList";
import { negatedCall } from "../shared/api/signatureOf";
import { waitedEvent } from "../shared/api/waitedEvent";
import { TypeName } from "./TypeName";
import { DescriptionText } from "./DescriptionText";

interface MemberFactsProps {
  member: ApiMember;
}

/** Renders the return value, the block's arguments, the errors. */
export function MemberFacts({ member }: MemberFactsProps) {
  const apiClass = useApiClass();
  const { returns, yields, raises, waitsFor, aliases, negation } = member;
  return (
    <FactList>
      <Fact label={messages.reference.returns}>
        <TypeName type={returns.type} />
        <After line={returns.description} />
        <Allowed values={returns.allowed} />
      </Fact>
      {yields !== null && (yields.types.length > 0 || yields.description !== null) && (
        <Fact label={messages.reference.yields}>
          {yields.types.length > 0 && <TypeName type={yields.types.join(", ")} />}
          <After line={yields.description} />
        </Fact>
      )}
      {raises.length > 0 && (
        <Fact label={messages.reference.raises}>
          <ul>
            {raises.map((raise) => (
              <li key={raise.error}>
                <code>{raise.error}</code>
                <DescriptionText line={` ${raise.description}`} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {waitsFor !== null && (
        <Fact label={messages.reference.waitsFor}>
          <WaitedEvent anchor={waitsFor} />
        </Fact>
      )}
      {negation !== null && (
        <Fact label={messages.reference.negation}>
          <code id={negation.anchor}>{negatedCall(apiClass, member)}</code>
        </Fact>
      )}
      {aliases.length > 0 && (
        <Fact label={messages.reference.aliases}>
          <CodeList codes={aliases} />
        </Fact>
      )}
    </FactList>
  );
}

function After({ line }: { line: string | null }) {
  return line === null ? null : <DescriptionText line={` ${line}`} />;
}

function Allowed({ values }: { values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <>
      {` ${messages.reference.allowed} `}
      <CodeList codes={values} />
    </>
  );
}

function CodeList({ codes }: { codes: readonly string[] }) {
  return codes.map((code, index) => (
    <span key={code}>
      {index > 0 && ", "}
      <code>{code}</code>
    </span>
  ));
}

/** Renders a link to the event's section, where the class itself emits it. */
function WaitedEvent({ anchor }: { anchor: string }) {
  const apiClass = useApiClass();
  const { name, isListed } = waitedEvent(apiClass, anchor);
  const code = <code>{name}</code>;
  return isListed ? <a href={`#${anchor}`}>{code}</a> : code;
}
