import { Helmet } from "react-helmet";
import styled from "styled-components";
import { site } from "../config/site";
import { messages } from "../config/messages";
import { titleDelimiter } from "../shared/constants";
import { errorMessages } from "../shared/text/errorMessages";
import { theme } from "../theme/theme";
import { Button } from "../ui/Button";
import { Screen } from "../ui/Screen";

interface CrashScreenProps {
  heading: string;
  error: unknown;
  onRetry: () => void;
}

/** Renders the screen in place of a page that throws. */
export function CrashScreen({ heading, error, onRetry }: CrashScreenProps) {
  return (
    <Screen role="alert">
      <Helmet>
        <title>{`${messages.crash.pageTitle} ${titleDelimiter} ${site.title}`}</title>
      </Helmet>
      <h1>{heading}</h1>
      <Messages>{errorMessages(error).join("\n\n")}</Messages>
      <Button type="button" onClick={onRetry}>
        {messages.crash.tryAgain}
      </Button>
    </Screen>
  );
}

const Messages = styled.pre`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  white-space: pre-wrap;
  color: ${theme.color.danger};
  background: ${theme.color.dangerSoft};
`;
