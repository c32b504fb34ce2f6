import type { OwnCertificate } from '@banyan/contracts/training';
import { DateOf } from '@banyan/core-screen/views';
import { ListLine, Tag } from '@banyan/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CertificateFace } from '../CertificateFace.tsx';
import { certificateTone } from '../standing.ts';
import { Validity } from '../Validity.tsx';

const Line = styled(ListLine)`
  grid-template-columns: 96px minmax(0, 1fr) 248px 80px;
  gap: 24px;

  & h3 {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;

export interface PastCertificateProps {
  certificate: OwnCertificate;
  /** The possible actions. */
  acts: ReactNode;
}

/** A certificate that is no longer valid, kept for the record, with the reason. */
export function PastCertificate({ certificate, acts }: PastCertificateProps) {
  const { t } = useTranslation('training');
  const { account, holder, issuedAt, number, reason, renewed, state, title, tone } = certificate;
  const why = state === 'revoked' ? reason : t(renewed ? 'certificate.replaced' : 'certificate.ended');
  return (
    <Line>
      <CertificateFace
        {...{ tone, title, number }}
        heading={t('certificate.heading')}
        holder={`${holder}　${account}`}
        over
      />
      <div>
        <h3>
          {title} <Tag tone={certificateTone[state]}>{t(`certificate.state.${state}`)}</Tag>
        </h3>
        <p>{why}</p>
      </div>
      <div>
        <p>{number}</p>
        <p>
          <DateOf at={issuedAt} year /> – <Validity {...certificate} />
        </p>
      </div>
      {acts}
    </Line>
  );
}
