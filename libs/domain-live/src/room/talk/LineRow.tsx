import type { RoomLine } from '@banyan/contracts/live';
import { Avatar, clock, IconButton, Tag } from '@banyan/ui';
import { CircleCheck, ThumbsUp, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { useRoomTimes } from '../shared/useRoomTimes.ts';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 0 10px;
  padding: 8px 12px;
  margin: 0 -12px;
  border-radius: var(--r-ctl);

  &[data-question][data-own] {
    padding: 12px;
    background: var(--accent-soft);
  }
  &[aria-current] {
    background: var(--hover);
  }
  & > div > header {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: var(--t12);
    line-height: 18px;
    color: var(--ink-3);
  }
  & > div > header > b {
    min-width: 0;
    overflow: hidden;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > div > header > :is(time, button) {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  & > div > header > button:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  & p {
    line-height: 22px;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & > div > footer {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-top: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > div > footer > :is(button, span) {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 24px;
  }
  & > div > footer > button:hover {
    color: var(--ink);
  }
  & > div > footer > button[aria-pressed='true'] {
    color: var(--accent-text);
  }
  /* Hidden until hover or focus. */
  & > [data-acts] {
    position: absolute;
    inset-inline-end: 8px;
    bottom: 4px;
    display: flex;
    border-radius: 6px;
    background: var(--surface);
    opacity: 0;
  }
  &:hover > [data-acts],
  &:focus-within > [data-acts] {
    opacity: 1;
  }
`;

/** Actions on a line. */
export interface LineActs {
  /** Seeks to its moment of the playback; null when none is on display. */
  readonly onGo: ((line: RoomLine) => void) | null;
  /** Undefined when the viewer may not vote. */
  readonly onWant: ((line: RoomLine) => void) | undefined;
  readonly onAnswered: ((line: RoomLine) => void) | undefined;
  readonly onRemove: (line: RoomLine) => void;
  /** The viewer hosts the room. */
  readonly hosting: boolean;
}

export interface LineRowProps extends LineActs {
  line: RoomLine;
  /** Marks a question as such. */
  tagged: boolean;
  /** The film has reached the line. */
  current: boolean;
}

/** A chat line or a question. */
export const LineRow = observer(function LineRow(props: LineRowProps) {
  const { line, current, hosting, onAnswered, onGo, onRemove, onWant, tagged } = props;
  const { t } = useWords();
  const { time } = useRoomTimes();
  const { answered, at, by, filmAt, host, own, text, wanted, wants } = line;
  const question = line.kind === 'question';
  const name = own ? t('live.you') : by.name;
  return (
    <Row
      data-line={line.id}
      data-question={question ? '' : undefined}
      data-own={own ? '' : undefined}
      aria-current={current ? 'true' : undefined}
    >
      <Avatar name={by.name} src={by.image} size={28} />
      <div>
        <header>
          <b title={by.department === '' ? undefined : by.department}>{name}</b>
          {host ? <Tag tone="ok">{t('live.host')}</Tag> : null}
          {question && tagged ? <Tag>{t('live.toHost')}</Tag> : null}
          {onGo === null || filmAt === null ? (
            <time dateTime={new Date(at).toISOString()}>{time(at)}</time>
          ) : (
            <button
              type="button"
              aria-label={t('live.goToLine', { at: clock(filmAt / 1000), text })}
              onClick={() => onGo(line)}
            >
              {clock(filmAt / 1000)}
            </button>
          )}
        </header>
        <p>{text}</p>
        {question ? (
          <footer>
            {own || onWant === undefined ? (
              <span>
                <ThumbsUp size={14} aria-hidden="true" />
                {wants === 0 ? t('live.nobodyElse') : t('live.wants', { count: wants })}
              </span>
            ) : (
              <button type="button" aria-pressed={wanted} onClick={() => onWant(line)}>
                <ThumbsUp size={14} aria-hidden="true" />
                {wants === 0 ? t('live.wantToo') : t(wanted ? 'live.wantsWithYou' : 'live.wants', { count: wants })}
              </button>
            )}
            {answered ? (
              <span>
                <CircleCheck size={14} aria-hidden="true" />
                {t('live.answered')}
              </span>
            ) : null}
          </footer>
        ) : null}
      </div>
      {hosting || own ? (
        <div data-acts="">
          {question && onAnswered !== undefined ? (
            <IconButton
              size="xs"
              label={t(answered ? 'live.notAnswered' : 'live.markAnswered')}
              aria-pressed={answered}
              onClick={() => onAnswered(line)}
            >
              <CircleCheck size={16} aria-hidden="true" />
            </IconButton>
          ) : null}
          <IconButton size="xs" label={t('live.removeLine', { name })} onClick={() => onRemove(line)}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </div>
      ) : null}
    </Row>
  );
});
