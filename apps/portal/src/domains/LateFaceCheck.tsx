import { ErrorState, SkeletonBlock, SkeletonRegion } from '@banyan/ui';
import { createElement, Suspense, use, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../composition/frame.ts';
import type { FaceCheckProps } from '../face/FaceCheck.tsx';
import { loadPart } from '../parts/chunks.ts';
import { PartBoundary } from '../screens/PartBoundary.tsx';

let coming: Promise<ComponentType<FaceCheckProps>> | undefined;

/** Brings the check, once; what failed is forgotten, so that trying again works. */
const bring = () =>
  (coming ??= loadPart(() => import('../face/DomainFaceCheck.tsx')).then(
    (part) => part.DomainFaceCheck,
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  ));

function Check(props: FaceCheckProps) {
  return createElement(use(bring()), props);
}

/** A face check inside a domain's screen: it comes when one is asked for, and not with the page [CO-08] [EX-06]. */
export function LateFaceCheck(props: FaceCheckProps) {
  const { t } = useTranslation('portal');
  const { report } = useFrame();
  const [round, setRound] = useState(0);
  return (
    <PartBoundary
      key={round}
      onError={report}
      instead={
        <ErrorState
          title={t('screenError.chunkTitle')}
          retryText={t('screenError.retry')}
          onRetry={() => setRound(round + 1)}
          size={96}
        />
      }
    >
      <Suspense
        fallback={
          <SkeletonRegion label={t('shell.loading')}>
            <SkeletonBlock height={40} />
          </SkeletonRegion>
        }
      >
        <Check {...props} />
      </Suspense>
    </PartBoundary>
  );
}
