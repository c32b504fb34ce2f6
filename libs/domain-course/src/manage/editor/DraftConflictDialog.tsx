import type { CourseDraft } from '@banyan/contracts/course';
import { ConflictDialog } from '@banyan/core-console/views';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { EditorStore } from './EditorStore.ts';

export interface DraftConflictDialogProps {
  store: EditorStore;
}

/** Two authors at one draft: both stand side by side until one is chosen. */
export const DraftConflictDialog = observer(function DraftConflictDialog({ store }: DraftConflictDialogProps) {
  const { t, list } = useWords();
  const { conflict } = store.draft;
  if (conflict === null) return null;
  const { mine, theirs } = conflict;
  const words = ({ chapters, settings }: CourseDraft) => ({
    title: settings.title.zh_cn,
    intro: settings.intro.zh_cn,
    outline: list(chapters.map(({ title }) => title.zh_cn)),
  });
  const [own, other] = [words(mine), words(theirs.draft)];
  const labels = { title: t('editor.setting.title'), intro: t('editor.setting.intro'), outline: t('editor.outline') };
  return (
    <ConflictDialog
      open
      who={theirs.savedBy === '' ? t('editor.somebody') : theirs.savedBy}
      at={theirs.savedAt ?? 0}
      fields={(['title', 'intro', 'outline'] as const)
        .filter((id) => own[id] !== other[id])
        .map((id) => ({ id, label: labels[id], mine: own[id], theirs: other[id] }))}
      onKeepMine={() => void store.draft.keepMine()}
      onTakeTheirs={() => store.takeTheirs()}
      onClose={() => store.draft.closeConflict()}
    />
  );
});
