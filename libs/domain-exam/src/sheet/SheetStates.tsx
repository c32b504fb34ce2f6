import {
  Button,
  Container,
  EmptyState,
  LinkButton,
  Result,
  SkeletonBlock,
  SkeletonLine,
  SkeletonRegion,
  VisuallyHidden,
} from '@banyan/ui';
import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { examLinks } from '../exam.links.ts';
import { useWords } from '../shared/useWords.ts';
import { useDesk } from './desk.ts';

const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 80vh;
`;

const Waiting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  gap: 48px;
  padding-top: 104px;

  & > * {
    display: grid;
    align-content: start;
    gap: 16px;
  }
  & > * > [data-block] {
    height: 60px;
  }
  & > :last-child > [data-block] {
    height: 520px;
  }
`;

/** Skeleton of a paper while it loads. */
export function SheetSkeleton() {
  const { t } = useWords();
  return (
    <SkeletonRegion label={t('sheet.loading')}>
      <Container>
        <Waiting>
          <div>
            <SkeletonLine width="40%" />
            <SkeletonLine />
            <SkeletonLine width="70%" />
            {['a', 'b', 'c', 'd'].map((option) => (
              <div key={option} data-block="">
                <SkeletonBlock />
              </div>
            ))}
          </div>
          <div>
            <div data-block="">
              <SkeletonBlock />
            </div>
          </div>
        </Waiting>
      </Container>
    </SkeletonRegion>
  );
}

/** There is no open attempt: links to the start page, which shows why and begins one. */
export function NoAttempt({ examId }: { examId: number | null }) {
  const { t } = useWords();
  return (
    <Place>
      <VisuallyHidden as="h1">{t('title.sheet')}</VisuallyHidden>
      <EmptyState
        level={2}
        size={200}
        label={t('sheet.none')}
        description={t('sheet.noneText')}
        actions={
          <LinkButton variant="primary" href={examId === null ? examLinks.exams.href() : examLinks.start.href(examId)}>
            {t(examId === null ? 'title.exams' : 'sheet.toStart')}
          </LinkButton>
        }
      />
    </Place>
  );
}

/** An answer belongs to a person: a visitor logs in first. */
export function VisitorSheet() {
  const { t } = useWords();
  const session = useSession();
  return (
    <Place>
      <VisuallyHidden as="h1">{t('title.sheet')}</VisuallyHidden>
      <EmptyState
        level={2}
        size={200}
        label={t('sheet.visitor')}
        description={t('sheet.visitorText')}
        actions={
          <Button variant="primary" onClick={() => session.requireLogin()}>
            {t('sheet.login')}
          </Button>
        }
      />
    </Place>
  );
}

/** Tells the learner that the paper was handed in without the last changes, and whether the record has them. */
export const HandedInWithout = observer(function HandedInWithout({ onResult }: { onResult: () => void }) {
  const { attempt } = useDesk();
  const { t, list } = useWords();
  const { book, late, lateKept, receipt } = attempt;
  const numbers = book.pendingNumbers;
  const received =
    receipt === null ? '' : `${t('sheet.over.received', { count: receipt.answered, total: receipt.total })} `;
  const failed = late.failureOf() !== undefined;
  const state = failed ? 'lateFailed' : lateKept === null ? 'lateSending' : 'lateKept';
  return (
    <Place>
      <Result
        outcome="waiting"
        takeFocus
        title={t('sheet.over.title')}
        text={`${received}${t('sheet.over.lost', { count: numbers.length })}${list(numbers.slice(0, 20).map(String))}`}
        actions={
          <>
            {failed ? (
              <Button variant="primary" onClick={() => void late.run()}>
                {t('sheet.over.lateAgain')}
              </Button>
            ) : null}
            <Button variant={failed ? 'normal' : 'primary'} onClick={onResult}>
              {t('sheet.over.toResult')}
            </Button>
          </>
        }
        note={<span role="status">{t(`sheet.over.${state}`)}</span>}
      />
    </Place>
  );
});
