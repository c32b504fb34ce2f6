import type { PeopleAct, PersonDetail } from '@banyan/contracts/organisation';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, MenuButton, Notice } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { Ellipsis } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { InvitationDialog } from '../shared/InvitationDialog.tsx';
import { useWords } from '../shared/useWords.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { PersonStore } from './PersonStore.ts';
import { SeeAsButton } from './SeeAsButton.tsx';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 16px;
`;

type Question = Exclude<PeopleAct, 'move'> | 'password' | 'invite';

export interface PersonActsProps {
  person: PersonDetail;
  store: PersonStore;
  /** Called once something was changed. */
  onChanged: () => void;
}

/** Acts on one person; each asks first. */
export const PersonActs = observer(function PersonActs({ person, store, onChanged }: PersonActsProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const [question, setQuestion] = useState<Question | null>(null);
  const { name, state } = person;
  const { acting, inviting, invited, renewing, refusal, password } = store;
  const main = state === 'left' ? 'return' : state === 'locked' ? 'unlock' : 'lock';
  const failure = acting.failureOf() ?? renewing.failureOf() ?? inviting.failureOf();
  const act = async () => {
    const work = { password: () => renewing.run(), invite: () => inviting.run() };
    const done =
      question === 'password' || question === 'invite'
        ? await work[question]()
        : question !== null && (await acting.run(question));
    setQuestion(null);
    if (done) onChanged();
  };
  return (
    <>
      <Line>
        <Button size="sm" onClick={() => setQuestion(main)}>
          {t(`people.act.${main}`)}
        </Button>
        <Button size="sm" onClick={() => setQuestion('password')}>
          {t('people.newPassword')}
        </Button>
        {state === 'active' || state === 'never' ? <SeeAsButton id={person.id} name={name} /> : null}
        <MenuButton
          iconOnly
          size="sm"
          label={t('people.more')}
          items={[
            { id: 'invite', label: t('people.invite') },
            { id: 'endSessions', label: t('people.act.endSessions') },
            ...(state === 'left' ? [] : [{ id: 'leave', label: t('people.act.leave'), tone: 'danger' as const }]),
          ]}
          onAction={(id) => setQuestion(id === 'leave' || id === 'invite' ? id : 'endSessions')}
        >
          <Ellipsis size={18} aria-hidden="true" />
        </MenuButton>
      </Line>
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
      {question === null ? null : (
        <Dialog
          open
          role="alertdialog"
          title={
            question === 'password'
              ? t('people.newPasswordAsk', { name })
              : question === 'invite'
                ? t('people.inviteAsk', { name })
                : t(`people.ask.${question}`, { n: 1 })
          }
          closeText={t('close')}
          onClose={() => setQuestion(null)}
          footer={
            <>
              <Button onClick={() => setQuestion(null)}>{t('cancel')}</Button>
              <Button
                variant={question === 'leave' ? 'danger' : 'primary'}
                pending={acting.isPending() || renewing.isPending() || inviting.isPending()}
                onClick={() => void act()}
              >
                {question === 'password'
                  ? t('people.newPassword')
                  : question === 'invite'
                    ? t('people.invite')
                    : t(`people.act.${question}`)}
              </Button>
            </>
          }
        >
          <p>
            {question === 'password'
              ? t('people.newPasswordText', { name })
              : question === 'invite'
                ? t('people.inviteText', { name })
                : t(`people.effect.${question}`)}
          </p>
        </Dialog>
      )}
      {invited === null ? null : (
        <InvitationDialog name={name} invitation={invited} onClose={() => store.forgetInvitation()} />
      )}
      {password === null ? null : (
        <PasswordDialog name={name} password={password} onClose={() => store.forgetPassword()} />
      )}
    </>
  );
});
