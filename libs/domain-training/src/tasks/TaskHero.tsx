import type { TaskItem } from '@banyan/contracts/training';
import { Dot, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { trainingDomain } from '../training.domain.ts';
import { TaskProgress } from './TaskProgress.tsx';
import { useTaskTimes } from './useTaskTimes.ts';
import { useAct } from './useAct.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 16px 24px;
  align-items: start;
  margin-bottom: 32px;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--accent-soft);

  & p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & h2 {
    margin-top: 4px;
    font-size: var(--t20);
    line-height: 30px;
    overflow-wrap: anywhere;
  }
  & > [data-left] {
    text-align: end;
  }
  & > [data-left] > b {
    display: block;
    font-size: var(--t20);
    line-height: 30px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > [data-left][data-hot] > b {
    color: var(--warn);
  }
  & > [data-progress] {
    grid-column: 1;
    max-width: 480px;
  }
`;

export interface TaskHeroProps {
  task: TaskItem;
}

/** The most urgent task, with its action. */
export const TaskHero = observer(function TaskHero({ task }: TaskHeroProps) {
  const { t } = useTranslation('training');
  const { ports } = trainingDomain.useEnvironment();
  const { when, left, hot, full } = useTaskTimes()(task);
  const act = useAct()(task);
  const href = ports.taskHrefs?.[task.kind]?.(task.id);
  return (
    <Frame aria-label={t('tasks.most')}>
      <div>
        <p>
          {t('tasks.most')}
          <Dot />
          {t(`tasks.kind.${task.kind}`)}
        </p>
        <h2>{task.title}</h2>
      </div>
      <div data-left="" data-hot={hot || undefined}>
        <b>{left}</b>
        <p title={full}>{when}</p>
      </div>
      <div data-progress="">
        {task.state === 'begun' || task.state === 'again' ? <TaskProgress task={task} /> : null}
      </div>
      {href === undefined ? null : (
        <LinkButton variant="primary" size="lg" href={href} aria-label={t('tasks.actOf', { act, title: task.title })}>
          {act}
        </LinkButton>
      )}
    </Frame>
  );
});
