import type { VerifiedCertificate } from '@banyan/contracts/training';
import { dateFormat } from '@banyan/core-screen';
import { useClock } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Check, CircleHelp, Clock, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { daysTo } from '../standing.ts';
import { Validity } from '../Validity.tsx';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;

  & > span {
    display: grid;
    place-items: center;
    flex: none;
    width: 56px;
    height: 56px;
    border-radius: 50%;
    background: var(--sunken);
    color: var(--ink-2);
  }
  &[data-verdict='valid'] > span {
    background: var(--ok-soft);
    color: var(--ok);
  }
  &[data-verdict='expired'] > span {
    background: var(--warn-soft);
    color: var(--warn);
  }
  &[data-verdict='revoked'] > span {
    background: var(--danger-soft);
    color: var(--danger);
  }
  & h1 {
    font-size: var(--t32);
    line-height: 40px;
  }
  & p {
    line-height: 22px;
    color: var(--ink-2);
    text-wrap: pretty;
  }
`;

const icons = { valid: Check, expired: Clock, revoked: X, unknown: CircleHelp };

/** Valid, expired, revoked or unknown, in one glance. */
export function Verdict({ certificate }: { certificate: VerifiedCertificate | null }) {
  const { t } = useTranslation('training');
  const now = useClock()();
  const state = certificate?.state;
  const verdict = state === undefined ? 'unknown' : state === 'expiring' ? 'valid' : state;
  const Icon = icons[verdict];
  const left = certificate?.expiresAt ?? null;
  return (
    <Head data-verdict={verdict}>
      <span>
        <Icon size={28} strokeWidth={2.2} aria-hidden="true" />
      </span>
      <div>
        <h1>{t(`verify.${verdict}`)}</h1>
        <p>
          {certificate === null ? (
            t('verify.unknownText')
          ) : (
            <>
              <Validity {...certificate} />
              {verdict === 'valid' && left !== null ? ` · ${t('verify.left', { count: daysTo(left, now) })}` : null}
              {verdict === 'expired' ? ` · ${t('verify.expiredText')}` : null}
              {verdict === 'revoked' ? ` · ${t('verify.revokedText')}` : null}
            </>
          )}
        </p>
      </div>
    </Head>
  );
}

const Rows = styled.dl`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  margin-top: 24px;

  & > dt,
  & > dd {
    padding-block: 8px;
    border-top: 1px solid var(--line);
    line-height: 22px;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > dt {
    color: var(--ink-2);
  }
  & small {
    margin-inline-start: 8px;
    font-size: var(--t12);
    color: var(--ink-3);
  }
`;

/** Facts of a certificate: enough to compare it with the one in hand, and no more. */
export function VerifiedFacts({ certificate, checkedAt }: { certificate: VerifiedCertificate; checkedAt: number }) {
  const { t, i18n } = useTranslation('training');
  const { account, holder, issuedAt, issuer, number, scope, title } = certificate;
  const { timeZone } = useSession();
  const long = { dateStyle: 'long', timeZone } as const;
  const checked = dateFormat(i18n.language, { ...long, timeStyle: 'medium', hourCycle: 'h23' }).format(checkedAt);
  // With its year, as on the certificate in hand.
  const issued = dateFormat(i18n.language, long).format(issuedAt);
  return (
    <Rows>
      <dt>{t('verify.holder')}</dt>
      <dd>
        {holder} <small>{t('verify.tail', { tail: account })}</small>
      </dd>
      <dt>{t('verify.title')}</dt>
      <dd>
        {title} {scope === '' ? null : <small>{scope}</small>}
      </dd>
      <dt>{t('verify.number')}</dt>
      <dd>{number}</dd>
      <dt>{t('verify.issued')}</dt>
      <dd>
        {issued} <small>{issuer}</small>
      </dd>
      <dt>{t('verify.checked')}</dt>
      <dd>{checked}</dd>
    </Rows>
  );
}
