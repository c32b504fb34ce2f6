import { useClock } from '@banyan/core-screen/views';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { EditStore } from './EditStore.ts';

export interface EditConflictDialogProps<Thing extends { readonly revision: number }, Written extends object> {
  store: EditStore<Thing, Written>;
  /** The fields in words: name and value. */
  words: (
    written: Thing | Written,
  ) => readonly { readonly id: string; readonly label: string; readonly value: string }[];
  /** Called once one's own version was saved over the other. */
  onSaved: (thing: Thing) => void;
}

/** Both versions of a thing that somebody else saved meanwhile; nothing while there is only one. */
export const EditConflictDialog = observer(function EditConflictDialog<
  Thing extends { readonly revision: number },
  Written extends object,
>({ store, words, onSaved }: EditConflictDialogProps<Thing, Written>) {
  const { t } = useTranslation('console');
  const now = useClock();
  const { conflict } = store;
  if (conflict === null) return null;
  const theirs = new Map(words(conflict.theirs).map(({ id, value }) => [id, value]));
  const keepMine = async () => {
    const saved = await store.keepMine();
    if (saved !== null) onSaved(saved);
  };
  return (
    <ConflictDialog
      open
      who={t('conflict.somebody')}
      at={now()}
      fields={words(conflict.mine)
        .filter(({ id, value }) => theirs.get(id) !== value)
        .map(({ id, label, value }) => ({ id, label, mine: value, theirs: theirs.get(id) ?? '' }))}
      pending={store.isSaving}
      onKeepMine={() => void keepMine()}
      onTakeTheirs={() => store.takeTheirs()}
      onClose={() => store.closeConflict()}
    />
  );
}) as <Thing extends { readonly revision: number }, Written extends object>(
  props: EditConflictDialogProps<Thing, Written>,
) => ReactNode;
