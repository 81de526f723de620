import styled from "styled-components";
import { messages } from "../../config/messages";
import type { UnwrappedClass } from "../../shared/api/apiCoverage";
import { theme } from "../../theme/theme";
import { HeadingLine } from "../../ui/HeadingLine";
import { SiteLink } from "../../ui/links/SiteLink";

/** Renders classes of Playwright that Ruby does not have, or has in another form. */
export function UnwrappedClasses({ classes }: { classes: readonly UnwrappedClass[] }) {
  return (
    <section>
      <HeadingLine level={3} id="coverage-unwrapped" name={messages.coverage.unwrapped}>
        {messages.coverage.unwrapped}
      </HeadingLine>
      <List>
        {classes.map((unwrapped) => (
          <Row key={unwrapped.name} unwrapped={unwrapped} />
        ))}
      </List>
    </section>
  );
}

function Row({ unwrapped }: { unwrapped: UnwrappedClass }) {
  const { name, members } = unwrapped;
  return (
    <div>
      <dt>
        <code>{name}</code>
        <Where unwrapped={unwrapped} />
      </dt>
      <dd>
        {members.map((member, index) => (
          <span key={member}>
            {index > 0 && ", "}
            <code>{member}</code>
          </span>
        ))}
      </dd>
    </div>
  );
}

/** Renders the class that Ruby has in its place, or else the languages that have it. */
function Where({ unwrapped: { rubyClass, path, languages } }: { unwrapped: UnwrappedClass }) {
  const names = languages.map((language) => messages.coverage.languageNames[language] ?? language);
  if (rubyClass === null) {
    return names.length > 0 && <small>{messages.coverage.languages(names)}</small>;
  }
  const code = <code>{rubyClass}</code>;
  return (
    <small>
      {messages.coverage.inRuby} {path === null ? code : <SiteLink href={path}>{code}</SiteLink>}
    </small>
  );
}

const List = styled.dl`
  margin-top: ${theme.space[3]};
  & > div + div {
    margin-top: ${theme.space[2]};
  }
  & dt {
    font-weight: ${theme.fontWeight.strong};
  }
  & small {
    margin-inline-start: ${theme.space[2]};
    font-size: inherit;
    font-weight: ${theme.fontWeight.normal};
    color: ${theme.color.textMuted};
  }
  & dd {
    color: ${theme.color.textMuted};
    overflow-wrap: anywhere;
  }
`;
