import type { VerifiedCertificate } from '@banyan/contracts/training';
import { DateOf } from '@banyan/core-screen/views';
import { useTranslation } from 'react-i18next';

export type ValidityProps = Pick<VerifiedCertificate, 'state' | 'expiresAt' | 'revokedAt'>;

/** The end of a certificate's validity, to come or past. */
export function Validity({ state, expiresAt, revokedAt }: ValidityProps) {
  const { t } = useTranslation('training');
  if (state === 'revoked' && revokedAt !== null) {
    return (
      <>
        {t('certificate.revokedOn')} <DateOf at={revokedAt} year />
      </>
    );
  }
  if (expiresAt === null) return <>{t('certificate.forGood')}</>;
  return (
    <>
      {t(state === 'expired' ? 'certificate.endedOn' : 'certificate.until')} <DateOf at={expiresAt} year />
    </>
  );
}
