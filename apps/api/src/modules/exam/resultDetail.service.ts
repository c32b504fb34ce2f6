import { type CallInput, type CallOutput } from '@banyan/contracts';
import { isAnswered, type attemptDetail, type MarkedQuestion } from '@banyan/contracts/exam';
import { and, eq, inArray } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { examAnswers } from './attempt.schema.ts';
import { paperQuestions, type AttemptRow } from './attemptRow.ts';
import type { exams } from './exam.schema.ts';
import { keyUnder, standingCorrections } from './corrections.ts';
import type { ExamModulePorts, LessonTitles } from './exam.ports.ts';
import { questions, type StoredLesson } from './question.schema.ts';
import { endedAttempt, headOf } from './result.service.ts';
import { shownFiles } from './shownFiles.ts';
import { shownKey } from './shownKey.ts';
import { showingOf } from './showing.ts';

/** Addresses of files last as long as a learner may read. */
const FILES_OPEN_MS = 2 * 3_600_000;

/** The lesson if the learner may open it. */
function lessonOf(lesson: StoredLesson | null, titles: LessonTitles): MarkedQuestion['lesson'] {
  const title = lesson === null ? undefined : titles.get(lesson.chapterId);
  return lesson === null || title === undefined ? null : { ...lesson, title };
}

/** A paper to be read: who reads it, and which of its questions keep key and mark secret. */
interface Reading {
  readonly attempt: AttemptRow;
  readonly exam: typeof exams.$inferSelect;
  readonly secret: ReadonlySet<number>;
}

/** The questions of a paper in its order with answers, and with mark, key and explanation where they are not secret. */
export async function questionsOf(
  ctx: CallContext<Learner>,
  { attempt, exam, secret }: Reading,
  { filesOf, lessonTitle }: Pick<ExamModulePorts, 'filesOf' | 'lessonTitle'>,
): Promise<MarkedQuestion[]> {
  const { scope, viewer } = ctx;
  const asked = paperQuestions(attempt);
  const ids = asked.map((one) => one.id);
  const rows = await scope.tx
    .select({ question: questions, answer: examAnswers })
    .from(questions)
    .leftJoin(
      examAnswers,
      and(
        eq(examAnswers.eid, questions.eid),
        eq(examAnswers.questionId, questions.id),
        eq(examAnswers.attemptId, attempt.id),
      ),
    )
    .where(scope.only(questions, inArray(questions.id, ids)));
  const corrections = await standingCorrections(scope, exam.id);
  const byId = new Map(rows.map((row) => [row.question.id, row]));
  const say = (text: Parameters<typeof localised>[0]) => localised(text, viewer.language);
  const files = await filesOf(ctx, [...new Set(rows.flatMap(({ answer }) => answer?.value.files ?? []))]);
  const lessons = rows.flatMap(({ question }) => (secret.has(question.id) ? [] : (question.lesson ?? [])));
  const titles = await lessonTitle(ctx, lessons);
  return asked.flatMap(({ id: questionId, part, options }, index): MarkedQuestion[] => {
    const row = byId.get(questionId);
    const rules = exam.parts[part];
    if (row === undefined || rules === undefined) return [];
    const { question, answer } = row;
    const { lesson } = question;
    const open = !secret.has(questionId);
    const value = answer !== null && isAnswered(answer.value) ? answer.value : null;
    return [
      {
        id: questionId,
        no: index + 1,
        kind: rules.kind,
        stem: say(question.stem),
        ...shownFiles(ctx, question, FILES_OPEN_MS),
        options: options.flatMap((option) => {
          const text = question.options[option];
          return text === undefined ? [] : [{ id: option, text: say(text) }];
        }),
        gaps: question.gaps,
        answer: value,
        files: (value?.files ?? []).flatMap((file) => files.get(file) ?? []),
        mark: open ? (answer?.mark ?? 'blank') : null,
        score: open ? (answer?.score ?? null) : null,
        full: rules.scoreEach,
        key: open
          ? shownKey({ ...question, key: keyUnder(corrections.get(questionId), question.key) }, viewer.language)
          : null,
        explanation: open ? say(question.explanation) : '',
        comment: open ? (answer?.comment ?? '') : '',
        lesson: lessonOf(open ? lesson : null, titles),
      },
    ];
  });
}

/** Every question of an attempt with its answer, and with mark, key and explanation once the rules allow it. */
export async function readDetail(
  ctx: CallContext<Learner>,
  { id }: CallInput<typeof attemptDetail>,
  ports: ExamModulePorts,
): Promise<CallOutput<typeof attemptDetail>> {
  const { attempt, exam } = await endedAttempt(ctx, id);
  const { secret, ...shown } = await showingOf(ctx, exam, attempt);
  return {
    ...headOf(ctx, exam, attempt),
    ...shown,
    questions: await questionsOf(ctx, { attempt, exam, secret }, ports),
  };
}
