import { ErrorCode } from '@banyan/contracts';
import { type HandInRefusal, type HomeworkCard, type HomeworkState } from '@banyan/contracts/training';
import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { localised, type ContentLanguage } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  homeworkDrafts,
  homeworks,
  homeworkSubmissions,
  type HomeworkRow,
  type SubmissionRow,
} from './homework.schema.ts';
import { inAudience } from '../../platform/audience/inAudience.ts';
import { audienceThings } from '../../platform/audience/audienceThings.ts';

/** Homework and one learner's state in it. */
export interface OwnHomework {
  readonly row: HomeworkRow;
  /** The learner's latest submission; null when there is none. */
  readonly last: Pick<SubmissionRow, 'state' | 'score' | 'handedInAt'> | null;
  /** There is a draft that is not handed in. */
  readonly drafted: boolean;
}

/** The caller; only the person is used. */
interface Asking {
  readonly scope: TenantScope;
  readonly viewer: Pick<Learner, 'userId'>;
}

/** Homework for the learner: that for everyone, and that of the learner’s audiences. */
const homeworkFor = (who: Asking): SQL => inAudience(who, homeworks.audienceId);

/** Reads the learner’s homework with its state; `where` may refer to `state`, see `lastState`. */
export function ownHomework({ scope, viewer }: Asking) {
  const last = scope.tx
    .selectDistinctOn([homeworkSubmissions.homeworkId], {
      homeworkId: homeworkSubmissions.homeworkId,
      state: homeworkSubmissions.state,
      score: homeworkSubmissions.score,
      handedInAt: homeworkSubmissions.handedInAt,
    })
    .from(homeworkSubmissions)
    .where(scope.only(homeworkSubmissions, eq(homeworkSubmissions.userId, viewer.userId)))
    .orderBy(homeworkSubmissions.homeworkId, desc(homeworkSubmissions.no))
    .as('last');
  const drafted = sql<boolean>`exists (select 1 from ${homeworkDrafts} where ${homeworkDrafts.eid} = ${scope.eid}
    and ${homeworkDrafts.homeworkId} = ${homeworks.id} and ${homeworkDrafts.userId} = ${viewer.userId}
    and (${homeworkDrafts.text} <> '' or cardinality(${homeworkDrafts.files}) > 0))`;
  const read = (...where: (SQL | undefined)[]) =>
    scope.tx
      .select({
        row: getTableColumns(homeworks),
        last: { state: last.state, score: last.score, handedInAt: last.handedInAt },
        drafted,
      })
      .from(homeworks)
      .leftJoin(last, eq(last.homeworkId, homeworks.id))
      .where(scope.only(homeworks, homeworkFor({ scope, viewer }), ...where));
  return { last, read };
}

/** One of them; not found for another person. */
export async function oneHomework(asking: Asking, id: number): Promise<OwnHomework> {
  const [found] = await ownHomework(asking).read(eq(homeworks.id, id));
  if (found === undefined) throw new Refusal(ErrorCode.notFound);
  return found;
}

/** Whether the last moment to hand it in has passed. */
export const isOver = ({ dueAt }: HomeworkRow, now: number) => dueAt !== null && now >= dueAt.getTime();

/** Why nothing can be handed in now; null: it can. */
export function refusalOf({ row, last }: OwnHomework, now: number): HandInRefusal | null {
  if (last?.state === 'marking' || last?.state === 'passed') return last.state;
  if (last?.state === 'failed' && !row.again) return 'once';
  if (now < row.opensAt.getTime()) return 'early';
  return isOver(row, now) ? 'closed' : null;
}

function stateOf({ row, last }: OwnHomework, now: number): HomeworkState {
  if (last !== null && last.state !== 'withdrawn') return last.state;
  if (now < row.opensAt.getTime()) return 'early';
  if (isOver(row, now)) return 'missed';
  return last === null ? 'open' : 'withdrawn';
}

/** Homework as lists show it. */
export function cardOf(own: OwnHomework, { language, now }: { language: ContentLanguage; now: number }): HomeworkCard {
  const { row, last, drafted } = own;
  return {
    id: row.id,
    title: localised(row.title, language),
    owner: localised(row.owner, language),
    state: stateOf(own, now),
    drafted,
    opensAt: row.opensAt.getTime(),
    dueAt: row.dueAt?.getTime() ?? null,
    fullScore: row.fullScore,
    passScore: row.passScore,
    score: last?.score ?? null,
    handedInAt: last?.handedInAt.getTime() ?? null,
  };
}

/** Locks the homework against other devices of the learner until the transaction ends. */
export async function lockHomework({ scope, viewer }: Asking, id: number): Promise<void> {
  const key = `homework ${scope.eid} ${id} ${viewer.userId}`;
  await scope.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Submissions of one learner to one homework. */
export const submissionsOf = (homeworkId: number, userId: number) =>
  and(eq(homeworkSubmissions.homeworkId, homeworkId), eq(homeworkSubmissions.userId, userId));

/** Homework that is for audiences. */
export const homeworkAudiences = audienceThings({
  kind: 'homework',
  area: 'training',
  table: homeworks,
  name: homeworks.title,
  records: { table: homeworkSubmissions, thingId: homeworkSubmissions.homeworkId, userId: homeworkSubmissions.userId },
});
