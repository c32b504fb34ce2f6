import type { HomeModule } from '@banyan/contracts/account';
import type { RequestState } from '@banyan/core-session';
import { RetryPlace } from '@banyan/core-screen/views';
import { CardGridSkeleton, EmptyState, ErrorState, SectionHeading } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CourseTile } from './CourseTile.tsx';
import type { HomeCourses } from './HomeStore.ts';

const columns = 5;

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(${columns}, minmax(0, 1fr));
  gap: 32px 24px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
  }
`;

export interface ModuleSectionProps {
  module: HomeModule;
  request: RequestState<HomeCourses>;
  courseHref: (id: number) => string;
  onRetry: () => Promise<void>;
}

/** A module of courses: a row of five, with a link to all of them. */
export function ModuleSection({ module, request, courseHref, onRetry }: ModuleSectionProps) {
  const { t } = useTranslation('portal');
  const id = `module-${module.id}`;
  const meta =
    request.state === 'ready' && module.kind === 'new' && request.value.thisWeek > 0
      ? t('home.newThisWeek', { count: request.value.thisWeek })
      : undefined;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        {...(meta === undefined ? {} : { meta })}
        {...(module.morePath === '' ? {} : { more: { label: t('home.all'), href: module.morePath } })}
      >
        {module.title}
      </SectionHeading>
      <RetryPlace request={{ state: request.state, retry: onRetry }}>
        {(again) =>
          request.state === 'ready' ? (
            request.value.items.length > 0 ? (
              <Row>
                {request.value.items.slice(0, columns).map((course) => (
                  <li key={course.id}>
                    <CourseTile course={course} href={courseHref(course.id)} />
                  </li>
                ))}
              </Row>
            ) : (
              <EmptyState label={t('home.emptyModule')} size={144} level={3} />
            )
          ) : request.state === 'failed' ? (
            <ErrorState
              title={t('home.failedModule', { title: module.title })}
              retryText={t('home.retry')}
              onRetry={again}
              size={144}
              level={3}
            />
          ) : (
            <CardGridSkeleton label={t('home.loading')} count={columns} columns={columns} />
          )
        }
      </RetryPlace>
    </section>
  );
}
