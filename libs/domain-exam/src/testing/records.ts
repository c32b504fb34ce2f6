import type { AttemptRecord, RecordEvent } from '@banyan/contracts/exam';
import { makeExam, makeExams } from './exams.ts';
import { fixtureNow } from './fixtures.ts';
import { makeReceipt } from './results.ts';

const startedAt = fixtureNow - 8000;
const event = (second: number, kind: RecordEvent['kind'], change: Partial<RecordEvent> = {}): RecordEvent => ({
  at: startedAt + second * 1000,
  kind,
  no: null,
  seconds: null,
  reason: null,
  late: null,
  ...change,
});

/** The record of an attempt of 41 minutes. */
export function makeRecord(change: Partial<AttemptRecord> = {}, language: 'zh' | 'en' = 'zh'): AttemptRecord {
  const { title } = makeExams(language)[0] ?? makeExam();
  const answers = Array.from({ length: 118 }, (_, index) =>
    event(20 + index * 20 + (index % 7) * 2, 'answered', { no: Math.min(46, 1 + Math.floor(index / 2.5)) }),
  );
  const rest = [
    event(0, 'started'),
    event(2, 'face_passed'),
    event(450, 'switched', { no: 17, seconds: 6 }),
    event(612, 'flagged', { no: 22 }),
    event(1180, 'face_failed'),
    event(1204, 'face_passed'),
    event(1426, 'taken_over'),
    event(1900, 'reported', { no: 34 }),
    event(1760, 'offline', { seconds: 150 }),
    event(2472, 'handed_in', { reason: 'learner' }),
    event(2500, 'late', {
      no: 46,
      late: { no: 46, kind: 'multiple', options: [2, 0, 1], value: { choice: [0, 1], gaps: [], text: '', files: [] } },
    }),
    event(90_000, 'marked'),
  ];
  return {
    examId: 3101,
    title,
    attemptId: 9101,
    number: 1,
    startedAt,
    deadlineAt: startedAt + 3_600_000,
    receipt: makeReceipt(),
    switchLimit: 5,
    faceLimit: 3,
    total: 46,
    events: [...answers, ...rest].sort((a, b) => a.at - b.at),
    appeal: null,
    ...change,
  };
}

/** An appeal as the learner sees it. */
export function makeAppeal(
  state: 'accepted' | 'open' | 'refused',
  language: 'zh' | 'en' = 'zh',
): NonNullable<AttemptRecord['appeal']> {
  const zh = language === 'zh';
  const replies = {
    open: '',
    accepted: zh
      ? '核对了 17:25 的记录，字码表确实没有加载。第 17 题按全对计分，成绩已更新。'
      : 'We checked the log at 17:25: the table did not load. Question 17 now counts as right and your score is updated.',
    refused: zh
      ? '字码表在 17:24:51 已经加载，之后离开了 6 秒，计次无误，维持原成绩。'
      : 'The table had loaded at 17:24:51, before you left the page for six seconds. The score stands.',
  };
  return {
    text: zh
      ? '第 17 题作答到一半弹出系统更新提示，点掉后题干的表格没有加载出来，只看到批量和水平，没看到字码表。'
      : 'An update notice came up during question 17. When I had closed it, the table in the question was missing.',
    at: fixtureNow + 7_200_000,
    state,
    reply: replies[state],
  };
}
