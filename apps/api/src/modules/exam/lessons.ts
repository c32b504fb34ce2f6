import type { MarkedQuestion } from '@banyan/contracts/exam';
import type { CallContext, Learner } from '../../http/context.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import type { StoredLesson } from './question.schema.ts';

/** The places in courses that teach questions, if the learner may open them. */
export async function lessonsOf(
  ctx: CallContext<Learner>,
  of: readonly { readonly lesson: StoredLesson | null }[],
  { lessonTitle }: Pick<ExamModulePorts, 'lessonTitle'>,
): Promise<(lesson: StoredLesson | null) => MarkedQuestion['lesson']> {
  const titles = await lessonTitle(
    ctx,
    of.flatMap(({ lesson }) => lesson ?? []),
  );
  return (lesson) => {
    const title = lesson === null ? undefined : titles.get(lesson.chapterId);
    return lesson === null || title === undefined ? null : { ...lesson, title };
  };
}
