import type { WaysIn } from '@banyan/contracts/organisation';
import { ConflictDialog } from '@banyan/core-console/views';
import { useClock } from '@banyan/core-screen/views';
import { observer } from 'mobx-react-lite';
import { useWords } from '../shared/useWords.ts';
import type { SettingsStore } from './SettingsStore.ts';

/** Both versions where somebody else has changed the settings meanwhile. */
export const SettingsConflict = observer(function SettingsConflict({ store }: { store: SettingsStore }) {
  const { t, list } = useWords();
  const now = useClock();
  const { mine, shown } = store;
  if (mine === null || shown.value === null) return null;
  const theirs = shown.value.settings;
  const words = (value: WaysIn[keyof WaysIn]) =>
    typeof value === 'boolean' ? t(value ? 'audit.yes' : 'audit.no') : typeof value === 'string' ? value : list(value);
  const fields = (Object.keys(theirs) as (keyof WaysIn)[])
    .map((id) => ({ id, label: t(`settings.field.${id}`), mine: words(mine[id]), theirs: words(theirs[id]) }))
    .filter((field) => field.mine !== field.theirs);
  return (
    <ConflictDialog
      open
      who={t('people.somebody')}
      at={now()}
      fields={fields}
      pending={store.isSaving}
      onKeepMine={() => void store.keepMine()}
      onTakeTheirs={() => store.takeTheirs()}
      onClose={() => store.closeConflict()}
    />
  );
});
