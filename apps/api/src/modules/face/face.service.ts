import { type CallInput, type CallOutput } from '@banyan/contracts';
import {
  type consentFace,
  type enrolFace,
  faceLog as faceLogCall,
  faceTermsVersion,
  type FaceEvent,
  type FacePurpose,
  type FaceStand,
} from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner, StepContext } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import type { FacePorts } from './face.ports.ts';
import { faceLog, facePeople } from './face.schema.ts';
import { refused } from './refuse.ts';
import { sealFace } from './seal.ts';
import { endTrusts } from './trusts.ts';
import { waitUntil } from './tries.ts';

type Ctx = CallContext<Learner>;
/** The common part of both kinds of context, with a scope. */
export type Scoped = Pick<StepContext, 'now' | 'digest'> & {
  readonly scope: TenantScope;
  /** The owner of the face. */
  readonly viewer: Pick<Learner, 'eid' | 'userId'>;
};
type Person = typeof facePeople.$inferSelect;

/** The person's row, locked until the transaction ends; undefined before the first consent. */
export async function holdPerson({ scope, viewer }: Pick<Scoped, 'scope' | 'viewer'>): Promise<Person | undefined> {
  const [row] = await scope.tx
    .select()
    .from(facePeople)
    .where(scope.only(facePeople, eq(facePeople.userId, viewer.userId)))
    .for('update');
  return row;
}

/** Changes the person's row, and adds it if there is none. */
export async function keepPerson(ctx: Pick<Scoped, 'scope' | 'viewer'>, change: Partial<Person>): Promise<void> {
  const { scope, viewer } = ctx;
  await scope.tx
    .insert(facePeople)
    .values(scope.row(facePeople, { userId: viewer.userId, ...change }))
    .onConflictDoUpdate({ target: [facePeople.eid, facePeople.userId], set: change });
}

/** Writes a line of the person's log. */
export async function tellLog(
  { scope, viewer, now }: Pick<Scoped, 'scope' | 'viewer' | 'now'>,
  event: FaceEvent,
  check: Pick<typeof faceLog.$inferInsert, 'purpose' | 'subjectId'> = {},
): Promise<void> {
  const row = { userId: viewer.userId, event, at: new Date(now()), ...check };
  await scope.tx.insert(faceLog).values(scope.row(faceLog, row));
}

/** Whether a person has agreed to the terms in force. */
export const hasAgreed = (person: Person | undefined): person is Person => person?.terms === faceTermsVersion;

/** State of the learner's own face. */
export async function readStand(ctx: Pick<Ctx, 'scope' | 'viewer' | 'now'>): Promise<FaceStand> {
  const person = await holdPerson(ctx);
  return {
    terms: faceTermsVersion,
    consentAt: hasAgreed(person) ? (person.consentAt?.getTime() ?? null) : null,
    enrolledAt: person?.enrolledAt?.getTime() ?? null,
    waitUntil: await waitUntil(ctx.scope, ctx.viewer.userId, 'face', ctx.now()),
    realNameAt: person?.realNameAt?.getTime() ?? null,
  };
}

/** Gives consent, or withdraws it: then the face is deleted at once. Only terms in force can be agreed to. */
export async function setConsent(ctx: Ctx, { agreed, terms }: CallInput<typeof consentFace>): Promise<FaceStand> {
  const person = await holdPerson(ctx);
  const was = hasAgreed(person);
  if (agreed === 'Y' && terms === faceTermsVersion && !was) {
    await keepPerson(ctx, { terms, consentAt: new Date(ctx.now()) });
    await tellLog(ctx, 'consented');
  }
  if (agreed === 'N' && person !== undefined && (person.terms !== null || person.sealed !== null)) {
    await keepPerson(ctx, { terms: null, consentAt: null, sealed: null, enrolledAt: null });
    await endTrusts(ctx.scope, ctx.viewer.userId);
    await tellLog(ctx, 'withdrawn');
  }
  return readStand(ctx);
}

/** Stores a face. Another one can replace it only after the first was deleted, which the log records. */
export async function enrol(ctx: Ctx, { descriptor }: CallInput<typeof enrolFace>): Promise<FaceStand> {
  const person = await holdPerson(ctx);
  if (!hasAgreed(person)) throw refused('noConsent');
  if (person.sealed !== null) throw refused('enrolled');
  await keepPerson(ctx, { sealed: sealFace(ctx, descriptor), enrolledAt: new Date(ctx.now()) });
  await tellLog(ctx, 'enrolled');
  return readStand(ctx);
}

const lastFirst = keyset<typeof faceLog.$inferSelect>([faceLog.at, faceLog.id], ({ at, id }) => [at, id]);

/** The learner's log, last first. */
export async function listLog(
  ctx: Ctx,
  input: CallInput<typeof faceLogCall>,
  ports: FacePorts,
): Promise<CallOutput<typeof faceLogCall>> {
  const { scope, viewer } = ctx;
  return keysetPage(faceLogCall, input, {
    by: lastFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(faceLog)
        .where(scope.only(faceLog, eq(faceLog.userId, viewer.userId), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: async (rows) => {
      const subjects = (of: FacePurpose) => [
        ...new Set(rows.flatMap(({ purpose, subjectId }) => (purpose === of && subjectId ? [subjectId] : []))),
      ];
      const courses = await ports.courseTitles(ctx, subjects('study'));
      const exams = await ports.examTitles(ctx, subjects('exam'));
      return rows.map(({ id, event, purpose, subjectId, at }) => ({
        ...{ id, event, purpose },
        title: (purpose === 'exam' ? exams : courses).get(subjectId ?? 0) ?? '',
        at: at.getTime(),
      }));
    },
  });
}
