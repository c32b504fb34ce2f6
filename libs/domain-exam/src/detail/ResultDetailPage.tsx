import { idOf } from '@banyan/contracts';
import { attemptQuery, type AttemptDetail } from '@banyan/contracts/exam';
import { RequestView, RetryPlace, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { DetailSkeleton, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../exam.domain.ts';
import { examLinks } from '../exam.links.ts';
import { AttemptFrame } from '../shared/AttemptFrame.tsx';
import { ExamRefusal } from '../shared/ExamRefusal.tsx';
import { isShown } from '../shared/marks.ts';
import { useWords } from '../shared/useWords.ts';
import { makeDetailStore, type DetailStore } from './DetailStore.ts';
import { RecordView } from '../record/RecordView.tsx';
import { Questions } from './Questions.tsx';
import { useStepKeys } from './useStepKeys.ts';

const Waiting = styled.div`
  padding-top: 24px;
`;

const QuestionsPart = observer(function QuestionsPart({ detail }: { detail: AttemptDetail }) {
  const { lessonHref } = examDomain.useEnvironment().ports;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = attemptQuery.read(params);
  const { no } = query;
  const asked = detail.questions.find((question) => question.no === no);
  // A question that the address names is shown, whatever the filter.
  const show = asked !== undefined && !isShown(query.show, asked.mark) ? 'all' : query.show;
  const shown = detail.questions.filter(({ mark }) => isShown(show, mark));

  useEffect(() => {
    const element = no === null ? null : document.getElementById(`question-${no}`);
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
  }, [no]);

  useStepKeys((by) => {
    const at = shown.findIndex((question) => question.no === no);
    const next = shown[at === -1 ? (by === 1 ? 0 : shown.length - 1) : at + by];
    if (next === undefined) return;
    void navigate(examLinks.resultDetail.href(detail.attemptId, { show, no: next.no }), {
      replace: true,
      preventScrollReset: true,
    });
  });

  return <Questions detail={detail} questions={shown} show={show} current={asked?.no} lessonHref={lessonHref} />;
});

const RecordPart = observer(function RecordPart({ store }: { store: DetailStore }) {
  const { appeal, draft, late, record } = store;
  const { t } = useWords();
  const { eid, userId } = useSession();
  useEffect(() => {
    if (userId !== null) store.showRecord({ eid, userId });
  }, [store, eid, userId]);
  return (
    <RequestView request={record} failed={t('record.failed')} skeleton={<DetailSkeleton label={t('record.loading')} />}>
      {(value) => (
        <RecordView
          record={value}
          onLateAgain={
            late.failureOf() === undefined || userId === null ? undefined : () => void late.run({ eid, userId })
          }
          draft={draft}
          pending={appeal.isPending()}
          failure={appeal.failureOf()}
          onDraft={(text) => store.setDraft(text)}
          onSend={() => void appeal.run(draft.trim())}
        />
      )}
    </RequestView>
  );
});

/** The answers of an attempt in detail, and its record. */
export const ResultDetailPage = observer(function ResultDetailPage() {
  const id = idOf(useParams()['id']);
  const store = examDomain.useStore(makeDetailStore, id ?? 0);
  const session = useSession();
  const [params] = useSearchParams();
  const { t } = useWords();
  useShow(store, () => (id === null || !session.loggedIn ? session.requireLogin() : store.show()), id ?? 0);
  const { detail } = store;
  const { tab } = attemptQuery.read(params);
  useLeaveGuard(store.draft.trim() !== '');
  return (
    <RetryPlace request={detail}>
      {(again) => {
        const { value } = detail;
        if (id === null || !session.loggedIn || value === null) {
          return (
            <AttemptFrame title={t('title.resultDetail')}>
              <Waiting>
                {id === null || !session.loggedIn || detail.state === 'failed' ? (
                  <ExamRefusal of="attempt" error={detail.error} missing={id === null} onRetry={again} />
                ) : (
                  <DetailSkeleton label={t('result.loading')} />
                )}
              </Waiting>
            </AttemptFrame>
          );
        }
        const { attemptId, number, title } = value;
        return (
          <AttemptFrame title={title} at={{ attemptId, part: tab }} meta={t('start.nth', { n: number })}>
            {tab === 'record' ? <RecordPart store={store} /> : <QuestionsPart detail={value} />}
          </AttemptFrame>
        );
      }}
    </RetryPlace>
  );
});
