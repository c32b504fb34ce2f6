import type { CallOutput } from '@banyan/contracts';
import type { verifyCertificate } from '@banyan/contracts/training';
import { RequestView, useShow } from '@banyan/core-screen/views';
import { Container, DetailSkeleton, Drawing, VisuallyHidden } from '@banyan/ui';
import { ShieldCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { trainingDomain } from '../../training.domain.ts';
import { trainingLinks } from '../../training.links.ts';
import { CertificateFace } from '../CertificateFace.tsx';
import { CodeForm } from './CodeForm.tsx';
import { Verdict, VerifiedFacts } from './Verdict.tsx';
import { makeVerifyStore } from './VerifyStore.ts';

const Page = styled(Container)`
  padding-block: 32px 48px;
`;

const Both = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 8fr);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  overflow: hidden;

  & > div:first-child {
    display: grid;
    place-items: center;
    min-height: 400px;
    padding: 40px;
    border-inline-end: 1px solid var(--line);
    background: var(--paper);
  }
  & > div:first-child > svg {
    max-width: 480px;
  }
  & > div:last-child {
    padding: 32px;
  }
`;

const Compare = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  margin-top: 12px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);

  & > li {
    display: flex;
    gap: 8px;
  }
  & b {
    display: grid;
    place-items: center;
    flex: none;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--sunken);
    color: var(--ink);
    line-height: 1;
  }
`;

const Title = styled.h2`
  margin-top: 24px;
  font-size: var(--t14);
  line-height: 22px;
`;

const Note = styled.p`
  display: flex;
  gap: 8px;
  margin-top: 16px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

function Found({ certificate, checkedAt }: CallOutput<typeof verifyCertificate>) {
  const { t } = useTranslation('training');
  if (certificate === null) {
    return (
      <Both>
        <div>
          <Drawing name="lost" />
        </div>
        <div>
          <Verdict certificate={null} />
        </div>
      </Both>
    );
  }
  const { account, holder, number, state, title, tone } = certificate;
  return (
    <Both>
      <div>
        <CertificateFace
          {...{ tone, title, number }}
          heading={t('certificate.heading')}
          holder={`${holder}　${t('verify.shortTail', { tail: account })}`}
          over={state === 'expired' || state === 'revoked'}
          label={t('verify.picture', { title })}
        />
      </div>
      <div>
        <Verdict certificate={certificate} />
        <VerifiedFacts certificate={certificate} checkedAt={checkedAt} />
        <Title>{t('verify.compare')}</Title>
        <Compare>
          {(['number', 'name', 'look'] as const).map((what, index) => (
            <li key={what}>
              <b>{index + 1}</b>
              {t(`verify.same.${what}`)}
            </li>
          ))}
        </Compare>
      </div>
    </Both>
  );
}

/** Whether a certificate is valid, for anybody with its code. */
export const VerifyPage = observer(function VerifyPage() {
  const store = trainingDomain.useStore(makeVerifyStore);
  const { found } = store;
  const { PublicFrame } = trainingDomain.useEnvironment().ports;
  const code = useParams()['code'] ?? '';
  const navigate = useNavigate();
  const { t } = useTranslation('training');
  useShow(store, () => found.load(code), code);
  const page = (
    <Page>
      <RequestView
        request={found}
        skeleton={
          <>
            <VisuallyHidden as="h1">{t('title.verify')}</VisuallyHidden>
            <DetailSkeleton label={t('verify.loading')} />
          </>
        }
        failed={t('verify.failed')}
      >
        {(answer) => <Found {...answer} />}
      </RequestView>
      <Note>
        <ShieldCheck size={16} aria-hidden="true" />
        {t('verify.fresh')}
      </Note>
      <CodeForm onCheck={(typed) => void navigate(trainingLinks.verify.href(typed))} />
    </Page>
  );
  if (PublicFrame === undefined) return page;
  return (
    <Suspense fallback={null}>
      <PublicFrame>{page}</PublicFrame>
    </Suspense>
  );
});
