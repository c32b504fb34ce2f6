import { endOfSheet, questionnaireLimits, type QuestionnaireDraftItem } from '@banyan/contracts/exam';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { QuestionnaireEditorStore } from './EditorStore.ts';

export interface JumpSelectProps {
  store: QuestionnaireEditorStore;
  item: QuestionnaireDraftItem;
  label: string;
  /** Id of the question where it goes on, or `end`; empty: the next one. */
  go: string;
  onChange: (go: string) => void;
}

/** The aim of an answer: on, to a later question, or to the end. */
export const JumpSelect = observer(function JumpSelect({ store, item, label, go, onChange }: JumpSelectProps) {
  const { t, number } = useWords();
  const { items } = store;
  const at = items.findIndex(({ id }) => id === item.id);
  const later = items.flatMap(({ id }, index) => (index > at || id === go ? [{ id, index }] : []));
  return (
    <Select
      label={label}
      hideLabel
      disabled={!store.mayEdit || (go === '' && item.jumps.length >= questionnaireLimits.jumps)}
      options={[
        { value: 'next', label: t('editQuestionnaire.next') },
        ...later.map(({ id, index }) => ({ value: id, label: t('editQuestionnaire.goTo', { n: number(index + 1) }) })),
        { value: endOfSheet, label: t('editQuestionnaire.end') },
      ]}
      value={go === '' ? 'next' : go}
      onChange={(value) => onChange(value === 'next' ? '' : value)}
    />
  );
});
