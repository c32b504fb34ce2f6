import type { CourseDetail } from '@banyan/contracts/course';
import { useSession } from '@banyan/core-session';
import { Avatar, Dot, TextLink } from '@banyan/ui';
import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { detailLinks } from '../detail.links.ts';
import { useWords } from '../shared/useWords.ts';
import { DateOf, LatePart } from '@banyan/core-screen/views';
import { RewardPart } from '../reward/RewardPart.tsx';

const loadLearnersPart = () => import('../learners/LearnersPart.tsx').then((part) => part.LearnersPart);

const Body = styled.div`
  display: grid;
  gap: 24px;
  padding: 8px 0;
  line-height: 24px;
  color: var(--ink-2);

  & h2 {
    margin-bottom: 8px;
    font-size: var(--t16);
    line-height: 24px;
    color: var(--ink);
  }
  & p {
    max-width: 68ch;
    overflow-wrap: anywhere;
    text-wrap: pretty;
    white-space: pre-line;
  }
`;

const Facts = styled.p`
  margin-top: 4px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;

  & time {
    white-space: nowrap;
  }
`;

const Outcomes = styled.ul`
  display: grid;
  gap: 8px;

  & > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 8px;
    overflow-wrap: anywhere;
  }
  & svg {
    margin-top: 4px;
    color: var(--ok);
  }
`;

const Teacher = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: 4px 16px;

  & > :first-child {
    grid-row: span 3;
  }
  & b {
    color: var(--ink);
  }
`;

const Reward = styled.div`
  margin-block-start: 12px;
  padding-inline-start: 64px;
`;

/** Description of the course, learning outcomes, and lecturer. */
export const Introduction = observer(function Introduction({ detail }: { detail: CourseDetail }) {
  const { t, credits, number, precise, rough } = useWords();
  const { lecturerHref } = courseDomain.useEnvironment().ports;
  // Visitors see the number of learners, not their names, and no rewards.
  const { loggedIn } = useSession();
  const { course, hits, introduction, lecturer, outcomes, pointsPerChapter } = detail;
  return (
    <Body>
      <div>
        <p>{introduction}</p>
        <Facts>
          {t('card.chapters', { count: course.chapterCount })}
          <Dot />
          {rough(course.durationS)}
          <Dot />
          {credits(course.credits)}
          <Dot />
          {pointsPerChapter > 0 ? (
            <>
              {t('course.pointsEach', { count: pointsPerChapter, formatted: number(pointsPerChapter) })}
              <Dot />
            </>
          ) : null}
          {course.requiredStudyS > 0 ? (
            <>
              {t('course.studyRequired', { duration: precise(course.requiredStudyS) })}
              <Dot />
            </>
          ) : null}
          {t('card.learners', { count: course.learners, formatted: number(course.learners) })}
          <Dot />
          {t('course.hits', { count: hits, formatted: number(hits) })}
          <Dot />
          {t('course.published')} <DateOf at={course.publishedAt} />
        </Facts>
      </div>
      {outcomes.length === 0 ? null : (
        <section>
          <h2>{t('course.outcomes')}</h2>
          <Outcomes>
            {outcomes.map((outcome) => (
              <li key={outcome}>
                <Check size={16} aria-hidden="true" />
                {outcome}
              </li>
            ))}
          </Outcomes>
        </section>
      )}
      <section>
        <h2>{t('course.lecturer')}</h2>
        <Teacher>
          <Avatar name={lecturer.name} size={48} />
          <div>
            {lecturerHref === undefined ? (
              lecturer.name
            ) : (
              <TextLink href={lecturerHref(lecturer.id)}>{lecturer.name}</TextLink>
            )}{' '}
            {[lecturer.title, lecturer.department].filter((part) => part !== '').join(' · ')}
          </div>
          {lecturer.bio === '' ? null : <p>{lecturer.bio}</p>}
          {lecturer.courses === 0 ? null : (
            <div>
              <TextLink href={detailLinks.catalogue.href({ lecturer: lecturer.id })}>
                {t('course.lecturerCourses', { count: lecturer.courses })}
              </TextLink>
            </div>
          )}
        </Teacher>
        {loggedIn ? (
          <Reward>
            {/* Loaded at once: a button that appeared on scrolling could not be reached by keyboard. */}
            <RewardPart courseId={course.id} lecturer={lecturer.name} />
          </Reward>
        ) : null}
      </section>
      {loggedIn ? (
        <LatePart load={loadLearnersPart} waiting={null} near>
          {(LearnersPart) => <LearnersPart courseId={course.id} />}
        </LatePart>
      ) : null}
    </Body>
  );
});
