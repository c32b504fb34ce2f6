import { enterOutsider } from '@banyan/contracts/account';
import { brokenFields } from '@banyan/core-screen';
import { useFailureText, useRefresh } from '@banyan/core-screen/views';
import { Button, Notice, SkeletonBlock, SkeletonRegion, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import type { Entrance } from '../shared/entrance.ts';
import { useLateTexts } from '../shared/useLateTexts.ts';
import { usePhoneTexts } from '../phone/usePhoneTexts.ts';
import { keepDraft, keptDraft } from './keepDraft.ts';
import { keepPass, keptPass } from './keepPass.ts';
import { ApplyPage } from './ApplyPage.tsx';
import { outsiderMessages } from '../account.messages.ts';
import { OutsiderStore } from './OutsiderStore.ts';
import { ProvePage } from './ProvePage.tsx';
import { StandingView } from './StandingView.tsx';

const Parts = styled.div`
  display: grid;
  gap: 16px;

  & > h1 {
    margin: 0;
    font-size: var(--t24);
    line-height: 36px;
    font-weight: 600;
  }
  & > h1 + p {
    margin-top: -12px;
    color: var(--ink-2);
  }
  & > [data-back] {
    justify-self: center;
    margin-top: 8px;
  }
`;

export interface OutsiderLoginProps {
  store: Entrance;
  backHref: string;
  /** Address of the members' login by code. */
  codeHref: string;
  onEntered: (entered: boolean) => void;
}

/** The entrance for outsiders: verify a number, apply, wait, log in. */
export const OutsiderLoginPage = observer(function OutsiderLoginPage(props: OutsiderLoginProps) {
  const { backHref, codeHref, onEntered, store: login } = props;
  usePhoneTexts();
  useLateTexts('outsider', outsiderMessages);
  const { t } = useTranslation('outsider');
  const failureText = useFailureText();
  const { http, session } = accountDomain.useEnvironment();
  const { enterprise, eid } = session;
  const [store] = useState(
    () =>
      new OutsiderStore(http, {
        read: () => keptPass(eid),
        keep: (pass) => keepPass(eid, pass),
        draft: () => keptDraft(eid),
        keepDraft: (typed) => keepDraft(eid, typed),
      }),
  );
  useEffect(() => void store.look(), [store]);
  useRefresh(() => void store.look());
  const { fresh, looking, pass, standing, step } = store;
  const portal = enterprise?.portalName ?? '';
  const enter = async () => {
    const entered = await login.enter(() => http.call(enterOutsider, { pass }), false);
    if (entered) onEntered(true);
    // Ten minutes have passed on this page: the number is verified again.
    else if (brokenFields(login.failure, ['pass']).length > 0) store.startOver();
  };
  const lookFailure = looking.failureOf();
  return (
    <Parts>
      <h1>{t('title', { portal })}</h1>
      <p>{t('about')}</p>
      {step === 'prove' && pass !== '' ? (
        lookFailure === undefined ? (
          <SkeletonRegion label={t('loading')}>
            <SkeletonBlock height={180} />
          </SkeletonRegion>
        ) : (
          <Notice tone="danger" live>
            {t('lookFailed', { why: failureText(lookFailure) })}{' '}
            <Button size="sm" onClick={() => void store.look()}>
              {t('retry')}
            </Button>
          </Notice>
        )
      ) : step === 'prove' ? (
        <ProvePage store={store} />
      ) : step === 'form' ? (
        <ApplyPage store={store} />
      ) : standing === null ? null : (
        <StandingView
          standing={standing}
          fresh={fresh}
          codeHref={codeHref}
          entering={login.pending}
          failure={
            login.failure === undefined || login.problem === null
              ? ''
              : login.problem.key === 'accountLocked'
                ? t('locked')
                : failureText(login.failure)
          }
          looking={looking.isPending()}
          onEnter={() => void enter()}
          onLook={() => void store.look()}
          onAgain={() => store.askAgain()}
          onOther={() => store.startOver()}
        />
      )}
      <TextLink data-back="" href={backHref}>
        {t('back')}
      </TextLink>
    </Parts>
  );
});
