import type { TaskItem } from '@banyan/contracts/training';
import { Card } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { groupsOf } from './taskGroups.ts';
import { TaskRow } from './TaskRow.tsx';

const Group = styled.section`
  & + & {
    margin-top: 24px;
  }
  & > h2 {
    display: flex;
    align-items: baseline;
    gap: 8px;
    margin-bottom: 8px;
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
  }
  & small {
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
  }
`;

export interface TaskGroupsProps {
  tasks: readonly TaskItem[];
  /** There may be more pages: the last group has no count. */
  open: boolean;
}

/** Tasks grouped by how near they are. */
export function TaskGroups({ tasks, open }: TaskGroupsProps) {
  const { t } = useTranslation('training');
  const groups = groupsOf(tasks);
  return groups.map(({ near, tasks: rows }, index) => (
    <Group key={`${near}-${rows[0]?.kind}-${rows[0]?.id}`}>
      <h2>
        {t(`tasks.near.${near}`)}
        {open && index === groups.length - 1 ? null : <small>{t('tasks.items', { count: rows.length })}</small>}
      </h2>
      <Card padding="none">
        <ul aria-label={t(`tasks.near.${near}`)}>
          {rows.map((task) => (
            <TaskRow key={`${task.kind}-${task.id}`} task={task} />
          ))}
        </ul>
      </Card>
    </Group>
  ));
}
