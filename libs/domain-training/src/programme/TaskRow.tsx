import type { ProgrammeTask } from '@banyan/contracts/training';
import { AppLink } from '@banyan/core-session';
import { Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { Facts } from '../programmes/Facts.tsx';
import { TaskAction } from '../programmes/TaskAction.tsx';
import { TaskIcon } from '../programmes/TaskIcon.tsx';
import { taskMoment } from '../programmes/taskMoment.ts';
import { useProgrammeWords } from '../programmes/useProgrammeWords.ts';
import { useTaskFacts } from '../programmes/useTaskFacts.ts';
import { useTaskHref } from '../programmes/useTaskHref.ts';

const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto 104px;
  column-gap: 16px;
  align-items: center;
  min-height: 64px;
  padding-block: 12px;
  padding-inline: 20px 16px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & > svg {
    color: var(--ink-3);
  }
  & > div > b {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    font-weight: 500;
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & a:not([data-size]):hover {
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
    line-height: 20px;
    text-align: end;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > :last-child {
    justify-self: end;
  }
  &[data-next] {
    background: var(--accent-soft);
    box-shadow: inset 2px 0 var(--accent);
  }
  &[data-next] :is(small, time) {
    color: var(--ink-2);
  }
  &[data-locked] b {
    color: var(--ink-2);
  }
`;

export interface TaskRowProps {
  task: ProgrammeTask;
  /** Clock of the server, epoch ms. */
  now: number;
  /** The next one to do. */
  next?: boolean;
  /** The viewer takes part. */
  joined?: boolean;
}

/** A task of a programme: its title, its time, its actions. */
export const TaskRow = observer(function TaskRow({ task, now, next = false, joined = true }: TaskRowProps) {
  const { t, day } = useProgrammeWords();
  const facts = useTaskFacts()(task);
  const href = useTaskHref()(task);
  const moment = taskMoment(task, now);
  const opens = (task.state === 'open' || task.state === 'done') && task.available && href !== null;
  return (
    <Line data-next={next || undefined} data-locked={(task.state === 'locked' && joined) || undefined}>
      <TaskIcon kind={task.kind} />
      <div>
        <b>
          {opens ? (
            <AppLink to={href} kind="screen">
              {task.title}
            </AppLink>
          ) : (
            task.title
          )}
          {task.required ? null : <Tag>{t('programmes.elective')}</Tag>}
        </b>
        <small>
          <Facts facts={facts} />
        </small>
      </div>
      {moment === null ? (
        <span />
      ) : (
        <time dateTime={new Date(moment.at).toISOString()}>
          {t(`programme.${moment.what}`, { at: day(moment.at) })}
        </time>
      )}
      <TaskAction task={task} next={next} joined={joined} />
    </Line>
  );
});
