import { ErrorCode } from '@banyan/contracts';
import { portalScreens, refusedFace, typedIdNumberLimit, type FaceStand } from '@banyan/contracts/account';
import { refusalData } from '@banyan/core-screen';
import { DateOf, useFailureText } from '@banyan/core-screen/views';
import { Button, Card, LinkButton, Notice, TextField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { FaceStore } from './FaceStore.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
  max-width: 420px;
  margin-top: 16px;
`;
const Head = styled.div`
  h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
  p {
    margin-top: 4px;
    color: var(--ink-2);
  }
`;

/** Outcome of the last comparison, in words. */
const Outcome = observer(function Outcome({ store }: { store: FaceStore }) {
  const { t } = useTranslation('face');
  const failureText = useFailureText();
  const error = store.naming.failureOf();
  if (error !== undefined) {
    const wait = refusalData(error, ErrorCode.faceRefused, refusedFace);
    return (
      <Notice tone="danger" live>
        {wait === null
          ? t('failedWhy', { why: failureText(error) })
          : t('check.tries', { minutes: Math.ceil((wait.retryAfterS ?? 60) / 60) })}
      </Notice>
    );
  }
  if (store.named === null) return null;
  return (
    <Notice
      tone={store.named === 'confirmed' ? 'ok' : 'warn'}
      live
      action={
        store.named === 'unknown' ? (
          <LinkButton size="sm" href={portalScreens.personalData.path}>
            {t('name.profile')}
          </LinkButton>
        ) : undefined
      }
    >
      {t(`name.${store.named}`)}
    </Notice>
  );
});

/** Name and identity number, compared with the personal data. */
export const RealNameCard = observer(function RealNameCard({ store, stand }: { store: FaceStore; stand: FaceStand }) {
  const { t } = useTranslation('face');
  const [typed, setTyped] = useState({ name: '', id_number: '' });
  const [tried, setTried] = useState(false);
  const fields = { name: useRef<HTMLInputElement>(null), id_number: useRef<HTMLInputElement>(null) };
  const names = ['name', 'id_number'] as const;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const first = names.find((name) => typed[name].trim() === '');
    if (first !== undefined) return fields[first].current?.focus();
    void store.naming.run({ name: typed.name.trim(), id_number: typed.id_number.trim() });
  };
  const field = (name: (typeof names)[number], label: string, most: number) => ({
    ref: fields[name],
    label,
    name,
    autoComplete: 'off',
    maxLength: most,
    value: typed[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value });
      store.forgetName();
    },
    error: tried && typed[name].trim() === '' ? t('name.missing') : undefined,
  });
  return (
    <Card as="section" padding="md" aria-label={t('name.title')}>
      <Head>
        <h2>{t('name.title')}</h2>
        <p>{t('name.about')}</p>
        {stand.realNameAt === null ? null : (
          <p>
            <b>{t('name.confirmedAt')}</b> <DateOf at={stand.realNameAt} />
          </p>
        )}
      </Head>
      <Form noValidate onSubmit={submit}>
        <Outcome store={store} />
        <TextField {...field('name', t('name.name'), 50)} />
        <TextField {...field('id_number', t('name.number'), typedIdNumberLimit)} />
        <div>
          <Button type="submit" pending={store.naming.isPending()}>
            {t('name.submit')}
          </Button>
        </div>
      </Form>
    </Card>
  );
});
