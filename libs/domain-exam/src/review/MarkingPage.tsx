import { markingQuery, portalScreens } from '@banyan/contracts/account';
import { type WaitingAnswer } from '@banyan/contracts/exam';
import { RequestView, useEvery, useKeptFocus, useShow, useStillHere } from '@banyan/core-screen/views';
import { Card, DetailSkeleton, EmptyState, LinkButton, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useRef, useState, type FragmentInstance } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../exam.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { AnswerList } from './AnswerList.tsx';
import { AnswerView } from './AnswerView.tsx';
import { CriteriaDialog } from './CriteriaDialog.tsx';
import { makeDeskStore } from './DeskStore.ts';
import { KeysLine } from './KeysLine.tsx';
import { MarkPanel } from './MarkPanel.tsx';
import { makeMarkingStore, type MarkingStore } from './MarkingStore.ts';
import { placeKey, type Place } from './placeKey.ts';
import { figuresHref, groupOf, itemOf, markingSearch } from './place.ts';
import { useMarkingKeys } from './useMarkingKeys.ts';

/** Interval at which the queue is read again, ms. */
const refreshMs = 60_000;

const Desk = styled(Card)`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr) 384px;
  min-height: 600px;
  overflow: clip;

  & > * {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  & > * + * {
    border-inline-start: 1px solid var(--line);
  }
`;

type Chosen = NonNullable<ReturnType<typeof groupOf>>;

/** The answer in view with its draft, and the keys. */
const Marking = observer(function Marking({
  store,
  place,
  goTo,
}: {
  store: MarkingStore;
  place: Place;
  goTo: (place: Place) => void;
}) {
  const { t } = useWords();
  const { now } = examDomain.useEnvironment();
  const desk = examDomain.useStore(makeDeskStore);
  const [editing, setEditing] = useState(false);
  const comment = useRef<HTMLTextAreaElement>(null);
  const { answer: request, shown } = store;
  useShow(request, () => store.showAnswer(place), placeKey(place));
  const draft = shown?.draft;
  const key = placeKey(place);
  // The pressed button goes with its answer.
  const head = useKeptFocus<FragmentInstance>(`${key} ${request.state}`);
  const isHere = useStillHere(key);
  const wayTo = (to: Place | undefined) => (to === undefined ? undefined : () => goTo(to));
  const items = store.answers.value?.items ?? [];
  const at = items.findIndex((item) => placeKey(item) === key);
  const previous = wayTo(items[at - 1]);
  const next = wayTo(items[at + 1]);
  const skip = wayTo(store.nextAfter(place));
  const send = async () => {
    if (draft === undefined || draft.overtaken || !(await store.send())) return;
    desk.refresh();
    // A marker who has left meanwhile is not called back.
    if (!isHere()) return;
    const waiting = store.nextAfter(place);
    if (waiting === undefined) void request.refresh();
    else goTo(waiting);
  };
  useMarkingKeys({
    digit: (digit) => draft?.digit(digit, now()),
    criterion: (by) => draft?.step(by),
    take: () => shown?.answer.suggestion && draft?.take(shown.answer.suggestion),
    ask: () => store.ask(),
    comment: () => comment.current?.focus(),
    send: () => void send(),
    skip: () => skip?.(),
    step: (by) => (by > 0 ? next?.() : previous?.()),
    undo: () => store.last !== null && goTo(store.last),
  });
  return (
    <>
      <Fragment ref={head}>
        <RequestView
          request={request}
          failed={t('review.answerFailed')}
          skeleton={<DetailSkeleton label={t('review.loading')} />}
        >
          {(answer) => (
            <AnswerView answer={answer} points={draft?.points ?? null} onPrevious={previous} onNext={next} />
          )}
        </RequestView>
      </Fragment>
      {shown === null ? (
        <div />
      ) : (
        <MarkPanel
          {...shown}
          store={store}
          comment={comment}
          onSend={() => void send()}
          onSkip={skip}
          onCriteria={() => setEditing(true)}
        />
      )}
      {shown !== null && editing ? (
        <CriteriaDialog answer={shown.answer} store={store} onClose={() => setEditing(false)} />
      ) : null}
    </>
  );
});

const Group = observer(function Group({ store, chosen }: { store: MarkingStore; chosen: Chosen }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const desk = examDomain.useStore(makeDeskStore);
  const query = markingQuery.read(params);
  const { exam, question } = chosen;
  const group = { examId: exam.id, questionId: query.by === 'paper' ? 0 : question.id, attemptId: query.attempt };
  useShow(store.answers, () => store.showGroup(group), group.examId, group.questionId);
  const item: WaitingAnswer | null = store.answers.value === null ? null : itemOf(store.answers.value, query);
  const { tab } = query;
  const address = (to: Place) =>
    markingSearch({ tab, by: query.by, exam: exam.id, question: to.questionId, attempt: to.attemptId });
  // The address names the answer in view: another marker's work puts no other one in its place.
  const named = item !== null && query.attempt !== item.attemptId ? address(item) : null;
  useEffect(() => {
    if (named !== null) void navigate(named, { replace: true, preventScrollReset: true });
  }, [named, navigate]);
  return (
    <RequestView
      request={store.answers}
      failed={t('review.listFailed')}
      skeleton={<DetailSkeleton label={t('review.loading')} />}
    >
      {(answers) => (
        <Desk padding="none">
          <AnswerList
            exams={desk.queue.value?.exams ?? [exam]}
            exam={exam}
            question={question}
            by={query.by}
            answers={answers}
            current={item}
            hrefOf={address}
            byHref={(by) => markingSearch({ tab, by, exam: exam.id, question: question.id })}
            onExam={(id) => void navigate(markingSearch({ tab, by: query.by, exam: id }))}
            onQuestion={(id) => void navigate(markingSearch({ tab, by: query.by, exam: exam.id, question: id }))}
          />
          {item === null ? null : (
            <Marking
              store={store}
              place={item}
              goTo={(to) => void navigate(address(to), { replace: true, preventScrollReset: true })}
            />
          )}
        </Desk>
      )}
    </RequestView>
  );
});

/** Exam papers at the review desk and in the lecturer's office: waiting answers, one after the other. */
export const MarkingPage = observer(function MarkingPage() {
  const { t } = useWords();
  const desk = examDomain.useStore(makeDeskStore);
  const store = examDomain.useStore(makeMarkingStore);
  const [params] = useSearchParams();
  const { exam } = markingQuery.read(params);
  // The figures are a part of the review desk.
  const atDesk = useLocation().pathname === portalScreens.review.path;
  useShow(desk, () => desk.show(exam), exam);
  useEvery(refreshMs, true, () => store.refresh());
  useLeaveGuard(store.dirty);
  return (
    <RequestView
      request={desk.queue}
      failed={t('review.queueFailed')}
      skeleton={<DetailSkeleton label={t('review.loading')} />}
    >
      {(queue) => {
        const chosen = groupOf(queue, markingQuery.read(params));
        if (chosen === null) {
          return (
            <EmptyState
              level={2}
              image="tick"
              label={t('review.none')}
              description={t('review.noneText')}
              {...(atDesk ? { actions: <LinkButton href={figuresHref}>{t('review.toStatistics')}</LinkButton> } : {})}
            />
          );
        }
        return (
          <>
            <Group store={store} chosen={chosen} />
            <KeysLine today={queue.today} oldestAt={queue.oldestAt} />
          </>
        );
      }}
    </RequestView>
  );
});
