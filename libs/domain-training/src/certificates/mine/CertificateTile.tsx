import { facePaints, type OwnCertificate } from '@banyan/contracts/training';
import { useClock } from '@banyan/core-screen/views';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CertificateFace } from '../CertificateFace.tsx';
import { shareLeft } from '../standing.ts';
import { Validity } from '../Validity.tsx';

const Tile = styled.li`
  min-width: 0;

  & > h3 {
    margin-top: 12px;
    font-size: var(--t14);
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & > i {
    display: block;
    height: 3px;
    margin-top: 6px;
    border-radius: 2px;
    background: var(--line-2);
    overflow: hidden;
  }
  & > i::before {
    content: '';
    display: block;
    width: var(--left);
    height: 100%;
    margin-inline-start: auto;
    background: var(--paint);
  }
  & > p {
    margin-top: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

export interface CertificateTileProps {
  certificate: OwnCertificate;
  /** The possible actions. */
  acts: ReactNode;
}

/** A valid certificate, with the time it has left. */
export function CertificateTile({ certificate, acts }: CertificateTileProps) {
  const { t } = useTranslation('training');
  const now = useClock()();
  const { account, holder, number, title, tone } = certificate;
  return (
    <Tile>
      <CertificateFace
        {...{ tone, title, number }}
        heading={t('certificate.heading')}
        holder={`${holder}　${account}`}
      />
      <h3>{title}</h3>
      <i
        style={{
          ['--left' as string]: `${shareLeft(certificate, now) * 100}%`,
          ['--paint' as string]: facePaints[tone].ground,
        }}
      />
      <p>
        <Validity {...certificate} />
      </p>
      {acts}
    </Tile>
  );
}
