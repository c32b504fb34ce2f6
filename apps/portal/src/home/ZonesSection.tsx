import type { HomeModule } from '@banyan/contracts/account';
import { RetryPlace } from '@banyan/core-screen/views';
import type { RequestState } from '@banyan/core-session';
import { CardGridSkeleton, EmptyState, ErrorState, SectionHeading } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import { Zones, type ZonesProps } from './Zones.tsx';

export interface ZonesSectionProps {
  module: HomeModule;
  request: RequestState<ZonesProps['items']>;
  onRetry: () => Promise<void>;
}

/** The module of learning zones, in each of its states. */
export function ZonesSection({ module, request, onRetry }: ZonesSectionProps) {
  const { t } = useTranslation('portal');
  const id = `module-${module.id}`;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{module.title}</SectionHeading>
      <RetryPlace request={{ state: request.state, retry: onRetry }}>
        {(again) =>
          request.state === 'ready' && request.value.length === 0 ? (
            <EmptyState size={144} level={3} />
          ) : request.state === 'ready' ? (
            <Zones items={request.value} label={module.title} />
          ) : request.state === 'failed' ? (
            <ErrorState
              title={t('home.failedModule', { title: module.title })}
              retryText={t('home.retry')}
              onRetry={again}
              size={144}
              level={3}
            />
          ) : (
            <CardGridSkeleton label={t('home.loading')} count={4} columns={4} />
          )
        }
      </RetryPlace>
    </section>
  );
}
