import type { StudyRecord } from '@banyan/contracts/course';
import { Moment, useFormats } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { motifOfSubject, onlyStudyLeft, ribbonSegments } from '@banyan/domain-course';
import { clock, CoverFrame, Dot, LinkButton, Ribbon, ListLine } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useServices } from '../composition/services.ts';

const Line = styled(ListLine)`
  grid-template-columns: 112px minmax(0, 1fr) 168px 96px;
`;

export interface RecentRowProps {
  record: StudyRecord;
  /** The first one to continue: its button is the main one. */
  main: boolean;
}

/** A course studied lately: the last position, and a link back to it. */
export function RecentRow({ record, main }: RecentRowProps) {
  const { t } = useTranslation('my');
  const { precise, rough } = useFormats();
  const { links } = useServices();
  const { chapter, course, positionS } = record;
  const learned = course.state === 'learned';
  const studyLeftS = onlyStudyLeft(course);
  const to = links.course(course.id, learned || studyLeftS > 0 ? {} : { chapter: chapter.id });
  const place = learned
    ? null
    : studyLeftS > 0
      ? t('allLearned')
      : positionS > 0
        ? t('chapterAt', { no: chapter.no, at: clock(positionS) })
        : t('chapterStart', { no: chapter.no });
  const left = learned
    ? t('learned')
    : studyLeftS > 0
      ? t('studyLeft', { duration: precise(studyLeftS) })
      : t('left', { duration: rough(course.leftS) });
  return (
    <Line>
      <CoverFrame seed={String(course.id)} motif={motifOfSubject[course.motif]} src={course.coverUrl ?? ''} />
      <div>
        <h3>
          <AppLink to={to} kind="screen">
            {course.title}
          </AppLink>
        </h3>
        <p>
          <Moment at={record.lastStudiedAt} />
          {place === null ? null : (
            <>
              <Dot />
              {place}
            </>
          )}
        </p>
      </div>
      <div>
        <Ribbon thin finished={learned} segments={ribbonSegments(course.ribbon)} />
        <p data-learned={learned || undefined}>{left}</p>
      </div>
      <LinkButton
        href={to}
        variant={main && !learned ? 'primary' : 'normal'}
        aria-label={t(learned ? 'watchAgainOf' : 'goOnWith', { title: course.title })}
      >
        {t(learned ? 'watchAgain' : 'goOn')}
      </LinkButton>
    </Line>
  );
}
