import type { PersonField } from '@banyan/contracts/organisation';
import { ConfirmCount } from '@banyan/core-console/views';
import { Button } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { departmentName } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import type { FieldsStore, FieldUses } from './FieldsStore.ts';

/** Rules that name a field. */
export function UsesList({ uses }: Pick<FieldUses, 'uses'>) {
  const { t } = useWords();
  return (
    <ul>
      {uses.map(({ id, kind, name }) => (
        <li key={`${kind} ${id}`}>
          {t('fields.use', { kind: kind === 'group' ? t('fields.group') : t(`groups.kindOfUse.${kind}`), name })}
        </li>
      ))}
    </ul>
  );
}

export interface RemoveFieldProps {
  store: FieldsStore;
  field: PersonField;
  uses: FieldUses;
}

/** Removes a field after a question with the number of its values; while rules name it, they are named instead. */
export const RemoveField = observer(function RemoveField({ store, field, uses }: RemoveFieldProps) {
  const { t, language, number } = useWords();
  const [asks, setAsks] = useState(false);
  const name = departmentName(field, language);
  const close = () => setAsks(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsks(true)}>
        {t('fields.remove')}
      </Button>
      {asks && uses.uses.length > 0 ? (
        <Dialog
          open
          role="alertdialog"
          title={t('fields.usedTitle', { name })}
          closeText={t('close')}
          onClose={close}
          footer={<Button onClick={close}>{t('close')}</Button>}
        >
          <p>{t('fields.usedText')}</p>
          <UsesList uses={uses.uses} />
        </Dialog>
      ) : (
        <ConfirmCount
          danger
          open={asks}
          title={t('fields.removeAsk', { name })}
          count={uses.people}
          confirmText={t('fields.remove')}
          onConfirm={() => store.remove(uses.people)}
          onClose={close}
        >
          {t('fields.removeText', { count: uses.people, n: number(uses.people) })}
        </ConfirmCount>
      )}
    </>
  );
});
