import { scanQuery, shownName, homePath } from '@banyan/contracts/account';
import { Moment, RequestView, useFailureText, useShow } from '@banyan/core-screen/views';
import { Button, Facts, LinkButton, Notice, Result, SkeletonBlock, SkeletonRegion } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import { ConfirmStore } from './ConfirmStore.ts';

/** For a phone in one hand: one column, with buttons as wide as it. */
const Page = styled.main`
  display: grid;
  align-content: center;
  gap: 16px;
  width: min(400px, 100%);
  min-height: 100vh;
  margin: 0 auto;
  padding: 32px 24px;

  & > h1 {
    font-size: var(--t24);
    line-height: 36px;
    text-wrap: balance;
  }
  & > p {
    color: var(--ink-2);
  }
  & > [data-acts] {
    display: grid;
    gap: 12px;
    margin-top: 8px;
  }
`;

/** /scanLogin: on the phone that scanned a login, the person confirms it. */
export const ScanPage = observer(function ScanPage() {
  const { t } = useTranslation('scan');
  const failureText = useFailureText();
  const { http, session } = accountDomain.useEnvironment();
  const [params] = useSearchParams();
  const { id } = scanQuery.read(params);
  const [store] = useState(() => new ConfirmStore(http));
  useShow(store.asking, () => store.asking.show(id), id);
  const { answered, answering, lost } = store;
  const { enterprise, user } = session;
  const portal = enterprise?.portalName ?? '';
  const answer = (allowed: 'Y' | 'N') => void answering.run({ scan: id, allowed });
  const failure = answering.failureOf();
  const toHome = <LinkButton href={homePath}>{t('home')}</LinkButton>;
  if (answered !== null || lost !== null || id === '') {
    const end = answered === 'confirmed' ? 'confirmed' : answered === 'refused' ? 'refused' : (lost ?? 'expired');
    return (
      <Page id="content" tabIndex={-1}>
        <Result
          outcome={end === 'confirmed' ? 'success' : end === 'refused' ? 'waiting' : 'failure'}
          {...(end === 'refused' ? { drawing: 'lock' as const } : {})}
          title={t(`phone.${end}.title`)}
          text={t(`phone.${end}.text`)}
          actions={toHome}
          size={160}
          takeFocus
        />
      </Page>
    );
  }
  return (
    <Page id="content" tabIndex={-1}>
      <h1>{t('phone.ask', { portal })}</h1>
      <p>{t('phone.as', { name: user === null ? '' : shownName(user) })}</p>
      <RequestView
        request={store.asking}
        failed={t('phone.failed')}
        skeleton={
          <SkeletonRegion label={t('loading')}>
            <SkeletonBlock height={132} />
          </SkeletonRegion>
        }
      >
        {({ askedAt, browser, ip, sameNetwork, system }) => (
          <>
            <Facts
              rows={[
                {
                  name: t('phone.device'),
                  value: [browser, system].filter((part) => part !== '').join(' · ') || t('phone.unknown'),
                },
                { name: t('phone.place'), value: ip },
                { name: t('phone.at'), value: <Moment at={askedAt} /> },
              ]}
            />
            {sameNetwork === 'Y' ? null : <Notice tone="warn">{t('phone.elsewhere')}</Notice>}
            <p>{t('phone.care')}</p>
          </>
        )}
      </RequestView>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {t('phone.notAnswered', { why: failureText(failure) })}
        </Notice>
      )}
      {store.asking.state === 'ready' ? (
        <span data-acts="">
          <Button variant="primary" size="lg" block pending={answering.isPending()} onClick={() => answer('Y')}>
            {t('phone.confirm')}
          </Button>
          <Button size="lg" block shut={answering.isPending()} onClick={() => answer('N')}>
            {t('phone.refuse')}
          </Button>
        </span>
      ) : null}
    </Page>
  );
});
