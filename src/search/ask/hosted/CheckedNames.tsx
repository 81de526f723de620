import { Fragment } from "react";
import styled from "styled-components";
import { site } from "../../../config/site";
import { searchMessages } from "../../../config/searchMessages";
import { theme } from "../../../theme/theme";
import { unknownNames, type KnownNames } from "./unknownNames";

interface CheckedNamesProps {
  code: string;
  known: KnownNames | null;
}

/** Renders a piece of Ruby with the names marked that do not exist in the library. */
export function CheckedNames({ code, known }: CheckedNamesProps) {
  const unknown = known === null ? [] : unknownNames(code, known);
  const ends = unknown.map(({ name, start }) => start + name.length);
  const title = searchMessages.ask.unknownName(site.gemVersion);
  return (
    <>
      {unknown.map(({ name, start }, index) => (
        <Fragment key={start}>
          {code.slice(ends[index - 1] ?? 0, start)}
          <Unknown title={title}>{name}</Unknown>
        </Fragment>
      ))}
      {code.slice(ends.at(-1) ?? 0)}
    </>
  );
}

const Unknown = styled.mark`
  color: inherit;
  text-decoration: underline wavy ${theme.color.danger};
  background: ${theme.color.dangerSoft};
`;
