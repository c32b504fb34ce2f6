import type { MyStudyInfo } from '@banyan/contracts';
import type { RequestState } from '@banyan/core-session';
import { Card, DetailSkeleton, EmptyState, ErrorState, LinkButton } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PortalServices } from '../composition/services.ts';
import { AlsoLearning } from './AlsoLearning.tsx';
import { ContinueHero } from './ContinueHero.tsx';
import { StudyCalendar } from './StudyCalendar.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  gap: 24px;
`;
const Column = styled.div`
  display: grid;
  align-content: start;
  gap: 24px;
`;

export interface StudyBlockProps {
  /** Title of the module, as the enterprise has it. */
  title: string;
  request: RequestState<MyStudyInfo>;
  links: PortalServices['links'];
  onRetry: () => void;
}

/** What the learner is in the middle of: the one thing to continue, the calendar, and the rest [SH-12]. */
export function StudyBlock({ title, request, links, onRetry }: StudyBlockProps) {
  const { t } = useTranslation('portal');
  if (request.state === 'failed') {
    return (
      <Card>
        <ErrorState
          title={t('home.failedStudy')}
          text={t('home.failedText')}
          retryText={t('home.retry')}
          onRetry={onRetry}
          size={144}
        />
      </Card>
    );
  }
  if (request.state !== 'ready') {
    return (
      <Card>
        <DetailSkeleton label={t('home.loading')} />
      </Card>
    );
  }
  const study = request.value;
  const { continue: next } = study;
  return (
    <Columns>
      <Column>
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
      </Column>
      <AlsoLearning
        others={study.others}
        counts={study.counts}
        courseHref={(id) => links.course(id)}
        recordHref={links.record()}
      />
    </Columns>
  );
}
