import { shownMarks, type AttemptDetail, type MarkedQuestion, type ShownMarks } from '@banyan/contracts/exam';
import { Card, EmptyState, Kbd, LinkButton, Notice, SegmentedControl, VisuallyHidden } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { examLinks } from '../exam.links.ts';
import { Legend } from '../shared/Legend.tsx';
import { MarkGrid } from '../shared/MarkGrid.tsx';
import { isShown } from '../shared/marks.ts';
import { useWhen } from '../shared/useWhen.ts';
import { useWords } from '../shared/useWords.ts';
import { QuestionCard } from './QuestionCard.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 336px;
  gap: 24px;
  align-items: start;

  & > div {
    display: grid;
    gap: 16px;
  }
  & > div > nav {
    justify-self: start;
  }
  & > div > ol {
    display: grid;
    gap: 16px;
  }
  & > aside {
    position: sticky;
    top: 24px;
    max-height: calc(100vh - 48px);
    overflow: auto;
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);

    & > aside,
    nav {
      display: none;
    }
  }
`;

const Beside = styled.div`
  display: grid;
  gap: 16px;

  & > p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

/** Address of a place in a course that teaches the subject of a question. */
type LessonHref = (lesson: NonNullable<MarkedQuestion['lesson']>) => string;

export interface QuestionsProps {
  detail: AttemptDetail;
  /** Questions that pass the filter. */
  questions: readonly MarkedQuestion[];
  show: ShownMarks;
  /** Number of the question that the address names. */
  current: number | undefined;
  /** Address of a lesson; without it questions have no link to one. */
  lessonHref: LessonHref | undefined;
}

/** The questions of an attempt, filtered by their marks, with links to each at their side. */
export const Questions = observer(function Questions({ detail, questions, show, current, lessonHref }: QuestionsProps) {
  const { t, number } = useWords();
  const { when } = useWhen();
  const { answersFrom, answersWait, attemptId, questions: all } = detail;
  const marked = all.some(({ mark }) => mark !== null);
  const count = (one: ShownMarks) => all.filter(({ mark }) => isShown(one, mark)).length;
  return (
    <Columns>
      <div>
        <VisuallyHidden as="h2">{t('attempt.part.questions')}</VisuallyHidden>
        {marked ? (
          <SegmentedControl
            label={t('detail.which')}
            value={show}
            options={shownMarks.map((value) => ({
              value,
              label: t('exams.tabCount', { name: t(`detail.show.${value}`), n: number(count(value)) }),
              href: examLinks.resultDetail.href(attemptId, { show: value }),
            }))}
          />
        ) : null}
        {answersWait === null ? null : (
          <Notice>{t(`detail.wait.${answersWait}`, { when: answersFrom === null ? '' : when(answersFrom) })}</Notice>
        )}
        {questions.length === 0 ? (
          <EmptyState
            level={3}
            image="tick"
            label={t('detail.none')}
            actions={<LinkButton href={examLinks.resultDetail.href(attemptId)}>{t('detail.seeAll')}</LinkButton>}
          />
        ) : (
          <ol aria-label={t('attempt.part.questions')}>
            {questions.map((question) => (
              <QuestionCard
                key={question.id}
                question={question}
                current={question.no === current}
                lessonHref={question.lesson === null ? undefined : lessonHref?.(question.lesson)}
              />
            ))}
          </ol>
        )}
      </div>
      <aside aria-label={t('detail.jump')}>
        <Card padding="md">
          <Beside>
            {marked ? <Legend marks={all} /> : null}
            <MarkGrid
              label={t('detail.jump')}
              marks={all}
              current={current}
              href={(no) => examLinks.resultDetail.href(attemptId, { show, no })}
            />
            <p>
              <Kbd>n</Kbd> {t('detail.next')} <Kbd>p</Kbd> {t('detail.previous')}
            </p>
          </Beside>
        </Card>
      </aside>
    </Columns>
  );
});
