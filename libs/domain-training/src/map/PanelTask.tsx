import type { ProgrammeTask } from '@banyan/contracts/training';
import { AppLink } from '@banyan/core-session';
import { VisuallyHidden } from '@banyan/ui';
import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { Facts } from '../programmes/Facts.tsx';
import { TaskIcon } from '../programmes/TaskIcon.tsx';
import { taskMoment } from '../programmes/taskMoment.ts';
import { useProgrammeWords } from '../programmes/useProgrammeWords.ts';
import { useTaskFacts } from '../programmes/useTaskFacts.ts';
import { useTaskHref } from '../programmes/useTaskHref.ts';

const Line = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: 0 12px;
  align-items: start;
  padding: 8px 24px;
  line-height: 22px;

  & > svg {
    justify-self: center;
    margin-top: 2px;
    color: var(--ink-3);
  }
  &[data-done] > svg {
    color: var(--ok);
  }
  & > div {
    overflow-wrap: anywhere;
  }
  & a:hover {
    color: var(--accent-text);
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > time {
    font-size: var(--t12);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-over] :is(div, time) {
    color: var(--ink-3);
  }
  &[data-next] {
    background: var(--accent-soft);
    box-shadow: inset 2px 0 var(--accent);
    font-weight: 600;
  }
  &[data-next] :is(small, time) {
    font-weight: 400;
    color: var(--ink-2);
  }
`;

export interface PanelTaskProps {
  task: ProgrammeTask;
  /** Clock of the server, epoch ms. */
  now: number;
  next: boolean;
}

/** A task beside the map. */
export const PanelTask = observer(function PanelTask({ task, now, next }: PanelTaskProps) {
  const { t, day } = useProgrammeWords();
  const hrefOf = useTaskHref();
  const factsOf = useTaskFacts();
  const { available, required, state, title } = task;
  const href = (state === 'open' || state === 'done') && available ? hrefOf(task) : null;
  const facts = [...(required ? [] : [t('programmes.elective')]), ...factsOf(task)];
  const moment = taskMoment(task, now);
  return (
    <Line
      data-next={next || undefined}
      data-done={state === 'done' || undefined}
      data-over={state === 'over' || undefined}
    >
      {state === 'done' ? <Check size={18} aria-hidden="true" /> : <TaskIcon kind={task.kind} size={18} />}
      <div>
        {href === null ? (
          title
        ) : (
          <AppLink to={href} kind="screen">
            {title}
          </AppLink>
        )}
        <VisuallyHidden>{t(`map.state.${next ? 'now' : state}`)}</VisuallyHidden>
        <small>
          <Facts facts={facts} />
        </small>
      </div>
      {moment === null ? (
        <span />
      ) : (
        <time dateTime={new Date(moment.at).toISOString()}>
          {moment.what === 'closedAt' ? t('programme.closedAt', { at: day(moment.at) }) : day(moment.at)}
        </time>
      )}
    </Line>
  );
});
