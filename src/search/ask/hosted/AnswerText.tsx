import styled from "styled-components";
import { CodeFigure } from "../../../mdx/codeBlock/CodeFigure";
import { theme } from "../../../theme/theme";
import { InlineText } from "../InlineText";
import { readMarkdown, type AnswerBlock } from "./readMarkdown";

interface AnswerTextProps {
  text: string;
  onFollow: () => void;
}

/** Renders what an assistant wrote. */
export function AnswerText({ text, onFollow }: AnswerTextProps) {
  return (
    <Blocks>
      {readMarkdown(text).map((block, index) => (
        <Block key={index} block={block} onFollow={onFollow} />
      ))}
    </Blocks>
  );
}

function Block({ block, onFollow }: { block: AnswerBlock; onFollow: () => void }) {
  switch (block.type) {
    case "code":
      return <CodeFigure language={block.language} code={<code>{block.text}</code>} />;
    case "list":
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <InlineText text={item} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      );
    case "heading":
      return (
        <p>
          <strong>{block.text}</strong>
        </p>
      );
    case "paragraph":
      return (
        <p>
          <InlineText text={block.text} onFollow={onFollow} />
        </p>
      );
  }
}

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  margin: ${theme.space[2]} ${theme.space[3]} ${theme.space[3]};
  font-size: ${theme.fontSize.sm};
`;
