import type { ManagedDepartment, PeopleAct } from '@banyan/contracts/organisation';
import { DepartmentTree } from '@banyan/core-console/views';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice, ProgressBar, TextField } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { treeDepartments } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import { LeavingFields } from './LeavingFields.tsx';
import type { PeopleActStore } from './PeopleActStore.ts';

/** From so many on the number is typed before what cannot be undone at a press. */
const typedFrom = 50;
const typed: ReadonlySet<PeopleAct> = new Set(['lock', 'leave', 'endSessions']);

const Body = styled.div`
  display: grid;
  gap: 16px;

  & > [data-tree] {
    max-height: 280px;
    overflow: auto;
  }
  & > ul {
    max-height: 240px;
    overflow: auto;
    line-height: 24px;
  }
`;

/** A list of people with acts. */
interface ActedOn {
  readonly acts: PeopleActStore;
  readonly places: readonly ManagedDepartment[];
  readonly table: { readonly selection: { clear: () => void } };
}

interface PeopleActDialogProps {
  store: ActedOn;
  /** Whether they are visitors, who join a department by being moved. */
  visitors?: boolean;
}

const Asked = observer(function Asked({ store, visitors = false }: PeopleActDialogProps) {
  const { t, language, number } = useWords();
  const { t: shared } = useTranslation('console');
  const failureText = useFailureText();
  const [target, setTarget] = useState('');
  const [count, setCount] = useState('');
  const { acts, places, table } = store;
  const { all, asked, done, left, state } = acts;
  if (asked === null) return null;
  const { act } = asked;
  const joins = visitors && act === 'move';
  const asks = state === 'asking' && typed.has(act) && asked.count >= typedFrom;
  const shut =
    (act === 'move' && target === '') ||
    (act === 'leave' && !acts.takingBack && !acts.leaving.isReady) ||
    (asks && count.replaceAll(/[\s,.’']/g, '') !== String(asked.count));
  const close = () => {
    if (state === 'ended') table.selection.clear();
    acts.close();
  };
  const progress = { done: number(done + left.length), all: number(all) };
  return (
    <Dialog
      open
      role="alertdialog"
      outsideCloses={false}
      title={
        joins
          ? t('requests.ask.join', { count: asked.count, n: number(asked.count) })
          : t(`people.ask.${act}`, { count: asked.count, n: number(asked.count) })
      }
      {...(state === 'running' ? {} : { closeText: t('close') })}
      onClose={close}
      footer={
        state === 'ended' ? (
          <>
            {acts.mayTakeBack ? <Button onClick={() => void acts.takeBack()}>{t('people.takeBack')}</Button> : null}
            <Button variant="primary" onClick={close}>
              {t('close')}
            </Button>
          </>
        ) : (
          <>
            <Button shut={state === 'running'} onClick={close}>
              {t('cancel')}
            </Button>
            <Button
              variant={act === 'leave' && !acts.takingBack ? 'danger' : 'primary'}
              pending={state === 'running'}
              shut={shut}
              onClick={() => void acts.run({ department: Number(target), heir: Number(acts.leaving.heir) })}
            >
              {t(state === 'failed' ? 'people.actAgain' : joins ? 'requests.act.join' : `people.act.${act}`)}
            </Button>
          </>
        )
      }
    >
      <Body>
        {state === 'asking' ? <p>{t(joins ? 'requests.effect.join' : `people.effect.${act}`)}</p> : null}
        {act === 'leave' && !acts.takingBack && (state === 'asking' || state === 'failed') ? (
          <LeavingFields store={acts.leaving} error={acts.error} />
        ) : null}
        {state === 'asking' && act === 'move' ? (
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
        {asks ? (
          <TextField
            label={shared('confirm.type', { n: number(asked.count) })}
            inputMode="numeric"
            autoComplete="off"
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
        ) : null}
        {state === 'running' ? (
          <ProgressBar value={all === 0 ? 0 : (done + left.length) / all} label={t('people.acting', progress)} />
        ) : null}
        {state === 'failed' ? (
          <Notice tone="danger" live>
            {t('people.actFailed', { ...progress, why: failureText(acts.error) })}
          </Notice>
        ) : null}
        {state === 'ended' ? (
          <Notice tone={left.length === 0 ? 'ok' : 'warn'} live>
            {t(acts.takingBack ? 'people.actTakenBack' : 'people.actDone', { n: number(done) })}
          </Notice>
        ) : null}
        {left.length === 0 ? null : (
          <>
            <p>{t('people.actLeft', { n: number(left.length) })}</p>
            <ul>
              {left.map(({ id, name, why }) => (
                <li key={id}>
                  <b>{name === '' ? t('people.nobody') : name}</b> {t(`people.why.${why}`)}
                </li>
              ))}
            </ul>
          </>
        )}
      </Body>
    </Dialog>
  );
});

/** Asks before something is done to several people, shows how far it is, and tells whom it left as they are. */
export const PeopleActDialog = observer(function PeopleActDialog(props: PeopleActDialogProps) {
  return props.store.acts.asked === null ? null : <Asked {...props} />;
});
