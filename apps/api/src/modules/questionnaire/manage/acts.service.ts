import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  mostDaysLater,
  questionnaireLimits,
  type actOnQuestionnaires,
  type QuestionnaireAct,
  type QuestionnaireActRefusal,
} from '@banyan/contracts/exam';
import { eq, sql } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import { messageSent } from '../../../effects/messageSent.ts';
import { Refusal } from '../../../http/refusal.ts';
import { draftOf } from '../../../platform/drafts/draftsOf.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import type { QuestionnaireRow } from '../questionnaire.schema.ts';
import { takersOf } from '../tally.ts';
import { questionnaireDrafts } from './draft.schema.ts';
import { addDraft, copied, currentDraft, publish, write } from './draft.service.ts';
import { faultsOf, isSealed } from './faults.ts';
import { missingOf } from './people.ts';
import { questionnaireToChange } from './within.ts';

type Input = CallInput<typeof actOnQuestionnaires>;
const DAY = 86_400_000;

/** Does the act on one questionnaire; answers why it was left as it is, or how many people it told. */
type Act = (ctx: ManageContext, row: QuestionnaireRow, days: number) => Promise<QuestionnaireActRefusal | number>;

const isOpen = ({ archivedAt, closesAt, draft, opensAt }: QuestionnaireRow, now: number) =>
  !draft && archivedAt === null && opensAt.getTime() <= now && now < closesAt.getTime();

/** Moves the end, of the draft as well, so that publishing it does not move it back. */
async function moveEnd(ctx: ManageContext, row: QuestionnaireRow, closesAt: number): Promise<void> {
  const { scope } = ctx;
  await write(ctx, row.id, { closesAt: new Date(closesAt) });
  await scope.tx
    .update(questionnaireDrafts)
    .set({
      draft: sql`jsonb_set(${questionnaireDrafts.draft}, '{closesAt}', to_jsonb(${closesAt}::bigint))`,
      // An editor that is open has the former end: its next save is refused, so that both stand side by side.
      revision: sql`${questionnaireDrafts.revision} + 1`,
    })
    .where(scope.only(questionnaireDrafts, eq(questionnaireDrafts.thingId, row.id)));
  ctx.changed({
    ...{ type: 'questionnaire', id: row.id, name: row.title.zh_cn },
    changes: [{ field: 'closesAt', before: row.closesAt.toISOString(), after: new Date(closesAt).toISOString() }],
  });
}

/** A character of two halves is left out whole where the room ends. */
const nameOfCopy = (title: string) =>
  `${title.slice(0, questionnaireLimits.title - 4).replace(/[\uD800-\uDBFF]$/, '')}（副本）`;

const acts: Readonly<Record<QuestionnaireAct, Act>> = {
  async publish(ctx, row) {
    if (row.template) return 'isTemplate';
    if ((await faultsOf(ctx, row, await currentDraft(ctx.scope, row))).length > 0) return 'faults';
    const kept = await draftOf(ctx.scope, questionnaireDrafts, row.id);
    await publish(ctx, { id: row.id, revision: kept?.revision ?? 0 });
    return 0;
  },
  async end(ctx, row) {
    if (!isOpen(row, ctx.now())) return 'notOpen';
    await moveEnd(ctx, row, ctx.now());
    return 0;
  },
  async extend(ctx, row, days) {
    if (row.draft) return 'neverPublished';
    if (isSealed(row, ctx.now()) && (await takersOf(ctx.scope, row.id)) > 0) return 'sealed';
    await moveEnd(ctx, row, Math.max(row.closesAt.getTime(), ctx.now()) + days * DAY);
    return 0;
  },
  async remind(ctx, row) {
    if (!isOpen(row, ctx.now())) return 'notOpen';
    const reminded = await remind(ctx, row);
    return reminded === 0 ? 'nobody' : reminded;
  },
  async copy(ctx, row) {
    const draft = await currentDraft(ctx.scope, row);
    await addDraft(ctx, copied(draft, nameOfCopy(draft.title.zh_cn), ctx.now()));
    return 0;
  },
  async template(ctx, row) {
    const draft = await currentDraft(ctx.scope, row);
    await addDraft(ctx, copied(draft, draft.title.zh_cn, ctx.now()), true);
    return 0;
  },
  async archive(ctx, row) {
    if (row.archivedAt === null) await shelve(ctx, row, new Date(ctx.now()));
    return 0;
  },
  async restore(ctx, row) {
    if (row.archivedAt !== null) await shelve(ctx, row, null);
    return 0;
  },
};

async function shelve(ctx: ManageContext, row: QuestionnaireRow, archivedAt: Date | null): Promise<void> {
  await write(ctx, row.id, { archivedAt });
  ctx.changed({ type: 'questionnaire', id: row.id, name: row.title.zh_cn });
}

/** Reminds whoever has not answered; answers how many they are. */
async function remind(ctx: ManageContext, row: QuestionnaireRow): Promise<number> {
  const { emit, scope } = ctx;
  const people = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, missingOf(ctx, row, 'assessment.publish')));
  if (people.length === 0) return 0;
  const { en, zh_cn } = row.title;
  await emit(scope, messageSent, {
    userIds: people.map(({ id }) => id),
    kind: 'information',
    source: { type: 'questionnaire', id: String(row.id) },
    params: {
      title: { zh_cn: `请填写：${zh_cn}`, en: `Please answer: ${en ?? zh_cn}` },
      text: {
        zh_cn: `这份问卷还没有填，大约要 ${row.minutes} 分钟。`,
        en: `You have not answered this survey yet. It takes about ${row.minutes} minutes.`,
      },
    },
    again: true,
  });
  ctx.changed({
    ...{ type: 'questionnaire', id: row.id, name: zh_cn },
    changes: [{ field: 'reminded', before: null, after: String(people.length) }],
  });
  return people.length;
}

/** Acts on questionnaires as far as the caller's rights go. */
export async function actOn(
  ctx: ManageContext,
  { act, days = 0, ids }: Input,
): Promise<CallOutput<typeof actOnQuestionnaires>> {
  if (act === 'extend' && (days < 1 || days > mostDaysLater))
    throw new Refusal(ErrorCode.badRequest, { data: { fields: ['days'] } });
  const done: number[] = [];
  const left: CallOutput<typeof actOnQuestionnaires>['left'] = [];
  let reminded = 0;
  for (const id of new Set(ids)) {
    const row = await rowOf(ctx, id);
    const outcome = row === null ? 'gone' : await acts[act](ctx, row, days);
    if (typeof outcome === 'number') {
      done.push(id);
      reminded += outcome;
    } else left.push({ id, name: row === null ? '' : localised(row.title, ctx.viewer.language), why: outcome });
  }
  return { done, left, reminded, back: act === 'archive' || act === 'restore' ? done : [] };
}

async function rowOf(ctx: ManageContext, id: number): Promise<QuestionnaireRow | null> {
  try {
    return await questionnaireToChange(ctx, id, 'assessment.publish');
  } catch (error) {
    if (error instanceof Refusal && error.code === ErrorCode.notFound) return null;
    throw error;
  }
}
