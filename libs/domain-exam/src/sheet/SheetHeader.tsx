import { dateFormat } from '@banyan/core-screen';
import { BrandMark, Button, clock, Container, VisuallyHidden } from '@banyan/ui';
import { useSession } from '@banyan/core-session';
import { CloudCheck, CloudOff, RotateCw, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWhen } from '../shared/useWhen.ts';
import { useWords } from '../shared/useWords.ts';
import { useDesk } from './desk.ts';

const Top = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  height: 64px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: 24px;
    height: 100%;
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;

  & > h1 {
    font-size: var(--t16);
    line-height: 24px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Time = styled.p`
  display: flex;
  align-items: baseline;
  gap: 10px;
  font-size: var(--t12);
  color: var(--ink-2);
  white-space: nowrap;

  & > b {
    font-size: var(--t24);
    line-height: 32px;
    color: var(--ink);
    letter-spacing: 0.01em;
    font-variant-numeric: tabular-nums;
  }
  & > svg {
    align-self: center;
  }
  & > small {
    font-size: inherit;
    color: var(--ink-3);
  }
  &[data-near],
  &[data-near] > b {
    color: var(--warn);
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 16px;
  min-width: 0;
`;

const State = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;

  & > svg {
    flex: none;
  }
  &[data-state='saved'] > svg {
    color: var(--ok);
  }
  &[data-state='late'] {
    color: var(--warn);
  }
`;

/** Seconds left at which the clock turns to a warning. */
const nearS = 300;
const marks = { 1800: 'sheet.clock.half', 300: 'sheet.clock.five', 60: 'sheet.clock.one' } as const;

/** Time left by the server's clock; screen readers announce it at 30, 5 and 1 minutes. */
export const RemainingTime = observer(function RemainingTime() {
  const { t } = useWords();
  const { day, minute, when } = useWhen();
  const time = useDesk().attempt.clock;
  const { deadlineAt, left } = time;
  const mark = marks[time.mark as keyof typeof marks];
  const near = left <= nearS;
  return (
    <Time data-near={near || undefined}>
      {near ? <TriangleAlert size={16} aria-hidden="true" /> : null}
      <span aria-hidden="true">{t('sheet.clock.left')}</span>
      <b role="timer" aria-label={t('sheet.clock.timer')}>
        {clock(left)}
      </b>
      <small>
        {day(deadlineAt) === day(time.now())
          ? t('sheet.clock.auto', { time: minute(deadlineAt) })
          : t('exams.when.handsIn', { when: when(deadlineAt) })}
      </small>
      <VisuallyHidden role="status">
        {mark === undefined ? '' : t(left === 0 ? 'sheet.clock.over' : mark)}
      </VisuallyHidden>
    </Time>
  );
});

/** Whether the server has everything; since when, or the waiting answers. */
export const SavedState = observer(function SavedState() {
  const { t, language } = useWords();
  const { timeZone } = useSession();
  const { book, sender } = useDesk().attempt;
  if (sender.outbox.delayed && book.pending > 0) {
    return (
      <State data-state="late">
        <CloudOff size={16} aria-hidden="true" />
        {t('sheet.saved.late', { count: book.pending })}
      </State>
    );
  }
  if (book.pending > 0) {
    return (
      <State data-state="saving">
        <RotateCw size={16} aria-hidden="true" />
        {t('sheet.saved.saving')}
      </State>
    );
  }
  const time =
    sender.savedAt === null
      ? null
      : dateFormat(language, { timeZone, timeStyle: 'medium', hourCycle: 'h23' }).format(sender.savedAt);
  return (
    <State data-state={time === null ? 'none' : 'saved'}>
      <CloudCheck size={16} aria-hidden="true" />
      {time === null ? t('sheet.saved.none') : t('sheet.saved.at', { time })}
    </State>
  );
});

/** Parts that the whole exam keeps in sight: its name, the time left, the saved state, the button to hand in. */
export function SheetHeader({ onHandIn }: { onHandIn: () => void }) {
  const { t } = useWords();
  const { attempt } = useDesk();
  return (
    <Top>
      <Container>
        <Name>
          <BrandMark />
          <h1 title={attempt.paper.title}>{attempt.paper.title}</h1>
        </Name>
        <RemainingTime />
        <End>
          <SavedState />
          <Button variant="accent" onClick={onHandIn}>
            {t('sheet.handIn.button')}
          </Button>
        </End>
      </Container>
    </Top>
  );
}
