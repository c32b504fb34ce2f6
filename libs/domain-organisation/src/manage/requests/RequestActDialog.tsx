import { outsiderLimits } from '@banyan/contracts/account';
import { DepartmentTree } from '@banyan/core-console/views';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice, ProgressBar, TextArea } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { treeDepartments } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import type { RequestsStore } from './RequestsStore.ts';

const Body = styled.div`
  display: grid;
  gap: 16px;

  & > [data-tree] {
    max-height: 280px;
    overflow: auto;
  }
`;

const Asked = observer(function Asked({ store }: { store: RequestsStore }) {
  const { t, language, number } = useWords();
  const failureText = useFailureText();
  const [answer, setAnswer] = useState('');
  const [target, setTarget] = useState('');
  const { asked, done, error, left, places, state } = store;
  if (asked === null) return null;
  const { act, rows } = asked;
  const shut =
    rows.length === 0 ||
    (act === 'refuse' && (answer.trim() === '' || [...answer.trim()].length > outsiderLimits.answer)) ||
    (act === 'join' && target === '');
  const close = () => {
    if (state === 'ended') store.table.selection.clear();
    store.close();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      outsideCloses={false}
      title={t(`requests.ask.${act}`, { count: rows.length, n: number(rows.length) })}
      {...(state === 'running' ? {} : { closeText: t('close') })}
      onClose={close}
      footer={
        state === 'ended' ? (
          <Button variant="primary" onClick={close}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button shut={state === 'running'} onClick={close}>
              {t('cancel')}
            </Button>
            <Button
              variant={act === 'refuse' ? 'danger' : 'primary'}
              pending={state === 'running'}
              shut={shut}
              onClick={() => void store.run({ answer: answer.trim(), department: Number(target) })}
            >
              {state === 'failed' ? t('people.actAgain') : t(`requests.act.${act}`)}
            </Button>
          </>
        )
      }
    >
      <Body>
        {state === 'asking' ? <p>{t(`requests.effect.${act}`)}</p> : null}
        {act === 'refuse' && state !== 'ended' ? (
          <TextArea
            label={t('requests.reason')}
            required
            maxLength={outsiderLimits.answer}
            tooLongText={t('requests.reasonLong', { max: outsiderLimits.answer })}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        ) : null}
        {act === 'join' && state !== 'ended' ? (
          <div data-tree="">
            <DepartmentTree
              label={t('people.moveTo')}
              departments={treeDepartments(
                places.filter(({ closed }) => !closed),
                language,
              )}
              selected={target === '' ? [] : [target]}
              onSelect={([id = '']) => setTarget(id)}
            />
          </div>
        ) : null}
        {state === 'running' ? (
          <ProgressBar
            value={(done + left.length) / Math.max(1, rows.length)}
            label={t('people.acting', { done: number(done + left.length), all: number(rows.length) })}
          />
        ) : null}
        {state === 'failed' ? (
          <Notice tone="danger" live>
            {t('people.actFailed', {
              ...{ done: number(done), all: number(rows.length) },
              why: failureText(error),
            })}
          </Notice>
        ) : null}
        {state === 'ended' ? (
          <Notice tone={left.length === 0 ? 'ok' : 'warn'} live>
            {t('people.actDone', { n: number(done) })}
          </Notice>
        ) : null}
        {left.length === 0 ? null : (
          <ul>
            {left.map(({ name, why }, index) => (
              <li key={`${name} ${number(index)}`}>
                <b>{name === '' ? t('people.nobody') : name}</b> {t(`requests.why.${why}`)}
              </li>
            ))}
          </ul>
        )}
      </Body>
    </Dialog>
  );
});

/** Asks before something is done to requests, shows how far it is, and tells which were left as they are. */
export const RequestActDialog = observer(function RequestActDialog({ store }: { store: RequestsStore }) {
  return store.asked === null ? null : <Asked store={store} />;
});
