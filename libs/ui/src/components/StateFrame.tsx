import type { ReactNode } from 'react';
import styled from 'styled-components';
import { breakingButtons } from './button-style.ts';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 32px 24px;
  text-align: center;

  & > [data-title] {
    margin-top: 16px;
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
    max-width: 480px;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  /* The title of a page that shows nothing else. */
  & > h1[data-title] {
    font-size: var(--t24);
    line-height: 34px;
  }
  & > p[data-text] {
    margin-top: 4px;
    max-width: 400px;
    color: var(--ink-2);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  & > div[data-actions] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-top: 16px;
    max-width: 100%;
    ${breakingButtons}
  }
  & > [data-note] {
    margin-top: 12px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
`;

export interface StateFrameProps {
  /** The drawing above the words. */
  picture: ReactNode;
  /** The state in a few words. */
  title: ReactNode;
  /** Level of the title in the outline; left out, it is a paragraph. */
  level?: 1 | 2 | 3;
  /** The reason, and the data that was kept. */
  text?: ReactNode;
  /** Between the text and the actions. */
  children?: ReactNode;
  /** The next steps. */
  actions?: ReactNode;
  /** A small remark below. */
  note?: ReactNode;
  /** How it is announced: at once, or when the reader pauses. */
  role?: 'alert' | 'status';
}

/** Picture, title, sentence, next step: the shape of every screen or list without content. */
export function StateFrame({ picture, title, level, text, children, actions, note, role }: StateFrameProps) {
  const Title = level === undefined ? 'p' : (`h${level}` as const);
  return (
    <Frame role={role}>
      {picture}
      {/* Where the focus comes when what had it is gone. */}
      <Title data-title="" tabIndex={-1}>
        {title}
      </Title>
      {text === undefined ? null : <p data-text="">{text}</p>}
      {children}
      {actions === undefined ? null : <div data-actions="">{actions}</div>}
      {note === undefined ? null : <div data-note="">{note}</div>}
    </Frame>
  );
}
