import { termsOf, type AudiencePreview } from '@banyan/contracts/organisation';
import { useFailureText, useFormats } from '@banyan/core-screen/views';
import { Avatar, Button, Notice, Ribbon, SearchForm, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Count, Reason, ShareList } from './audienceStyle.ts';
import type { AudienceStore } from './AudienceStore.ts';
import { nobody } from './nobody.ts';
import { audienceNames, useAudienceWords } from './useAudienceWords.ts';

const Reasons = observer(function Reasons({ store }: { store: AudienceStore }) {
  const { t } = useTranslation('console');
  const { language } = useFormats();
  const failureText = useFailureText();
  const words = useAudienceWords(audienceNames(store, language));
  const { reasons } = store;
  if (reasons.state === 'failed')
    return (
      <Notice
        live
        tone="danger"
        action={
          <Button size="sm" onClick={() => void reasons.retry()}>
            {t('retry')}
          </Button>
        }
      >
        {failureText(reasons.error)}
      </Notice>
    );
  if (reasons.value === null) return null;
  if (reasons.value.length === 0) return <p role="status">{t('people.nobody')}</p>;
  const lines = words.lines(store.audience ?? nobody);
  return (
    <ul aria-label={t('audience.why')} aria-live="polite">
      {reasons.value.map(({ isIn, person, terms }) => (
        <Reason key={person.id}>
          <Avatar name={person.name} size={32} {...(person.image === '' ? {} : { src: person.image })} />
          <p>
            {person.name}
            <small>
              {person.account} {person.department?.name}
            </small>
          </p>
          <Tag tone={isIn ? 'ok' : 'warn'}>{t(isIn ? 'audience.isIn' : 'audience.isOut')}</Tag>
          <ul>
            {terms.length === 0 ? (
              <li>{t(store.audience === null ? 'audience.byEveryone' : 'audience.byNothing')}</li>
            ) : null}
            {terms.map((place) => {
              const line = lines[place];
              return line === undefined ? null : (
                <li key={place}>
                  {t(line.except ? 'audience.shutBy' : 'audience.takenBy', { n: place + 1, words: line.words })}
                </li>
              );
            })}
          </ul>
        </Reason>
      ))}
    </ul>
  );
});

/** Shares of all people: of each term, of the exceptions, and of those who are in no term. */
const Shares = observer(function Shares({ store, shown }: { store: AudienceStore; shown: AudiencePreview }) {
  const { t } = useTranslation('console');
  const { number } = useFormats();
  const terms = termsOf(store.audience ?? nobody);
  // While a change is counted, the answer is about other terms.
  const counted = store.audience !== null && terms.length === shown.terms.length ? shown.terms : [];
  const shares = counted.flatMap(({ more, stays }, place) => {
    const except = terms[place]?.except === true;
    const size = except ? more : stays;
    return size === 0 ? [] : [{ id: String(place + 1), except, size }];
  });
  const rest = shown.all - shares.reduce((sum, { size }) => sum + size, 0);
  return shares.length === 0 ? (
    <Ribbon
      segments={[
        { size: shown.count, state: 'done' },
        { size: shown.all - shown.count, state: 'open' },
      ]}
    />
  ) : (
    <>
      <Ribbon
        segments={[
          ...shares.map(({ except, id, size }) => ({
            id,
            size,
            state: except ? ('missed' as const) : ('done' as const),
          })),
          { id: 'rest', size: rest, state: 'open' },
        ]}
      />
      <ShareList aria-label={t('audience.shares')}>
        {shares.map(({ except, id, size }) => (
          <li key={id} data-except={except || undefined}>
            {except ? t('audience.shutOut', { n: id }) : id} <b>{number(size)}</b>
          </li>
        ))}
        <li>
          {t('audience.outside')} <b>{number(rest)}</b>
        </li>
      </ShareList>
    </>
  );
});

/** The effect of an audience: how many it takes, and why somebody is in it. */
export const AudienceEffect = observer(function AudienceEffect({
  store,
  children,
}: {
  store: AudienceStore;
  children?: ReactNode;
}) {
  const { t } = useTranslation('console');
  const { number } = useFormats();
  const failureText = useFailureText();
  const [q, setQ] = useState('');
  const { isWhole, preview, shown } = store;
  return (
    <section aria-label={t('audience.effect')}>
      <h3>{t('audience.count')}</h3>
      {shown === null ? null : (
        <>
          <Count aria-live="polite" data-old={!isWhole || preview.state === 'loading' || undefined}>
            {number(shown.count)}
            <small>/ {number(shown.all)}</small>
          </Count>
          <Shares store={store} shown={shown} />
        </>
      )}
      {isWhole ? null : <p>{t('audience.fill')}</p>}
      {preview.state === 'failed' ? (
        <Notice
          live
          tone="danger"
          action={
            <Button size="sm" onClick={() => void preview.retry()}>
              {t('retry')}
            </Button>
          }
        >
          {t('audience.notCounted', { why: failureText(preview.error) })}
        </Notice>
      ) : null}
      {children}
      <h3>{t('audience.why')}</h3>
      <SearchForm
        label={t('audience.ask')}
        placeholder={t('audience.ask')}
        value={q}
        onChange={setQ}
        onSearch={(words) => {
          if (words.trim() !== '' && isWhole) void store.reasons.load(words.slice(0, 60));
        }}
      />
      <Reasons store={store} />
    </section>
  );
});
