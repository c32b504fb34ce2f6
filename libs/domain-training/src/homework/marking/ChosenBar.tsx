import { Button, Card } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useHomeworkWords } from '../useHomeworkWords.ts';
import { MarkFields, type MarkFieldsProps } from './MarkFields.tsx';

const Bar = styled(Card)`
  position: sticky;
  bottom: 16px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
  gap: 8px 32px;
  margin-top: 16px;

  & h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
  & p {
    margin-block: 4px 8px;
    color: var(--ink-2);
  }
`;

export interface ChosenBarProps extends Omit<MarkFieldsProps, 'action'> {
  /** Number of chosen submissions. */
  count: number;
  onClear: () => void;
}

/** The same mark for all chosen submissions. */
export const ChosenBar = observer(function ChosenBar({ count, onClear, ...fields }: ChosenBarProps) {
  const { t } = useHomeworkWords();
  return (
    <Bar as="section" aria-label={t('marking.together')}>
      <div>
        <h2>{t('marking.chosen', { count })}</h2>
        <p>{t('marking.togetherText')}</p>
        <Button onClick={onClear}>{t('marking.clear')}</Button>
      </div>
      <MarkFields {...fields} action={t('marking.giveAll', { count })} />
    </Bar>
  );
});
