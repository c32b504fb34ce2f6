import type { MyStudyInfo } from '@banyan/contracts/account';
import type { RequestState } from '@banyan/core-session';
import { LatePart, RetryPlace } from '@banyan/core-screen/views';
import { Card, EmptyState, ErrorState, LinkButton, ListSkeleton } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import type { PortalServices } from '../composition/services.ts';
import { AlsoLearning } from './AlsoLearning.tsx';
import { ContinueHero } from './ContinueHero.tsx';
import { StudyCalendar } from './StudyCalendar.tsx';
import { StudyAside, StudyColumn, StudyColumns } from './studyColumns.ts';
import { StudySkeleton } from './StudySkeleton.tsx';

export interface StudyBlockProps {
  /** Title of the module, as set by the enterprise. */
  title: string;
  request: RequestState<MyStudyInfo>;
  links: PortalServices['links'];
  /** Parts that domains show beside it; by default the other courses in progress. */
  parts?: PortalServices['homeParts'];
  onRetry: () => Promise<void>;
}

type StandingProps = Omit<StudyBlockProps, 'onRetry'> & { again: () => void };

function Standing({ title, request, links, parts = [], again }: StandingProps) {
  const { t } = useTranslation('portal');
  if (request.state === 'failed') {
    return (
      <Card>
        <ErrorState
          title={t('home.failedStudy')}
          text={t('home.failedText')}
          retryText={t('home.retry')}
          onRetry={again}
          size={144}
        />
      </Card>
    );
  }
  if (request.state !== 'ready') return <StudySkeleton label={t('home.loading')} />;
  const study = request.value;
  const { continue: next } = study;
  const also = (
    <AlsoLearning
      others={study.others}
      counts={study.counts}
      courseHref={(id) => links.course(id)}
      recordHref={links.record()}
    />
  );
  return (
    <StudyColumns>
      <StudyColumn>
        {next === null ? (
          <Card>
            <EmptyState
              label={t('home.nothingBegun')}
              description={t('home.nothingBegunNote')}
              size={144}
              actions={
                <LinkButton variant="primary" href={links.courses()}>
                  {t('home.findCourse')}
                </LinkButton>
              }
            />
          </Card>
        ) : (
          <ContinueHero
            title={title}
            item={next}
            href={links.course(next.course.id, { chapter: next.chapter.id })}
            missedHref={links.course(next.course.id, { chapter: next.chapter.id, from: next.missed?.[0] ?? 0 })}
          />
        )}
        <StudyCalendar study={study} />
      </StudyColumn>
      <StudyAside>
        {parts.length === 0
          ? also
          : parts.map((load, at) => (
              <LatePart key={at} load={load} waiting={<ListSkeleton label={t('home.loading')} count={5} />}>
                {(Part) => <Part nothing={also} />}
              </LatePart>
            ))}
      </StudyAside>
    </StudyColumns>
  );
}

/** The learner's current courses: the one to continue, the calendar, and the rest. */
export function StudyBlock({ onRetry, ...props }: StudyBlockProps) {
  return (
    <RetryPlace request={{ state: props.request.state, retry: onRetry }}>
      {(again) => <Standing {...props} again={again} />}
    </RetryPlace>
  );
}
