import { ErrorCode, idOf } from '@banyan/contracts';
import { refusalCode } from '@banyan/core-screen';
import { RequestView } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { examDomain } from '../exam.domain.ts';
import { examLinks } from '../exam.links.ts';
import { loadDialog } from '../shared/PaperDialog.tsx';
import { useWords } from '../shared/useWords.ts';
import { DeskContext } from './desk.ts';
import { HandedInWithout, NoAttempt, SheetSkeleton, VisitorSheet } from './SheetStates.tsx';
import type { OpenSheet } from './SheetStore.ts';
import { SheetView, type Reporting } from './SheetView.tsx';
import { useSheet } from './useSheet.ts';
import { useSheetWindow } from './useSheetWindow.ts';

/** Refusals without a sheet: no attempt is open, or it may not be seen. */
const noAttempt: ReadonlySet<number | null> = new Set([
  ErrorCode.notFound,
  ErrorCode.examClosed,
  ErrorCode.examNotVisible,
  ErrorCode.attemptOver,
]);

const Open = observer(function Open({ desk }: { desk: OpenSheet }) {
  const { attempt } = desk;
  const { report } = useSheet();
  const { device, ports } = examDomain.useEnvironment();
  const navigate = useNavigate();
  useSheetWindow(attempt, device?.ticks ?? ticks);
  const over = attempt.state === 'over';
  const complete = attempt.book.pending === 0;
  const { attemptId } = attempt.paper;
  const toResult = useCallback(
    () => void navigate(examLinks.result.href(attemptId), { replace: true }),
    [navigate, attemptId],
  );

  const { examId } = attempt.paper;
  useEffect(
    () =>
      ports.onSitting?.((changed) => {
        if (changed === null || changed === examId) attempt.changedElsewhere();
      }),
    [ports, attempt, examId],
  );
  useEffect(() => {
    // A failure shows when a dialog opens.
    loadDialog().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (over) ports.onHandedIn?.();
  }, [over, ports]);
  useEffect(() => {
    if (over && complete) toResult();
  }, [over, complete, toResult]);

  const dismiss = useCallback(() => report.dismiss(), [report]);
  const send = useCallback<Reporting['send']>(
    (item, text) => report.run({ id: attemptId, questionId: item.id, text: text.trim() }),
    [report, attemptId],
  );
  const pending = report.isPending();
  const failed = report.failureOf() !== undefined;
  const reporting = useMemo(() => ({ pending, failed, send, dismiss }), [pending, failed, send, dismiss]);
  return (
    <DeskContext value={desk}>
      {over && !complete ? <HandedInWithout onResult={toResult} /> : <SheetView reporting={reporting} />}
    </DeskContext>
  );
});

const ticks = () => performance.now();

/** The answer sheet of an exam, by exam id [EX-02–EX-06]. */
export const SheetPage = observer(function SheetPage() {
  const store = useSheet();
  const session = useSession();
  const { t } = useWords();
  const examId = idOf(useParams()['id']);
  const { eid, userId } = session;
  const { sheet } = store;

  useEffect(() => {
    if (userId === null) {
      if (store.sheet.value === null) session.requireLogin();
      else store.signedOut();
    } else if (examId !== null) store.show({ examId, eid, userId });
  }, [store, session, examId, eid, userId]);
  useEffect(() => () => store.leave(), [store]);

  if (examId === null) return <NoAttempt examId={null} />;
  // A learner who was logged out over an open paper still sees it.
  if (userId === null && sheet.value === null) return <VisitorSheet />;
  return (
    <RequestView
      request={sheet}
      skeleton={<SheetSkeleton />}
      failed={t('sheet.failed')}
      kept={t('sheet.failedKept')}
      failure={(error) => (noAttempt.has(refusalCode(error)) ? <NoAttempt examId={examId} /> : null)}
    >
      {(desk) => <Open key={desk.attempt.paper.attemptId} desk={desk} />}
    </RequestView>
  );
});
