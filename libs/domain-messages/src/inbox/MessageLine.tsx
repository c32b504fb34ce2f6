import type { MessageRow } from '@banyan/contracts/messages';
import { Avatar, UiLink, VisuallyHidden } from '@banyan/ui';
import { createElement } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { iconOf } from './boxes.ts';
import { ShortMoment } from './ShortMoment.tsx';

const Line = styled(UiLink)`
  position: relative;
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  column-gap: 12px;
  align-items: center;
  padding: 12px 24px;
  border-bottom: 1px solid var(--line);
  color: var(--ink);

  &:hover {
    background: var(--hover);
  }
  &[aria-current] {
    background: var(--accent-soft);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > span:first-child {
    grid-row: 1 / 3;
  }
  & > b,
  & > p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    line-height: 22px;
    font-weight: 400;
  }
  &[data-unread] > b {
    font-weight: 600;
  }
  & > p,
  & > small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > p {
    grid-column: 2 / 4;
    min-height: 20px;
  }
  &[aria-current] > :is(p, small) {
    color: var(--ink-2);
  }
  &[data-unread]::before {
    content: '';
    position: absolute;
    inset-inline-start: 9px;
    top: 50%;
    width: 8px;
    height: 8px;
    margin-top: -4px;
    border-radius: 50%;
    background: var(--accent);
  }
`;

const Sign = styled.span`
  width: 36px;
  height: 36px;
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: var(--sunken);
  color: var(--ink-2);
`;

/** Kinds that come from a person and show their face. */
const ofPeople = new Set<MessageRow['kind']>(['at', 'praise', 'comment']);

export interface MessageLineProps {
  message: MessageRow;
  href: string;
  /** It is open beside the list. */
  current: boolean;
}

/** A message in a list: its sign, its text, whether it was read. */
export function MessageLine({ message, href, current }: MessageLineProps) {
  const { t } = useWords();
  const { at, from, image, kind, read, source, text, title } = message;
  const person = from !== '' && (ofPeople.has(kind) || source.type === 'conversation');
  return (
    <Line href={href} aria-current={current ? 'true' : undefined} data-unread={read ? undefined : ''}>
      {person ? (
        <Avatar name={from} src={image} size={36} />
      ) : (
        <Sign>{createElement(iconOf(message), { size: 20, strokeWidth: 1.65, 'aria-hidden': true })}</Sign>
      )}
      <b>
        {read ? null : <VisuallyHidden>{t('inbox.isUnread')}</VisuallyHidden>}
        {title}
      </b>
      <small>
        <ShortMoment at={at} />
      </small>
      <p>{text}</p>
    </Line>
  );
}
