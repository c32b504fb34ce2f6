import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { examVersions as versionsCall, type publishExam } from '@banyan/contracts/exam';
import { and, eq, isNull } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { localised } from '../../../../db/localised.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { keyset, keysetPage } from '../../../../paging/keyset.ts';
import { namesOf } from '../../../../platform/peopleNames.ts';
import { audienceOf } from '../../../../platform/audience/audienceOf.ts';
import { enterpriseOf } from '../../../../platform/importing.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { examAttempts, type AttemptTerms } from '../../attempt.schema.ts';
import { keepExam, keepMarkers, sumsOf } from '../../keepExam.ts';
import { lastVersion } from './detail.service.ts';
import { changesOf, publishedDraft, rowOfDraft } from './document.ts';
import { draftToChange, editedExam } from './draft.service.ts';
import { examDrafts, examVersions } from './examDraft.schema.ts';
import { faultsOf, poolsOf } from './faults.ts';
import { examToChange, examWithin, type Exam } from './within.ts';

/** Publishes a draft: learners see it from now on, and papers that were begun keep their questions and scores. */
export async function publish(
  ctx: ManageContext,
  { id, revision }: CallInput<typeof publishExam>,
): Promise<CallOutput<typeof publishExam>> {
  const { now, scope, viewer } = ctx;
  const exam = await examToChange(ctx, id, 'assessment.publish');
  const row = await draftToChange(ctx, exam, revision);
  const former = await publishedDraft(scope, exam);
  const draft = row?.draft ?? former;
  const faults = await faultsOf(ctx, draft, await poolsOf(scope, draft));
  if (faults.length > 0)
    throw new Refusal(ErrorCode.fieldsRefused, {
      data: { fields: Object.fromEntries(faults.map(({ at, rule }) => [at, rule])) },
    });
  const changes = changesOf(former, draft);
  if (changes.length === 0 && !exam.draft) return editedExam(ctx, exam);
  let last = await lastVersion(ctx, id);
  const at = new Date(now());
  if (last === 0 && !exam.draft) {
    last = 1;
    await scope.tx
      .insert(examVersions)
      .values(scope.row(examVersions, { examId: id, no: 1, draft: former, publishedAt: exam.changedAt }));
  }
  const { localise } = await enterpriseOf(scope);
  const written = rowOfDraft(localise, draft);
  await keepTerms(ctx, exam, written);
  const audienceId = await audienceOf(scope, draft.audience);
  await keepExam(
    scope,
    {
      ...written,
      ...{ audienceId, draft: false, changedAt: at, changedBy: viewer.userId },
      // With another end it goes on, or comes again.
      ...(draft.closesAt > now() ? { stoppedAt: null, stopReason: '' } : {}),
    },
    id,
  );
  await keepMarkers(scope, id, draft.markers);
  await scope.tx.insert(examVersions).values(
    scope.row(examVersions, {
      ...{ examId: id, no: last + 1, draft, changes: exam.draft ? [] : changes },
      ...{ publishedAt: at, publishedBy: viewer.userId },
    }),
  );
  await scope.tx.delete(examDrafts).where(scope.only(examDrafts, eq(examDrafts.examId, id)));
  ctx.changed({
    ...{ type: 'exam', id, name: draft.title.zh_cn },
    changes: changes.map((field) => ({ field, before: null, after: null })),
  });
  return editedExam(ctx, { ...exam, ...written, audienceId, draft: false, changedAt: at });
}

const kept = ['parts', 'questionCount', 'fullScore', 'passScore', 'switchLimit', 'faceLimit', 'faceEveryMin'] as const;

/** Writes the rules that papers were begun by to them, where other ones are published. */
async function keepTerms({ scope }: ManageContext, exam: Exam, written: AttemptTerms): Promise<void> {
  if (kept.every((name) => isDeepStrictEqual(exam[name], written[name]))) return;
  const { faceEveryMin, faceLimit, fullScore, parts, passScore, questionCount, switchLimit } = exam;
  const terms: AttemptTerms = { faceEveryMin, faceLimit, fullScore, parts, passScore, questionCount, switchLimit };
  await scope.tx
    .update(examAttempts)
    .set({ terms })
    .where(scope.only(examAttempts, and(eq(examAttempts.examId, exam.id), isNull(examAttempts.terms))));
}

const latest = keyset<typeof examVersions.$inferSelect>([examVersions.no], ({ no }) => [no]);

/** Versions of an exam, the latest first. */
export async function versions(
  ctx: ManageContext,
  input: CallInput<typeof versionsCall>,
): Promise<CallOutput<typeof versionsCall>> {
  const { scope, viewer } = ctx;
  await examWithin(ctx, input.id, 'assessment.see');
  return keysetPage(versionsCall, input, {
    by: latest,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(examVersions)
        .where(scope.only(examVersions, eq(examVersions.examId, input.id), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: async (rows) => {
      const names = await namesOf(
        ctx,
        rows.map(({ publishedBy }) => publishedBy),
      );
      return rows.map(({ changes, draft, no, publishedAt, publishedBy }) => {
        const { fullScore, questionCount } = sumsOf(draft.parts.map((part) => ({ ...part, draw: null })));
        return {
          ...{ no, fullScore, questions: questionCount, changes: [...changes] },
          at: publishedAt.getTime(),
          by: names.get(publishedBy ?? 0) ?? '',
          title: localised(draft.title, viewer.language),
        };
      });
    },
  });
}
