import type { ProgrammeStage, ProgrammeView } from '@banyan/contracts/training';
import { Button, Card, Notice } from '@banyan/ui';
import { useFailureText, useKeptFocus } from '@banyan/core-screen/views';
import { Check, ChevronDown, Lock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { isOver } from '../programmes/isOver.ts';
import { missedOf } from '../programmes/missedOf.ts';
import { useProgrammeWords } from '../programmes/useProgrammeWords.ts';
import { StageHead } from './StageHead.tsx';
import { TaskRow } from './TaskRow.tsx';

const Section = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  column-gap: 16px;

  &:not(:last-of-type)::before {
    content: '';
    position: absolute;
    inset-inline-start: 15px;
    top: 36px;
    bottom: -28px;
    width: 2px;
    background: var(--track);
  }
  &[data-state='done']:not(:last-of-type)::before {
    background: var(--accent);
  }
  & > i {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    font-style: normal;
    font-weight: 600;
    background: var(--bg);
    color: var(--ink-3);
    box-shadow: inset 0 0 0 2px var(--line-2);
  }
  &[data-state='done'] > i {
    background: var(--accent-fill);
    color: var(--on-accent);
    box-shadow: none;
  }
  &[data-state='open'] > i {
    color: var(--accent-text);
    box-shadow:
      inset 0 0 0 2px var(--accent),
      0 0 0 4px var(--accent-soft);
  }
`;

const Body = styled(Card)`
  margin-top: 8px;
  overflow: hidden;

  & > footer {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 12px 20px;
    border-top: 1px solid var(--line);
    font-size: var(--t12);
    color: var(--ink-2);
  }
  & > footer > svg {
    flex: none;
    color: var(--ink-3);
  }
  & > footer > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

/** Tasks of a finished stage shown before the rest is expanded. */
const shownWhenDone = 3;

/** Choosing a stage among its alternatives. */
export interface Choosing {
  readonly pending: boolean;
  /** Why it failed; undefined when it did not. */
  readonly failure?: unknown;
  readonly onChoose: () => void;
}

export interface StageSectionProps {
  stage: ProgrammeStage;
  /** From 1. */
  place: number;
  view: ProgrammeView;
  choosing: Choosing;
}

/** A stage with its tasks: those done, the next one, its opening, choosing it. */
export const StageSection = observer(function StageSection({ stage, place, view, choosing }: StageSectionProps) {
  const { t, number } = useProgrammeWords();
  const failureText = useFailureText();
  const [all, setAll] = useState(false);
  const { programme, now } = view;
  const { choice, id, state, tasks, title, waitsFor } = stage;
  const short = state === 'done' && tasks.length > shownWhenDone + 1 && !all;
  const shown = short ? tasks.slice(0, shownWhenDone) : tasks;
  const rival = view.stages.find((one) => one.choice === choice && one.id !== id && one.state === 'open');
  const over = isOver(programme);
  const mayChoose =
    choice > 0 &&
    programme.joined &&
    !over &&
    (state === 'choose' || (state === 'skipped' && rival?.changeable === true));
  const { failure, onChoose, pending } = choosing;
  // The button of the chosen stage disappears; its rival, whose state changes too, does not take the focus.
  const heading = useKeptFocus<HTMLHeadingElement>(state);
  const chosen = choice > 0 && state !== 'choose' && state !== 'skipped';
  return (
    <Section data-state={over && state === 'open' ? 'locked' : state} aria-labelledby={`stage-${id}`}>
      <i aria-hidden="true">{state === 'done' ? <Check size={16} /> : place}</i>
      <div>
        <StageHead
          stage={stage}
          place={place}
          joined={programme.joined}
          over={over}
          heading={chosen ? heading : null}
        />
        <Body padding="none">
          <ul aria-labelledby={`stage-${id}`}>
            {shown.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                now={now}
                next={task.id === programme.next?.id}
                joined={programme.joined}
              />
            ))}
          </ul>
          {short ? (
            <footer>
              <Button
                size="sm"
                variant="ghost"
                icon={<ChevronDown size={16} aria-hidden="true" />}
                onClick={() => setAll(true)}
              >
                {t('programme.more', { count: tasks.length - shown.length })}
              </Button>
            </footer>
          ) : null}
          {state === 'locked' && programme.joined && !over && stage.rule === 'after' ? (
            <footer>
              <Lock size={16} aria-hidden="true" />
              {missedOf(view.stages.slice(0, place - 1)) > 0
                ? t('programme.opensNever')
                : waitsFor > 0
                  ? t('programme.opensAfter', { n: number(waitsFor) })
                  : t('programme.opensAfterAny')}
            </footer>
          ) : null}
          {mayChoose ? (
            <footer>
              <span>{state === 'skipped' ? t('programme.skipped') : t('programme.alternatives')}</span>
              <Button
                size="sm"
                variant="normal"
                pending={pending}
                aria-label={t(state === 'skipped' ? 'programme.changeOf' : 'programme.chooseOf', { title })}
                onClick={onChoose}
              >
                {t(state === 'skipped' ? 'programme.change' : 'programme.choose')}
              </Button>
            </footer>
          ) : null}
          {failure === undefined ? null : (
            <Notice tone="danger" live>
              {failureText(failure, t('programme.chosenFailed'))}
            </Notice>
          )}
        </Body>
      </div>
    </Section>
  );
});
