import type { Audience, SomePeople } from '@banyan/contracts/organisation';
import { RequestView, useClock, useFailureText, useFormats, useShow } from '@banyan/core-screen/views';
import { Avatar, Button, DetailSkeleton, Notice, useLeaveGuard } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../forms/ConflictDialog.tsx';
import { SidePanel } from '../panel/SidePanel.tsx';
import { AudienceEditor } from './AudienceEditor.tsx';
import { ChangedPeople, Panel } from './audienceStyle.ts';
import type { AudienceStore } from './AudienceStore.ts';
import type { ThingAudienceStore } from './ThingAudienceStore.ts';
import { audienceNames, useAudienceWords } from './useAudienceWords.ts';

/** Pause after a change before its effect is asked, ms. */
const pauseMs = 300;

function Some({ title, some }: { title: string; some: SomePeople }) {
  const { t } = useTranslation('console');
  const { number } = useFormats();
  if (some.count === 0) return null;
  const first = some.people.slice(0, 5);
  return (
    <ChangedPeople>
      <p>{title}</p>
      <ul aria-label={title}>
        {first.map(({ account, id, image, name }) => (
          <li key={id}>
            <Avatar name={name} size={20} {...(image === '' ? {} : { src: image })} />
            {name} {account}
          </li>
        ))}
        {some.count > first.length ? <li>{t('audience.others', { n: number(some.count - first.length) })}</li> : null}
      </ul>
    </ChangedPeople>
  );
}

/** Effect of the chosen audience, before it is saved. */
const Effect = observer(function Effect({ store }: { store: ThingAudienceStore }) {
  const { t } = useTranslation('console');
  const { number } = useFormats();
  const failureText = useFailureText();
  const { effect, isChanged } = store;
  if (!isChanged) return null;
  if (effect.state === 'failed')
    return (
      <Notice
        live
        tone="danger"
        action={
          <Button size="sm" onClick={() => void effect.retry()}>
            {t('retry')}
          </Button>
        }
      >
        {t('audience.notCounted', { why: failureText(effect.error) })}
      </Notice>
    );
  const { value } = effect;
  if (value === null) return null;
  const { comes, keeps, leaves } = value;
  const isNothing = comes.count + leaves.count + keeps.count === 0;
  return (
    <div aria-live="polite">
      <h3>{t('audience.change')}</h3>
      {isNothing ? <p>{t('audience.noChange')}</p> : null}
      <Some title={t('audience.comes', { n: number(comes.count) })} some={comes} />
      <Some title={t('audience.leaves', { n: number(leaves.count) })} some={leaves} />
      <Some title={t('audience.keeps', { count: keeps.count, n: number(keeps.count) })} some={keeps} />
    </div>
  );
});

/** The lines of an audience for those who may look but not change. */
const Lines = observer(function Lines({ audience, editor }: { audience: Audience | null; editor: AudienceStore }) {
  const { t } = useTranslation('console');
  const { language, number } = useFormats();
  const words = useAudienceWords(audienceNames(editor, language));
  useShow(editor, () => editor.show());
  return (
    <>
      <p>{t('audience.lookOnly')}</p>
      <p>{t('audience.sees', { n: number(editor.shown?.count ?? 0) })}</p>
      <ul aria-label={t('audience.label')}>
        {audience === null ? <li>{t('audience.everyone')}</li> : null}
        {audience === null
          ? null
          : words
              .lines(audience)
              .map(({ at, except, on, words: said }) => (
                <li key={`${on} ${at} ${String(except)}`}>{except ? t('audience.without', { words: said }) : said}</li>
              ))}
      </ul>
    </>
  );
});

const Conflict = observer(function Conflict({ store, editor, onSaved }: Shown) {
  const { t } = useTranslation('console');
  const { language, list } = useFormats();
  const now = useClock();
  const words = useAudienceWords(audienceNames(editor, language));
  const { conflict, saving } = store;
  if (conflict === null) return null;
  const said = (audience: Audience | null) =>
    audience === null
      ? t('audience.everyone')
      : list(
          words
            .lines(audience)
            .map(({ except, words: line }) => (except ? t('audience.without', { words: line }) : line)),
        ) || t('audience.nobody');
  const keepMine = async () => {
    if (await store.keepMine()) onSaved();
  };
  return (
    <ConflictDialog
      open
      who={t('conflict.somebody')}
      at={conflict.changedAt ?? now()}
      fields={[
        { id: 'audience', label: t('audience.label'), mine: said(editor.audience), theirs: said(conflict.audience) },
      ]}
      pending={saving.isPending()}
      onKeepMine={() => void keepMine()}
      onTakeTheirs={() => store.takeTheirs()}
      onClose={() => store.closeConflict()}
    />
  );
});

interface Shown {
  store: ThingAudienceStore;
  editor: AudienceStore;
  onSaved: () => void;
}

const Editing = observer(function Editing({ store, editor, onSaved }: Shown) {
  const { t } = useTranslation('console');
  const failureText = useFailureText();
  const { saving } = store;
  const { audience } = editor;
  const failure = store.conflict === null ? saving.failureOf() : undefined;
  useEffect(() => {
    const wait = setTimeout(() => void store.look(), pauseMs);
    return () => clearTimeout(wait);
  }, [store, audience]);
  return (
    <>
      {failure === undefined ? null : (
        <Notice live tone="danger">
          {t('form.notSaved', { why: failureText(failure) })}
        </Notice>
      )}
      <AudienceEditor store={editor}>
        <Effect store={store} />
      </AudienceEditor>
      <Conflict store={store} editor={editor} onSaved={onSaved} />
    </>
  );
});

export interface ThingAudienceProps {
  /** Made for one thing. */
  store: ThingAudienceStore;
  /** Its place among the rows: "9 of 186". */
  place?: string;
  /** Shows the row before and after. */
  onStep?: (step: 1 | -1) => void;
  /** Called once another audience is saved. */
  onSaved: () => void;
  onClose: () => void;
}

/**
 * The panel of whom a thing is for, with what a change would do before it is saved. Any screen of the console opens it
 * for any thing that may have an audience.
 */
export const ThingAudience = observer(function ThingAudience(props: ThingAudienceProps) {
  const { store, onSaved, onClose, place, onStep } = props;
  const { t } = useTranslation('console');
  const { number } = useFormats();
  const [asks, setAsks] = useState(false);
  const { editor, isChanged, maySave, saving, thing } = store;
  useShow(store, () => store.show());
  useLeaveGuard(isChanged);
  const save = async () => {
    if (await store.save()) onSaved();
  };
  const close = () => (isChanged ? setAsks(true) : onClose());
  const giveUp = () => {
    setAsks(false);
    store.reset();
    onClose();
  };
  const count = editor?.isWhole === true ? (editor.shown?.count ?? 0) : 0;
  const isOwn = thing.value?.own === true;
  return (
    <SidePanel
      wide
      label={t('audience.label')}
      {...(place === undefined ? {} : { place })}
      {...(onStep === undefined || isChanged ? {} : { onStep })}
      onClose={close}
      {...(isOwn
        ? {
            footer: (
              <>
                <Button onClick={close}>{t('audience.keep')}</Button>
                <Button variant="primary" disabled={!maySave} pending={saving.isPending()} onClick={() => void save()}>
                  {editor?.audience === null ? t('audience.giveAll') : t('audience.give', { n: number(count) })}
                </Button>
              </>
            ),
          }
        : {})}
    >
      <RequestView
        request={thing}
        failed={t('audience.failed')}
        skeleton={<DetailSkeleton label={t('table.loading')} />}
      >
        {({ audience, name, own }) => (
          <Panel>
            <h2>{name}</h2>
            {editor === null ? null : own ? (
              <Editing key={String(thing.value?.began)} store={store} editor={editor} onSaved={onSaved} />
            ) : (
              <Lines audience={audience} editor={editor} />
            )}
          </Panel>
        )}
      </RequestView>
      {asks ? (
        <Dialog
          open
          role="alertdialog"
          title={t('audience.giveUpAsk')}
          closeText={t('close')}
          onClose={() => setAsks(false)}
          footer={
            <>
              <Button onClick={() => setAsks(false)}>{t('audience.goOn')}</Button>
              <Button variant="danger" onClick={giveUp}>
                {t('audience.giveUp')}
              </Button>
            </>
          }
        >
          <p>{t('audience.giveUpText')}</p>
        </Dialog>
      ) : null}
    </SidePanel>
  );
});
