import styled from "styled-components";

/** 20 × 20, 1.6 wide. */
const outlines = {
  ask: "M3 4.5h14v9H9.5L6 16.5v-3H3ZM8 7.6c.3-2 4-1.8 4 .2 0 1.2-2 1.3-2 2.4M10 11.6v.1",
  chevron: "m7 4.5 5.5 5.5L7 15.5",
  close: "m5 5 10 10M15 5 5 15",
  edit: "m3.5 16.5.8-3.6L13.6 3.6a1.5 1.5 0 0 1 2.1 0l.7.7a1.5 1.5 0 0 1 0 2.1l-9.3 9.3-3.6.8ZM12 5.2 14.8 8",
  language:
    "M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 0 0-15 0Zm.4 2.3h14.2M2.9 7.7h14.2M10 2.5c-4.2 4-4.2 11 0 15 4.2-4 4.2-11 0-15Z",
  markdown: "M2.5 4.5h15v11h-15ZM5.2 12.6V7.4l2.4 2.8L10 7.4v5.2M14 7.4v5m-1.9-1.9 1.9 1.9 1.9-1.9",
  menu: "M3 5.5h14M3 10h14M3 14.5h14",
  moon: "M16.6 11.9A7 7 0 0 1 8.1 3.4a7 7 0 1 0 8.5 8.5Z",
  search: "M3.5 8.8a5.3 5.3 0 1 0 10.6 0 5.3 5.3 0 0 0-10.6 0Zm9.1 3.8 4 4",
  settings:
    "M3 6h7m4 0h3M3 14h3m4 0h7M10 6a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM6 14a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z",
  star: "m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7Z",
  sun: "M6.8 10a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 0 0-6.4 0ZM10 2v1.8m0 12.4V18M2 10h1.8m12.4 0H18M4.3 4.3l1.3 1.3m8.8 8.8 1.3 1.3m0-11.4-1.3 1.3m-8.8 8.8-1.3 1.3",
  system: "M3 4h14v9.5H3Zm4.5 13h5M10 13.5V17",
} as const;

const github =
  "M10 1.8a8.2 8.2 0 0 0-2.6 16c.4.1.6-.2.6-.4v-1.5c-2.3.5-2.8-1-2.8-1-.4-1-.9-1.2-.9-1.2-.8-.5 0-.5 0-.5.8.1 1.3.9 1.3.9.7 1.2 1.9.9 2.4.7 0-.6.3-.9.5-1.1-1.8-.2-3.7-.9-3.7-4.1 0-.9.3-1.6.8-2.2 0-.2-.3-1 .1-2.2 0 0 .7-.2 2.3.9a7.6 7.6 0 0 1 4.1 0c1.6-1.1 2.3-.9 2.3-.9.4 1.2.1 2 .1 2.2.5.6.8 1.3.8 2.2 0 3.2-1.9 3.9-3.7 4.1.3.3.6.8.6 1.5v2.3c0 .2.1.5.6.4a8.2 8.2 0 0 0-2.7-16.1Z";

export type IconName = keyof typeof outlines | "github";

interface IconProps {
  name: IconName;
}

/** Always beside a name: icons are hidden from screen readers. What a page has by the hundred is a `maskedIcon`. */
export function Icon({ name }: IconProps) {
  return (
    <Drawing viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" data-icon={name}>
      {name === "github" ? (
        <path d={github} fill="currentColor" stroke="none" />
      ) : (
        <path d={outlines[name]} />
      )}
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
