import type { StudyRecord } from '@banyan/contracts/course';
import { AppLink } from '@banyan/core-session';
import { CoverFrame, Dot, LinkButton, Ribbon, ListLine } from '@banyan/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { motifOfSubject, ribbonSegments } from '../card/courseLook.ts';
import { Moment } from '@banyan/core-screen/views';
import { useStudied } from '../shared/useStudied.ts';
import { useWords } from '../shared/useWords.ts';
import { useRecordWords } from './useRecordWords.ts';

/** Cover width of a row, px. */
export const recordCover = 112;

const Line = styled(ListLine)`
  grid-template-columns: ${recordCover}px minmax(0, 1fr) 168px 104px;
  content-visibility: auto;
  contain-intrinsic-size: auto 96px;
`;

export interface RecordRowProps {
  record: StudyRecord;
  /** The first row to continue with: its button is the primary one. */
  main?: boolean;
}

/** Study of one course: position, date, time studied, remaining time, or that it no longer opens. */
export const RecordRow = memo(function RecordRow({ record, main = false }: RecordRowProps) {
  const { t } = useWords();
  const studied = useStudied();
  const { access, completedAt, course, lastStudiedAt, studiedS } = record;
  const { learned, left, to, where } = useRecordWords(record);
  // A free course cannot be bought again: its page says who extends it.
  const renew = course.price === null ? 'explain' : 'renew';
  const act = access === 'over' ? renew : access === 'closed' ? null : learned ? 'watchAgain' : 'goOn';
  return (
    <Line>
      <CoverFrame seed={String(course.id)} motif={motifOfSubject[course.motif]} src={course.coverUrl ?? ''} />
      <div>
        <h3>
          {access === 'closed' ? (
            course.title
          ) : (
            <AppLink to={to} kind="screen">
              {course.title}
            </AppLink>
          )}
        </h3>
        <p>
          {completedAt !== null && learned ? (
            <>
              {t('records.learnedOn')} <Moment at={completedAt} />
            </>
          ) : (
            <>
              <Moment at={lastStudiedAt} />
              <Dot />
              {where}
            </>
          )}
          <Dot />
          {t('records.studied', { duration: studied(studiedS) })}
        </p>
      </div>
      <div>
        <Ribbon thin finished={learned} segments={ribbonSegments(course.ribbon)} />
        <p data-learned={learned || undefined}>{left}</p>
        {learned && access !== 'open' ? <p>{t(`records.access.${access}`)}</p> : null}
      </div>
      {act === null ? null : (
        <LinkButton
          href={to}
          variant={main && act === 'goOn' ? 'primary' : 'normal'}
          aria-label={t(`records.${act}Of`, { title: course.title })}
        >
          {t(`records.${act}`)}
        </LinkButton>
      )}
    </Line>
  );
});
