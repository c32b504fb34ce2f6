import type { WrittenQuestion } from '@banyan/contracts/exam';
import { ConflictDialog } from '@banyan/core-console/views';
import { observer } from 'mobx-react-lite';
import { letterOf } from '../../shared/choices.ts';
import { useWords } from '../../shared/useWords.ts';
import { typedOf } from './questionText.ts';
import type { QuestionStore } from './QuestionStore.ts';

export interface QuestionConflictProps {
  store: QuestionStore;
  /** Shows the version that is in use now. */
  onShow: (id: number) => void;
}

/** Two authors at one question: both stand side by side until one is chosen. */
export const QuestionConflict = observer(function QuestionConflict({ store, onShow }: QuestionConflictProps) {
  const { t, list } = useWords();
  const { theirs, written } = store;
  if (theirs === null || written === null) return null;
  const words = ({ choice, explanation, gaps, kind, options, stem }: WrittenQuestion) => ({
    stem: typedOf(stem.zh_cn),
    options: list(options.map((one) => typedOf(one.zh_cn))),
    answer:
      kind === 'judgement'
        ? t(choice[0] === 1 ? 'sheet.right' : 'sheet.wrong')
        : kind === 'fill'
          ? list(gaps.map((taken) => taken.join('|')))
          : list(choice.map(letterOf)),
    explanation: typedOf(explanation.zh_cn),
  });
  const [mine, other] = [words(written), words(theirs.written)];
  const labels = {
    stem: t('manageBank.column.stem'),
    options: t('manageQuestion.options'),
    answer: t('manageQuestion.answer'),
    explanation: t('manageQuestion.explanation'),
  };
  return (
    <ConflictDialog
      open
      who={theirs.changedBy === '' ? t('manageQuestion.somebody') : theirs.changedBy}
      at={theirs.changedAt}
      fields={(['stem', 'options', 'answer', 'explanation'] as const)
        .filter((id) => mine[id] !== other[id])
        .map((id) => ({ id, label: labels[id], mine: mine[id], theirs: other[id] }))}
      pending={store.saving.isPending()}
      onKeepMine={() => void store.keepMine().then((id) => (id === null ? undefined : onShow(id)))}
      onTakeTheirs={() => onShow(theirs.id)}
      onClose={() => store.closeConflict()}
    />
  );
});
