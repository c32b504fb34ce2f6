import type { ExamDetail } from '@banyan/contracts/exam';
import { useEvery, useFailureText } from '@banyan/core-screen/views';
import { Button, Card, Countdown, LinkButton, Notice, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { examLinks } from '../exam.links.ts';
import { limitWords } from '../shared/limitWords.ts';
import { examRefusalOf } from '../shared/refusal.ts';
import { stateTone } from '../shared/standing.ts';
import { useWhen } from '../shared/useWhen.ts';
import { useWords } from '../shared/useWords.ts';
import { entryOf } from './entryOf.ts';

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;

  & > h2 {
    font-size: var(--t20);
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--ink-2);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  & > [data-acts] {
    display: grid;
    gap: 8px;
    width: 100%;
    margin-top: 4px;
  }
`;

export interface ExamEntryProps {
  detail: ExamDetail;
  /** Server's clock minus this device's, ms. */
  offset: number;
  /** It is being entered. */
  pending: boolean;
  /** Why entering failed; undefined when it did not. */
  failure?: unknown;
  onEnter: () => void;
  /** Called when the awaited moment has come: the server is to be asked again. */
  onChange: () => void;
}

/** Interval at which the server is asked when the awaited moment must have come, ms. */
const againMs = 2000;

/** The button to enter an exam, or why and until when it is closed. */
export const ExamEntry = observer(function ExamEntry({
  detail,
  offset,
  pending,
  failure,
  onEnter,
  onChange,
}: ExamEntryProps) {
  const { t } = useWords();
  const { when } = useWhen();
  const failureText = useFailureText();
  const { closed, enter, resultId, until, why } = entryOf(detail);
  const { exam, rules } = detail;
  const [dueFor, setDueFor] = useState<number | null>(null);
  // Asks repeatedly: the clocks may differ slightly.
  useEvery(againMs, until !== null && dueFor === until, onChange);
  const text = t(`door.text.${why}`, {
    duration: limitWords({ t }, exam.durationMin),
    minutes: rules.lateEntryMin ?? 0,
    n: exam.attempts.used + (why === 'goOn' ? 0 : 1),
    allowed: exam.attempts.allowed,
    when: until === null ? '' : when(until),
    closed: closed === null ? '' : when(closed),
    devices: rules.devices.map((device) => t(`door.device.${device}`)).join(''),
    place: exam.place,
  });
  const result = (variant: 'primary' | 'normal') =>
    resultId === null ? null : (
      <LinkButton block variant={variant} href={examLinks.result.href(resultId)}>
        {t('exams.step.result')}
      </LinkButton>
    );
  // A learner who has passed comes for the result; another attempt is secondary.
  const second = why === 'again';
  return (
    <Card as="section" aria-labelledby="door">
      <Body>
        <Tag tone={stateTone[exam.state]}>{t(`state.${exam.state}`)}</Tag>
        <h2 id="door">{t(`door.title.${why}`)}</h2>
        {until === null ? null : (
          <Countdown
            size="lg"
            label={t(enter ? 'door.untilEnd' : 'door.untilOpen')}
            target={until}
            offset={offset}
            {...(enter ? { warnAt: 300 } : {})}
            announceAt={[60]}
            announceText={() => t(enter ? 'door.endsSoon' : 'door.opensSoon')}
            onEnd={() => {
              setDueFor(until);
              onChange();
            }}
          />
        )}
        <p>{text}</p>
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {examRefusalOf(failure) === null ? failureText(failure, t('door.notBegun')) : t('door.changed')}
          </Notice>
        )}
        <div data-acts="">
          {second ? result('primary') : null}
          {enter ? (
            <Button block size="lg" variant={second ? 'normal' : 'primary'} pending={pending} onClick={onEnter}>
              {t(`door.enter.${why === 'goOn' || why === 'begin' ? why : 'retake'}`)}
            </Button>
          ) : null}
          {second ? null : result(enter ? 'normal' : 'primary')}
          {enter || resultId !== null ? null : (
            <LinkButton block href={examLinks.exams.href()}>
              {t('refusal.others')}
            </LinkButton>
          )}
        </div>
      </Body>
    </Card>
  );
});
