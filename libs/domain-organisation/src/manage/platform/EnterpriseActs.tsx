import type { EnterpriseAct, EnterpriseDetail } from '@banyan/contracts/organisation';
import { brokenFields } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice, TextField } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { EnterpriseStore } from './EnterpriseStore.ts';
import { usePlatformRule } from './usePlatformRule.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 16px;
`;

const Body = styled.div`
  display: grid;
  gap: 16px;
`;

export interface EnterpriseActsProps {
  enterprise: EnterpriseDetail;
  store: EnterpriseStore;
  /** Called once something was changed. */
  onChanged: () => void;
}

const DeleteDialog = observer(function DeleteDialog(props: EnterpriseActsProps & { onClose: () => void }) {
  const { enterprise, store, onChanged, onClose } = props;
  const { t, number } = useWords();
  const ruleText = usePlatformRule();
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const failure = store.deleting.failureOf();
  const rule = failure === undefined ? undefined : new Map(brokenFields(failure, ['name', 'id'])).values().next().value;
  const error =
    failure === undefined ? undefined : (ruleText(String(rule)) ?? t('platform.lost', { why: failureText(failure) }));
  const remove = async () => {
    if (!(await store.deleting.run(typed))) return;
    onClose();
    onChanged();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('platform.deleteTitle', { name: enterprise.name })}
      closeText={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" pending={store.deleting.isPending()} onClick={() => void remove()}>
            {t('platform.act.delete')}
          </Button>
        </>
      }
    >
      <Body>
        <p>{t('platform.deleteText', { count: enterprise.people, n: number(enterprise.people) })}</p>
        <TextField
          label={t('platform.deleteName')}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={error}
        />
      </Body>
    </Dialog>
  );
});

/** Acts on an enterprise; each asks first. */
export const EnterpriseActs = observer(function EnterpriseActs({ enterprise, store, onChanged }: EnterpriseActsProps) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const [question, setQuestion] = useState<EnterpriseAct | 'delete' | null>(null);
  const { name, people, state } = enterprise;
  if (state === 'erased') return null;
  const main: EnterpriseAct = state === 'deleted' ? 'restore' : state === 'locked' ? 'unlock' : 'lock';
  const failure = store.acting.failureOf() ?? store.inviting.failureOf();
  const act = async (wanted: EnterpriseAct) => {
    const done = await store.acting.run(wanted);
    setQuestion(null);
    if (done) onChanged();
  };
  return (
    <>
      <Line>
        <Button size="sm" onClick={() => setQuestion(main)}>
          {t(`platform.act.${main}`)}
        </Button>
        {state === 'deleted' ? null : (
          <Button size="sm" variant="danger" onClick={() => setQuestion('delete')}>
            {t('platform.act.delete')}
          </Button>
        )}
      </Line>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {t('platform.lost', { why: failureText(failure) })}
        </Notice>
      )}
      {question === 'delete' ? (
        <DeleteDialog enterprise={enterprise} store={store} onChanged={onChanged} onClose={() => setQuestion(null)} />
      ) : question === null ? null : (
        <Dialog
          open
          role="alertdialog"
          title={t(`platform.ask.${question}`, { name })}
          closeText={t('close')}
          onClose={() => setQuestion(null)}
          footer={
            <>
              <Button onClick={() => setQuestion(null)}>{t('cancel')}</Button>
              <Button variant="primary" pending={store.acting.isPending()} onClick={() => void act(question)}>
                {t(`platform.act.${question}`)}
              </Button>
            </>
          }
        >
          <p>{t(`platform.effect.${question}`, { count: people, n: number(people) })}</p>
        </Dialog>
      )}
    </>
  );
});
