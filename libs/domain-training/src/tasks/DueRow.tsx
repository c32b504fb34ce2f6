import type { TaskItem } from '@banyan/contracts/training';
import { AppLink } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { taskIcons } from '../shared/taskIcons.ts';
import { trainingDomain } from '../training.domain.ts';
import { useTaskTimes } from './useTaskTimes.ts';

const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: 0 12px;
  padding: 8px;
  margin-inline: -8px;
  border-radius: var(--r-ctl);

  &:has(a):hover {
    background: var(--hover);
  }
  & > svg {
    margin-top: 2px;
    color: var(--ink-3);
  }
  & b {
    display: block;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* The whole row opens the task. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > [data-when] {
    font-size: var(--t12);
    line-height: 22px;
    text-align: end;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & [data-hot] {
    font-weight: 600;
    color: var(--warn);
  }
`;

/** A task in few words: its title and deadline; the whole row is the link. */
export const DueRow = observer(function DueRow({ task }: { task: TaskItem }) {
  const { t } = useTranslation('training');
  const { ports } = trainingDomain.useEnvironment();
  const { full, hot, left, when } = useTaskTimes()(task);
  const { id, kind, state, title } = task;
  const href = ports.taskHrefs?.[kind]?.(id);
  const Icon = taskIcons[kind];
  return (
    <Line>
      <Icon size={20} aria-hidden="true" />
      <div>
        <b title={title}>
          {href === undefined ? (
            title
          ) : (
            <AppLink to={href} kind="screen">
              {title}
            </AppLink>
          )}
        </b>
        <small>{t(`tasks.kind.${kind}`)}</small>
      </div>
      <div data-when="" title={full}>
        {when}
        <small data-hot={hot || undefined}>{left === '' ? t(`tasks.state.${state}`) : left}</small>
      </div>
    </Line>
  );
});
