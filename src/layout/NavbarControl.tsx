import { Link } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import type { NavbarItem } from "../config/navigation";
import { words } from "../config/words";
import type { Section } from "../shared/sectionForPath";
import { theme } from "../theme/theme";
import { controlStyle } from "../ui/controlStyle";
import { Icon } from "../ui/Icon";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { LocaleMenu } from "./LocaleMenu";
import { ToggleColorMode } from "./ToggleColorMode";
import { VersionMenu } from "./VersionMenu";

interface NavbarControlProps {
  item: NavbarItem;
  section: Section;
  search: ReactNode;
}

/** Draws one declared item of the navbar. */
export function NavbarControl({ item, section, search }: NavbarControlProps) {
  switch (item.type) {
    case "section":
      return (
        <SectionLink to={item.path} aria-current={item.section === section ? "true" : undefined}>
          {item.label}
        </SectionLink>
      );
    case "external":
      return (
        <IconLink href={item.href} title={item.label}>
          <Icon name={item.icon} />
          <VisuallyHidden>{`${item.label} ${words.frame.opensElsewhere}`}</VisuallyHidden>
        </IconLink>
      );
    case "search":
      return search;
    case "versions":
      return <VersionMenu />;
    case "locales":
      return <LocaleMenu />;
    case "colorMode":
      return <ToggleColorMode />;
  }
}

const SectionLink = styled(Link)`
  ${controlStyle}
  position: relative;
  padding: 0 ${theme.space[3]};
  font-weight: 550;
  &[aria-current] {
    color: ${theme.color.text};
  }
  &[aria-current]::after {
    content: "";
    position: absolute;
    inset: auto ${theme.space[3]} calc((100% - ${theme.size.navbar}) / 2 - 1px);
    height: 2px;
    background: ${theme.color.accent};
  }
`;

const IconLink = styled.a`
  ${controlStyle}
`;
