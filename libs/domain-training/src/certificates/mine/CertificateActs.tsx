import type { CertificateForm, OwnCertificate } from '@banyan/contracts/training';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, LinkButton } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { trainingLinks } from '../../training.links.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* Aligns the label with the text above, without the padding and edge of a button. */
  margin-inline: -6px;

  && > button,
  && > a {
    min-height: 28px;
    padding-inline: 5px;
    font-size: var(--t12);
  }
  & > p {
    flex-basis: 100%;
    margin-inline: 6px;
    color: var(--ink-2);
    font-size: var(--t12);
    line-height: 20px;
  }
  & > [role='alert'] {
    color: var(--danger);
  }
`;

export interface CertificateActsProps {
  certificate: OwnCertificate;
  /** A document of it is being fetched. */
  pending: boolean;
  failure: unknown;
  onSave: (form: CertificateForm) => void;
  onBadge: () => void;
  /** No longer valid: only the document for the record, and the check. */
  over?: boolean;
}

/** Actions on a certificate: save it, export its badge, prove its validity. */
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
  const { code, title, unprinted } = certificate;
  const act = (name: 'pdf' | 'picture' | 'badge', run: () => void) => (
    <Button
      size="sm"
      variant="ghost"
      shut={pending}
      aria-label={t(`certificate.actOf.${name}`, { title })}
      onClick={run}
    >
      {t(`certificate.act.${name}`)}
    </Button>
  );
  return (
    <Row>
      {act('pdf', () => onSave('pdf'))}
      {over ? null : act('picture', () => onSave('picture'))}
      {over ? null : act('badge', onBadge)}
      <LinkButton
        size="sm"
        variant="ghost"
        href={trainingLinks.verify.href(code)}
        aria-label={t('certificate.actOf.verify', { title })}
      >
        {t('certificate.act.verify')}
      </LinkButton>
      {unprinted.length === 0 ? null : <p>{t('certificate.unprinted', { signs: unprinted.join(' ') })}</p>}
      {failure === undefined ? null : <p role="alert">{failureText(failure)}</p>}
    </Row>
  );
}
