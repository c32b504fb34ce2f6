import { Button, Container } from '@banyan/ui';
import styled from 'styled-components';

const Frame = styled(Container)`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 96px 0;
  text-align: center;

  h1 {
    font-size: var(--t24);
    line-height: 36px;
  }
  p {
    max-width: 480px;
    color: var(--ink-2);
  }
  div {
    display: flex;
    gap: 8px;
    margin-top: 16px;
  }
`;

export interface FailureView {
  readonly title: string;
  readonly text: string;
  /** Details for support. */
  readonly details?: string;
  /** `copies`: it copies something instead of trying again. */
  readonly action: { readonly label: string; readonly onPress: () => void; readonly copies?: boolean };
  readonly home: { readonly label: string; readonly href: string } | null;
}

/** A failure in words alone: it is part of the first chunk, so it can be shown when others fail to load. */
export function PlainError({ title, text, details, action, home }: FailureView) {
  return (
    <Frame role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {details === undefined ? null : <p>{details}</p>}
      <div>
        <Button variant="primary" onClick={action.onPress}>
          {action.label}
        </Button>
        {home === null ? null : <a href={home.href}>{home.label}</a>}
      </div>
    </Frame>
  );
}
