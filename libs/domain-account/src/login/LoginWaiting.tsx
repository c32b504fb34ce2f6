import { SkeletonBlock, SkeletonLine, SkeletonRegion } from '@banyan/ui';
import { useTranslation } from 'react-i18next';

/** Skeleton of a login form. */
export function LoginWaiting() {
  const { t } = useTranslation('account');
  return (
    <SkeletonRegion label={t('login.loading')}>
      <div style={{ display: 'grid', gap: 16 }}>
        <SkeletonLine width={80} />
        <SkeletonBlock height={48} />
        <SkeletonLine width={80} />
        <SkeletonBlock height={48} />
        <SkeletonBlock height={48} />
      </div>
    </SkeletonRegion>
  );
}
