import type { ManagedPerson } from '@banyan/contracts/organisation';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { organisationDomain } from '../../organisation.domain.ts';
import { InvitationDialog } from '../shared/InvitationDialog.tsx';
import { useWords } from '../shared/useWords.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { PersonQuestion } from './personActs.ts';
import type { PersonStore } from './PersonStore.ts';
import { usePersonWords } from './usePersonWords.ts';

export interface PersonActDialogProps {
  person: Pick<ManagedPerson, 'id' | 'name'>;
  /** The act that is asked about. */
  question: PersonQuestion;
  store: PersonStore;
  /** Called once something was changed. */
  onChanged: () => void;
  onClose: () => void;
}

/** Asks before one act on a person, does it, and shows what came of it: a refusal, a password, an invitation. */
export const PersonActDialog = observer(function PersonActDialog(props: PersonActDialogProps) {
  const { person, question, store, onChanged, onClose } = props;
  const { id, name } = person;
  const { seeAs } = organisationDomain.useEnvironment().ports;
  const { t } = useWords();
  const words = usePersonWords();
  const failureText = useFailureText();
  const [entering, setEntering] = useState(false);
  const [lost, setLost] = useState<unknown>();
  const { acting, inviting, invited, renewing, refusal, password } = store;
  const failure = lost ?? acting.failureOf() ?? renewing.failureOf() ?? inviting.failureOf();
  const close = () => {
    store.closeAct();
    onClose();
  };
  const enter = async () => {
    setEntering(true);
    setLost(undefined);
    // The page goes away when it succeeds.
    await seeAs?.(id).catch((error: unknown) => {
      setLost(error);
      setEntering(false);
    });
  };
  const act = async () => {
    if (question === 'seeAs') return enter();
    const done =
      question === 'password'
        ? await renewing.run()
        : question === 'invite'
          ? await inviting.run()
          : await acting.run(question);
    if (!done) return;
    onChanged();
    if (store.refusal === null && store.password === null && store.invited === null) onClose();
  };
  if (password !== null) return <PasswordDialog name={name} password={password} onClose={close} />;
  if (invited !== null) return <InvitationDialog name={name} invitation={invited} onClose={close} />;
  return (
    <Dialog
      open
      role="alertdialog"
      title={words.ask(question, name)}
      closeText={t('close')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(refusal === null ? 'cancel' : 'close')}</Button>
          {refusal === null ? (
            <Button
              variant="primary"
              pending={entering || acting.isPending() || renewing.isPending() || inviting.isPending()}
              onClick={() => void act()}
            >
              {words.act(question)}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{words.effect(question, name)}</p>
      {refusal === null ? null : (
        <Notice tone="warn" live>
          {t('people.refused', { why: t(`people.why.${refusal}`) })}
        </Notice>
      )}
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {t('people.actLost', { why: failureText(failure) })}
        </Notice>
      )}
    </Dialog>
  );
});
