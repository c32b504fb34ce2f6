import type { CoursePractice } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Card, EmptyState, LinkButton, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Lead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px 24px;
  align-items: center;

  & h2 {
    font-size: var(--t20);
    line-height: 28px;
    text-wrap: pretty;
  }
  & p {
    margin-top: 4px;
    color: var(--ink-2);
    text-wrap: pretty;
  }
`;
const Chapters = styled.section`
  margin-top: 24px;
  border-top: 1px solid var(--line);
  padding-top: 16px;

  & > h3 {
    font-size: var(--t14);
    line-height: 22px;
  }
  & li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto auto;
    gap: 12px;
    align-items: center;
    padding: 8px 0;
    line-height: 22px;
  }
  & li + li {
    border-top: 1px solid var(--line);
  }
  & li > :first-child,
  & li > small {
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & li > :nth-child(2) {
    overflow-wrap: anywhere;
  }
`;
const Failure = styled.div`
  margin-top: 16px;
`;

export interface PracticeOfferProps {
  offer: CoursePractice;
  loggedIn: boolean;
  courseHref: string | null;
  /** Chapter that is being begun; 0: the whole course; null: none. */
  pending: number | null;
  /** Why the last start failed; undefined when it did not. */
  failure?: unknown;
  onLogin: () => void;
  /** Null: the whole course. */
  onStart: (chapter: number | null) => void;
}

/** Practice offered for a course: all of it, or a chapter. */
export const PracticeOffer = observer(function PracticeOffer(props: PracticeOfferProps) {
  const { offer, loggedIn, courseHref, pending, failure, onLogin, onStart } = props;
  const { t } = useWords();
  const failureText = useFailureText();
  const { chapters, open, questions, reveal, size } = offer;
  if (questions === 0 && open === null) {
    return (
      <EmptyState
        level={2}
        label={t('coursePractice.none')}
        description={t('coursePractice.noneText')}
        actions={courseHref === null ? null : <LinkButton href={courseHref}>{t('coursePractice.toCourse')}</LinkButton>}
      />
    );
  }
  return (
    <Card as="section">
      <Lead>
        <div>
          <h2>{t('coursePractice.offer', { count: questions })}</h2>
          {open === null ? (
            <>
              <p>{t('coursePractice.offerSize', { count: Math.min(size, questions) })}</p>
              <p>{t(`coursePractice.${reveal}`)}</p>
            </>
          ) : (
            <p>{t('coursePractice.goOnText', { answered: open.answered, total: open.total })}</p>
          )}
        </div>
        {loggedIn ? (
          <Button variant="primary" pending={pending === 0} onClick={() => onStart(null)}>
            {open === null ? t('coursePractice.begin') : t('coursePractice.goOn')}
          </Button>
        ) : (
          <Button variant="primary" onClick={onLogin}>
            {t('coursePractice.login')}
          </Button>
        )}
      </Lead>
      {failure === undefined ? null : (
        <Failure>
          <Notice tone="danger" live>
            {failureText(failure)}
          </Notice>
        </Failure>
      )}
      {open !== null || chapters.length < 2 || !loggedIn ? null : (
        <Chapters>
          <h3>{t('coursePractice.chapters')}</h3>
          <ul>
            {chapters.map(({ id, no, questions: count, title }) => (
              <li key={id}>
                <span>{t('coursePractice.chapterNo', { no })}</span>
                <span>{title}</span>
                <small>{t('coursePractice.chapterCount', { count })}</small>
                <Button
                  size="sm"
                  pending={pending === id}
                  aria-label={t('coursePractice.startChapter', { title })}
                  onClick={() => onStart(id)}
                >
                  {t('coursePractice.practise')}
                </Button>
              </li>
            ))}
          </ul>
        </Chapters>
      )}
    </Card>
  );
});
