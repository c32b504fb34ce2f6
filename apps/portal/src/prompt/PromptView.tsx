import type { ContactPerson } from '@banyan/contracts/account';
import { Container, Dot } from '@banyan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ContactCard } from './ContactCard.tsx';

const Grid = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 480px;
  gap: 48px;
  align-items: center;
  min-height: 576px;

  & h1 {
    margin-top: 8px;
    font-size: var(--t32);
    line-height: 46px;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`;

const Code = styled.p`
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
`;

const Lead = styled.p`
  max-width: 560px;
  margin-top: 12px;
  font-size: var(--t16);
  line-height: 28px;
  color: var(--ink-2);
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 32px;
`;

export interface PromptViewProps {
  /** `Code 3`; left out if there is none worth showing. */
  readonly code?: string;
  /** The reason in a few words, beside the code. */
  readonly reason?: string;
  readonly title: string;
  readonly text: string;
  /** The server's message, as plain text. */
  readonly said?: string;
  /** The next steps, the main one first. */
  readonly actions: ReactNode;
  readonly contact: ContactPerson | null;
  /** Subject of a message to the contact. */
  readonly subject: string;
  readonly picture: ReactNode;
}

/** The reason for the stop, the data kept, the next step, the contact. */
export function PromptView({ code, reason, title, text, said, actions, contact, subject, picture }: PromptViewProps) {
  return (
    <Grid>
      <div>
        <Code>
          {code}
          {code !== undefined && reason !== undefined ? <Dot /> : null}
          {reason}
        </Code>
        <h1>{title}</h1>
        <Lead>{text}</Lead>
        {said === undefined ? null : <Lead>{said}</Lead>}
        <Actions>{actions}</Actions>
        {contact === null ? null : <ContactCard contact={contact} subject={subject} />}
      </div>
      {picture}
    </Grid>
  );
}
