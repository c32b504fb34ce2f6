import type { TaskItem } from '@banyan/contracts/training';
import { numberFormat } from '@banyan/core-screen';
import { useFormats } from '@banyan/core-screen/views';
import { ProgressBar } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Place = styled.div`
  display: grid;
  gap: 4px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
`;

export interface TaskProgressProps {
  task: TaskItem;
}

/** Progress of a begun task; for any other, its state in words. */
export function TaskProgress({ task: { state, progress, title } }: TaskProgressProps) {
  const { t } = useTranslation('training');
  const { language } = useFormats();
  if (state !== 'begun' || progress === 0) return <Place>{t(`tasks.state.${state}`)}</Place>;
  const percent = numberFormat(language, { style: 'percent' }).format(progress / 100);
  return (
    <Place>
      <ProgressBar value={progress / 100} label={title} />
      <span>{t('tasks.progress', { percent })}</span>
    </Place>
  );
}
