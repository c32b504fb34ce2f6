import type { CertificateForm, OwnCertificate } from '@banyan/contracts';
import { useFailureText } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { trainingLinks } from '../../training.links.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  font-size: var(--t12);
  line-height: 24px;

  & > button,
  & > a {
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink-2);
    font: inherit;
    cursor: pointer;
  }
  & > button:hover,
  & > a:hover {
    color: var(--accent-text);
  }
  & > button[aria-disabled='true'] {
    color: var(--ink-3);
    cursor: progress;
  }
  & > p {
    flex-basis: 100%;
    color: var(--danger);
    line-height: 20px;
  }
`;

export interface CertificateActsProps {
  certificate: OwnCertificate;
  /** A document of it is being fetched. */
  pending: boolean;
  failure: unknown;
  onSave: (form: CertificateForm) => void;
  onBadge: () => void;
  /** It holds no more: the document for the record, and the check. */
  over?: boolean;
}

/** What can be done with a certificate: save it, take its badge along, show that it holds [TR-04]. */
export function CertificateActs({
  certificate,
  pending,
  failure,
  onSave,
  onBadge,
  over = false,
}: CertificateActsProps) {
  const { t } = useTranslation('training');
  const failureText = useFailureText();
  const { code, title } = certificate;
  const act = (name: 'pdf' | 'picture' | 'badge', run: () => void) => (
    <button
      type="button"
      aria-disabled={pending || undefined}
      aria-label={t(`certificate.actOf.${name}`, { title })}
      onClick={() => (pending ? undefined : run())}
    >
      {t(`certificate.act.${name}`)}
    </button>
  );
  return (
    <Row>
      {act('pdf', () => onSave('pdf'))}
      {over ? null : act('picture', () => onSave('picture'))}
      {over ? null : act('badge', onBadge)}
      <AppLink to={trainingLinks.verify.href(code)} kind="screen" aria-label={t('certificate.actOf.verify', { title })}>
        {t('certificate.act.verify')}
      </AppLink>
      {failure === undefined ? null : <p role="alert">{failureText(failure)}</p>}
    </Row>
  );
}
