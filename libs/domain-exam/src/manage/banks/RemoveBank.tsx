import { RemovalDialog, useFailureText } from '@banyan/core-screen/views';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { bankName } from '../shared/bankName.ts';
import type { BanksStore } from './BanksStore.ts';

export interface RemoveBankProps {
  store: BanksStore;
}

/** Asks before an empty bank goes. */
export const RemoveBank = observer(function RemoveBank({ store }: RemoveBankProps) {
  const { t, language } = useWords();
  const failureText = useFailureText();
  const { removal, removing } = store;
  if (removal === null) return null;
  const lost = removing.failureOf();
  return (
    <RemovalDialog
      open
      title={t('manageBanks.removeAsk', { name: bankName(removal, language) })}
      keep={t('manageBanks.keep')}
      remove={t('manageBanks.remove')}
      pending={removing.isPending()}
      failure={lost === undefined ? undefined : failureText(lost)}
      onClose={() => store.askRemoval(null)}
      onRemove={() => void removing.run(removal.id)}
    >
      <p>{t('manageBanks.removeText')}</p>
    </RemovalDialog>
  );
});
