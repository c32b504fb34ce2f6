import { scanPollMs } from '@banyan/contracts/account';
import { RequestView, useEvery, useFailureText, useShow } from '@banyan/core-screen/views';
import { Button, Checkbox, Notice, SkeletonBlock, SkeletonRegion, TextLink } from '@banyan/ui';
import { QrCode } from '@banyan/ui/media';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import type { Entrance } from '../shared/entrance.ts';
import { useLateTexts } from '../shared/useLateTexts.ts';
import { scanMessages } from '../account.messages.ts';
import { ScanStore } from './ScanStore.ts';

const Parts = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  text-align: center;

  & > [role='status'] {
    min-height: 48px;
    color: var(--ink-2);
    text-wrap: balance;
  }
  & > [role='status'] > b {
    display: block;
    font-weight: 600;
    color: var(--ink);
  }
  & > label {
    color: var(--ink-2);
  }
`;
const Picture = styled.div`
  position: relative;
  width: 200px;
  height: 200px;

  &[data-over] > :first-child {
    opacity: 0.12;
  }
`;
const Over = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

export interface ScanLoginProps {
  store: Entrance;
  onEntered: (entered: boolean) => void;
}

/** The login by a phone that is logged in already. */
export const ScanLoginPage = observer(function ScanLoginPage({ onEntered, store: login }: ScanLoginProps) {
  useLateTexts('scan', scanMessages);
  const { t } = useTranslation('scan');
  const { t: shared } = useTranslation('account');
  const failureText = useFailureText();
  const { http } = accountDomain.useEnvironment();
  const [store] = useState(() => new ScanStore(http));
  const [remember, setRemember] = useState(true);
  useShow(store.picture, () => store.renew());
  const { name, offline, picture, state, waits } = store;
  useEvery(scanPollMs, waits, async () => {
    if ((await store.poll()) && (await store.enter(login, remember))) onEntered(true);
  });
  const over = state === 'refused' || state === 'expired';
  const { failure, problem } = login;
  return (
    <Parts>
      <RequestView
        request={picture}
        failed={t('failed')}
        skeleton={
          <SkeletonRegion label={t('loading')}>
            <SkeletonBlock height={200} width={200} />
          </SkeletonRegion>
        }
      >
        {({ address }) => (
          <Picture data-over={state === 'waiting' ? undefined : ''}>
            <QrCode value={address} label={t('picture')} size={200} />
            {over ? (
              <Over>
                <Button variant="primary" onClick={() => void store.renew()}>
                  {t('renew')}
                </Button>
              </Over>
            ) : null}
          </Picture>
        )}
      </RequestView>
      <p role="status">
        <b>{t(`screen.${state}.title`, { name })}</b>
        {offline ? t('offline') : t(`screen.${state}.text`, { name })}
      </p>
      {problem === null || failure === undefined || over ? null : (
        <Notice tone="danger" live>
          {problem.key === 'unknown'
            ? failureText(failure)
            : shared(`login.errors.${problem.key}`, { count: problem.count ?? 0 })}
        </Notice>
      )}
      {picture.value !== null && waits ? (
        <TextLink href={picture.value.address} target="_blank">
          {t('link')}
        </TextLink>
      ) : null}
      <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
        {shared('login.remember')}
      </Checkbox>
    </Parts>
  );
});
