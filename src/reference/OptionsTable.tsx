import styled from "styled-components";
import { messages } from "../config/messages";
import type { ApiOption } from "../shared/api/apiClass";
import { targetMark, targetsMark } from "../shared/dom/targetMark";
import { inlineCode } from "../theme/codeSurface";
import { theme } from "../theme/theme";
import { optionLabel } from "./optionLabel";
import { TypeName } from "./TypeName";
import { DescriptionText } from "./DescriptionText";

interface OptionsTableProps {
  options: readonly ApiOption[];
}

/**
 * Renders the options of a member, a row for each; the keys of a hash are indented under it. A row's name links to
 * itself.
 */
export function OptionsTable({ options }: OptionsTableProps) {
  return (
    <List>
      {options.map((option) => (
        <OptionRow key={option.anchor} option={option} />
      ))}
    </List>
  );
}

function OptionRow({ option }: { option: ApiOption }) {
  const { before, name, after, depth } = optionLabel(option);
  return (
    <div id={option.anchor} className="option" data-depth={depth > 0 ? depth : undefined}>
      <dt>
        <a className="name" href={`#${option.anchor}`}>
          <code>
            {before !== "" && <span className="path">{before}</span>}
            {`${name}${after}`}
          </code>
        </a>
        <TypeName type={option.type} />
        {option.unit !== null && (
          <span className="note">{messages.reference.units[option.unit]}</span>
        )}
        <Marks option={option} />
        {option.defaultValue !== null && (
          <span className="default note">
            {`${messages.reference.defaultValue} `}
            <code>{option.defaultValue}</code>
          </span>
        )}
      </dt>
      <dd>
        <DescriptionText line={option.description} />
        {option.allowed.length > 0 && (
          <Values label={messages.reference.allowed} codes={option.allowed} />
        )}
        {option.procParams.length > 0 && (
          <Values label={messages.reference.procGets} codes={option.procParams} />
        )}
      </dd>
    </div>
  );
}

function Marks({ option }: { option: ApiOption }) {
  return (
    <>
      {option.required && option.kind !== "block" && <Mark>{messages.reference.required}</Mark>}
      {option.deprecated && <Mark>{messages.reference.badges.deprecated}</Mark>}
      {option.discouraged && <Mark>{messages.reference.badges.discouraged}</Mark>}
    </>
  );
}

function Mark({ children }: { children: string }) {
  return <span className="mark">{children}</span>;
}

function Values({ label, codes }: { label: string; codes: readonly string[] }) {
  return (
    <p className="values">
      {label}
      {codes.map((code) => (
        <code key={code}>{code}</code>
      ))}
    </p>
  );
}

const List = styled.dl`
  font-size: ${theme.fontSize.sm};
  line-height: 1.55;
  & > .option {
    padding: ${theme.space[2]} 0 ${theme.space[3]};
    border-top: 1px solid ${theme.color.border};
  }
  & > .option:last-child {
    border-bottom: 1px solid ${theme.color.border};
  }
  & > [data-depth] {
    margin-inline-start: ${theme.space[4]};
    padding-inline-start: ${theme.space[4]};
    border-inline-start: 2px solid ${theme.color.border};
  }
  & > [data-depth="2"] {
    margin-inline-start: ${theme.space[6]};
  }
  :root:not([${targetsMark}]) & > [id]:target,
  & > [${targetMark}] {
    background: ${theme.color.mark};
  }
  & dt {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${theme.space[3]};
  }
  & .name {
    text-decoration: none;
  }
  & .name > code {
    font-weight: ${theme.fontWeight.strong};
    overflow-wrap: anywhere;
  }
  & .name:hover > code::after {
    content: " #";
    color: ${theme.color.textMuted};
  }
  & .path {
    font-weight: ${theme.fontWeight.normal};
    color: ${theme.color.textMuted};
  }
  & .mark {
    color: ${theme.color.warning};
  }
  & .note {
    color: ${theme.color.textMuted};
  }
  & .default {
    margin-inline-start: auto;
  }
  & code[data-type] {
    color: ${theme.color.codeConstant};
    overflow-wrap: anywhere;
  }
  & dd {
    max-width: ${theme.size.text};
  }
  & .values {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]};
    margin-top: ${theme.space[1]};
    color: ${theme.color.textMuted};
  }
  & :is(dd, .note) code:not(a > code) {
    ${inlineCode}
  }
`;
