import type { ExamDraft } from '@banyan/contracts/exam';
import { ConflictDialog } from '@banyan/core-console/views';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { ExamEditorStore } from './ExamEditorStore.ts';
import { textOfHtml } from './introduction.ts';

export interface ExamConflictDialogProps {
  store: ExamEditorStore;
}

/** Two authors at one draft: both stand side by side until one is chosen. */
export const ExamConflictDialog = observer(function ExamConflictDialog({ store }: ExamConflictDialogProps) {
  const { t, list, number } = useWords();
  const { conflict } = store;
  if (conflict === null) return null;
  const { mine, theirs } = conflict;
  const words = (draft: ExamDraft) => ({
    title: draft.title.zh_cn,
    introduction: textOfHtml(draft.introduction.zh_cn),
    durationMin: t('manageExams.minutes', { n: number(draft.durationMin) }),
    passScore: number(draft.passScore / 100),
    parts: list(draft.parts.map(({ count, kind }) => `${t(`kind.${kind}`)} × ${number(count)}`)),
  });
  const [own, other] = [words(mine), words(theirs.draft)];
  return (
    <ConflictDialog
      open
      who={theirs.savedBy === '' ? t('manageExam.somebody') : theirs.savedBy}
      at={theirs.savedAt ?? 0}
      fields={(['title', 'introduction', 'durationMin', 'passScore', 'parts'] as const)
        .filter((id) => own[id] !== other[id])
        .map((id) => ({ id, label: t(`manageExam.setting.${id}`), mine: own[id], theirs: other[id] }))}
      onKeepMine={() => void store.keepMine()}
      onTakeTheirs={() => store.takeTheirs()}
      onClose={() => store.closeConflict()}
    />
  );
});
