import type { CallInput, CallOutput } from '@banyan/contracts';
import { examVersions as versionsCall, type publishExam } from '@banyan/contracts/exam';
import { localised } from '../../../../db/localised.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { sumsOf } from '../../keepExam.ts';
import { keptDrafts } from './draft.service.ts';
import { examWithin } from './within.ts';

/** Publishes a draft: learners see it from now on, and papers that were begun keep their questions and scores. */
export const publish = (
  ctx: ManageContext,
  input: CallInput<typeof publishExam>,
): Promise<CallOutput<typeof publishExam>> =>
  keptDrafts.publish(ctx, input, ({ changes, draft }) => {
    ctx.changed({
      ...{ type: 'exam', id: input.id, name: draft.title.zh_cn },
      changes: changes.map((field) => ({ field, before: null, after: null })),
    });
  });

/** Versions of an exam, the latest first. */
export async function versions(
  ctx: ManageContext,
  input: CallInput<typeof versionsCall>,
): Promise<CallOutput<typeof versionsCall>> {
  await examWithin(ctx, input.id, 'assessment.see');
  return keptDrafts.versions(ctx, {
    ...{ call: versionsCall, input },
    item({ changes, draft }) {
      const { fullScore, questionCount } = sumsOf(draft.parts.map((part) => ({ ...part, draw: null })));
      return {
        ...{ fullScore, questions: questionCount, changes: [...changes] },
        title: localised(draft.title, ctx.viewer.language),
      };
    },
  });
}
