import type { StudyRecord } from '@banyan/contracts/course';
import { Moment } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { Card, CoverFrame, LinkButton, Ribbon, titleAndWords } from '@banyan/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { motifOfSubject, ribbonSegments } from '../card/courseLook.ts';
import { useRecordWords } from '../records/useRecordWords.ts';
import { useWords } from '../shared/useWords.ts';

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 4px;
  padding: 12px 16px 16px;

  ${titleAndWords}

  & p::first-letter {
    text-transform: uppercase;
  }
  & > div {
    display: grid;
    gap: 4px;
    margin-top: auto;
    padding-top: 12px;
  }
  & > div > a {
    margin-top: 8px;
  }
`;

const Whole = styled(Card)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`;

export interface StudyCardProps {
  /** A course begun and not yet learned. */
  record: StudyRecord;
  /** The first course to continue with: its button is the primary one. */
  main?: boolean;
}

/** A course to continue: position, date, remaining time, and the link. */
export const StudyCard = memo(function StudyCard({ record, main = false }: StudyCardProps) {
  const { t } = useWords();
  const { course, lastStudiedAt } = record;
  const { left, to, where } = useRecordWords(record);
  return (
    <Whole forwardedAs="li" padding="none">
      <CoverFrame seed={String(course.id)} motif={motifOfSubject[course.motif]} src={course.coverUrl ?? ''} eager />
      <Body>
        <h3>
          <AppLink to={to} kind="screen">
            {course.title}
          </AppLink>
        </h3>
        <p>{where}</p>
        <p>
          <Moment at={lastStudiedAt} />
        </p>
        <div>
          <Ribbon thin segments={ribbonSegments(course.ribbon)} />
          <p>{left}</p>
          <LinkButton
            href={to}
            block
            variant={main ? 'primary' : 'normal'}
            aria-label={t('records.goOnOf', { title: course.title })}
          >
            {t('records.goOn')}
          </LinkButton>
        </div>
      </Body>
    </Whole>
  );
});
