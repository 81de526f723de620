import { SiteLink } from "../ui/links/SiteLink";
import { useApiClass } from "./apiClassContext";
import { referenceHref } from "./referenceHref";
import { classNames, splitTokens, type Token as TypeToken } from "./splitTokens";

interface TypeNameProps {
  /** `Array<Locator> | nil` */
  type: string;
}

/** Renders a Ruby type; classes that have a page are links to it. */
export function TypeName({ type }: TypeNameProps) {
  return (
    <code data-type="">
      {splitTokens(type, classNames).map((token, index) => (
        <Token key={index} token={token} />
      ))}
    </code>
  );
}

function Token({ token }: { token: TypeToken }) {
  const { name: ownName, typeLinks } = useApiClass();
  if (!token.isNamed || token.text === ownName) return token.text;
  const href = referenceHref(token.text, typeLinks);
  return href === null ? token.text : <SiteLink href={href}>{token.text}</SiteLink>;
}
