import type { ManagedGroup } from '@banyan/contracts/organisation';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { departmentName } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import type { GroupStore } from './GroupStore.ts';

export interface RemoveGroupProps {
  store: GroupStore;
  group: ManagedGroup;
  /** Called once the group is gone. */
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a group is removed; while something is for it, the things are named instead. */
export const RemoveGroup = observer(function RemoveGroup({ store, group, onRemoved, onClose }: RemoveGroupProps) {
  const { t, language, number } = useWords();
  const failureText = useFailureText();
  const { removing, uses } = store;
  const name = departmentName(group, language);
  const failure = removing.failureOf();
  const close = () => {
    removing.dismiss();
    onClose();
  };
  const remove = async () => {
    if (await removing.run()) onRemoved();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={t(uses === null ? 'groups.removeAsk' : 'groups.used', { name })}
      closeText={t('close')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(uses === null ? 'cancel' : 'close')}</Button>
          {uses === null ? (
            <Button variant="danger" pending={removing.isPending()} onClick={() => void remove()}>
              {t('groups.remove')}
            </Button>
          ) : null}
        </>
      }
    >
      {uses === null ? (
        <>
          <p>{t('groups.removeText', { n: number(group.people) })}</p>
          {failure === undefined ? null : (
            <Notice live tone="danger">
              {t('groups.notDone', { why: failureText(failure) })}
            </Notice>
          )}
        </>
      ) : (
        <>
          <p>{t('groups.usedText')}</p>
          <ul>
            {uses.map(({ id, kind, name: used }) => (
              <li key={`${kind} ${id}`}>{t('groups.use', { kind: t(`groups.kindOfUse.${kind}`), name: used })}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
});
