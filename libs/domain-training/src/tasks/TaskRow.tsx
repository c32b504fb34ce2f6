import { isTaskOver, type TaskItem } from '@banyan/contracts/training';
import { AppLink } from '@banyan/core-session';
import { LinkButton, ListLine } from '@banyan/ui';
import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { trainingDomain } from '../training.domain.ts';
import { taskIcons } from '../shared/taskIcons.ts';
import { TaskProgress } from './TaskProgress.tsx';
import { useAct } from './useAct.ts';
import { useTaskTimes } from './useTaskTimes.ts';

const Line = styled(ListLine)`
  grid-template-columns: 40px minmax(0, 1fr) 160px 200px 112px;
  content-visibility: auto;
  contain-intrinsic-size: auto 80px;

  & > i {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: 50%;
    background: var(--sunken);
    color: var(--ink-2);
  }
  & > i[data-done] {
    background: none;
    color: var(--ok);
  }
  & > [data-when] {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & > [data-when] > span {
    display: block;
  }
  & > [data-when] > [data-hot] {
    color: var(--warn);
    font-weight: 600;
  }
  &[data-over] h3 {
    font-weight: 400;
  }
`;

export interface TaskRowProps {
  task: TaskItem;
}

/** A task: its title, progress and deadline, and the next step. */
export const TaskRow = observer(function TaskRow({ task }: TaskRowProps) {
  const { t } = useTranslation('training');
  const { ports } = trainingDomain.useEnvironment();
  const { when, left, hot, full } = useTaskTimes()(task);
  const act = useAct()(task);
  const { id, kind, state, title } = task;
  const href = ports.taskHrefs?.[kind]?.(id);
  const Icon = state === 'done' ? Check : taskIcons[kind];
  const over = isTaskOver(state);
  return (
    <Line data-over={over || undefined}>
      <i data-done={state === 'done' || undefined}>
        <Icon size={20} aria-hidden="true" />
      </i>
      <div>
        <h3>
          {href === undefined ? (
            title
          ) : (
            <AppLink to={href} kind="screen">
              {title}
            </AppLink>
          )}
        </h3>
        <p>{t(`tasks.kind.${kind}`)}</p>
      </div>
      <TaskProgress task={task} />
      <div data-when="" title={full}>
        <span>{when}</span>
        {left === '' ? null : <span data-hot={hot || undefined}>{left}</span>}
      </div>
      {href === undefined ? (
        <span />
      ) : (
        <LinkButton
          size="sm"
          href={href}
          variant={over ? 'ghost' : 'normal'}
          aria-label={t('tasks.actOf', { act, title })}
        >
          {act}
        </LinkButton>
      )}
    </Line>
  );
});
