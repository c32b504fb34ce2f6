import { facePaints, type OwnCertificate } from '@banyan/contracts/training';
import { DateOf, useClock } from '@banyan/core-screen/views';
import { QrCode } from '@banyan/ui/media';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CertificateFace } from '../CertificateFace.tsx';
import { daysTo, shareLeft } from '../standing.ts';

const Hero = styled.section`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr) auto;
  gap: 32px;
  align-items: center;
  margin-bottom: 32px;
  padding: 24px;
  border: 1px solid color-mix(in oklab, var(--paint) 32%, var(--surface));
  border-radius: var(--r-card);
  background: color-mix(in oklab, var(--paint) 16%, var(--surface));

  & > div > b {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--warn);
  }
  & h2 {
    margin-top: 4px;
    font-size: var(--t20);
    line-height: 30px;
    text-wrap: pretty;
  }
  & p {
    margin-top: 4px;
    line-height: 22px;
    color: var(--ink-2);
    text-wrap: pretty;
  }
  & i {
    display: block;
    height: 6px;
    margin-block: 16px 12px;
    border-radius: 3px;
    background: color-mix(in oklab, var(--paint) 40%, var(--surface));
    overflow: hidden;
  }
  & i::before {
    content: '';
    display: block;
    width: var(--left);
    min-width: 8px;
    height: 100%;
    margin-inline-start: auto;
    background: var(--paint);
  }
  & > figure {
    display: grid;
    justify-items: center;
    gap: 4px;
    margin: 0;
  }
  & figcaption {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
`;

export interface PressingCertificateProps {
  certificate: OwnCertificate;
  /** Full address for anybody to check it. */
  address: string;
  /** The possible actions. */
  acts: ReactNode;
}

/** The next certificate to expire: the time left, and the next step. */
export function PressingCertificate({ certificate, address, acts }: PressingCertificateProps) {
  const { t } = useTranslation('training');
  const now = useClock()();
  const { account, expiresAt, holder, number, title, tone } = certificate;
  return (
    <Hero
      aria-label={t('certificate.endsNext')}
      style={{
        ['--left' as string]: `${shareLeft(certificate, now) * 100}%`,
        ['--paint' as string]: facePaints[tone].ground,
      }}
    >
      <CertificateFace
        {...{ tone, title, number }}
        heading={t('certificate.heading')}
        holder={`${holder}　${account}`}
      />
      <div>
        <b>{t('certificate.daysLeft', { count: daysTo(expiresAt ?? now, now) })}</b>
        <h2>{title}</h2>
        <p>
          {t('certificate.until')} <DateOf at={expiresAt ?? now} year /> · {t('certificate.renew')}
        </p>
        <i />
        {acts}
      </div>
      <figure>
        <QrCode value={address} label={t('certificate.code')} size={128} />
        <figcaption>{t('certificate.show')}</figcaption>
      </figure>
    </Hero>
  );
}
