import { asc, inArray } from 'drizzle-orm';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { bringDemo } from '../../../platform/bringDemo.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { homeworkDrafts, homeworks, homeworkSubmissions } from '../homework.schema.ts';
import { homeworkKind } from '../import/homework.import.ts';
import { work, type SeedSubmission, type SeedWork } from './handedIn.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Homework of the demo has ids of its own. */
const firstIds: Readonly<Record<number, number>> = { 1001: 9001, 1002: 9501 };

/** Marker and learners of a demo enterprise, by account. */
const people: Readonly<Record<number, Readonly<Record<'learner' | 'marker' | 'colleague', string>>>> = {
  1001: { learner: 'H20381', marker: 'H10017', colleague: 'H30101' },
  1002: { learner: 'L1042', marker: 'L1007', colleague: 'L2101' },
};

/** Places of the words commented on. */
const placed = ({ comments = [], text }: SeedSubmission) =>
  comments.map(({ of, words }) => ({ from: text.indexOf(of), to: text.indexOf(of) + of.length, file: '', words }));

interface Around {
  readonly id: number;
  readonly now: number;
  readonly ids: ReadonlyMap<string, number>;
}

async function addWork(scope: TenantScope, seed: SeedWork, { id, ids, now }: Around): Promise<void> {
  const at = (days: number) => new Date(Math.floor((now + days * DAY_MS) / HOUR_MS) * HOUR_MS);
  const who = people[scope.eid];
  const learner = ids.get(who?.learner ?? '');
  const marker = ids.get(who?.marker ?? '');
  const colleague = ids.get(who?.colleague ?? '');
  if (learner === undefined || marker === undefined) return;
  const newest = seed.handedIn?.at(-1);
  // A withdrawn submission is the draft again.
  const draft = newest?.state === 'withdrawn' ? newest.text : seed.draft;
  if (draft !== undefined) {
    const row = { homeworkId: id, userId: learner, revision: 1, text: draft, files: [], savedAt: at(-0.2) };
    await scope.tx.insert(homeworkDrafts).values(scope.row(homeworkDrafts, row));
  }
  const marked = ({ state }: SeedSubmission) => state === 'passed' || state === 'failed';
  const rows = (seed.handedIn ?? []).map((one, index) =>
    scope.row(homeworkSubmissions, {
      homeworkId: id,
      userId: learner,
      no: index + 1,
      state: one.state,
      text: one.text,
      files: [],
      handedInAt: new Date(now - one.hoursAgo * HOUR_MS),
      comment: one.comment ?? '',
      comments: placed(one),
      score: one.score ?? null,
      markerId: marked(one) ? marker : null,
      markedAt: marked(one) ? new Date(now - (one.hoursAgo - 30) * HOUR_MS) : null,
    }),
  );
  if (rows.length > 0) await scope.tx.insert(homeworkSubmissions).values(rows);
  if (seed.colleague === undefined || colleague === undefined) return;
  const waiting = {
    homeworkId: id,
    userId: colleague,
    no: 1,
    state: 'marking' as const,
    text: seed.colleague,
    files: [],
    handedInAt: at(-1),
  };
  await scope.tx.insert(homeworkSubmissions).values(scope.row(homeworkSubmissions, waiting));
}

/** Homework in every state. */
export const homeworkSeeds: readonly SeedStep[] = [
  {
    name: 'homeworks',
    eids: [1001, 1002],
    fills: homeworks,
    async work(ports, { eid }) {
      const { db, now } = ports;
      await bringDemo(homeworkKind, ports, { eid, path: demoFile('homework.yaml', eid), firstId: firstIds[eid] ?? 0 });
      await inTenant(db, eid, async (scope) => {
        const accounts = Object.values<string>({ ...people[eid] });
        const found = await scope.tx
          .select({ id: users.id, account: users.account })
          .from(users)
          .where(scope.only(users, inArray(users.account, accounts)));
        const ids = new Map(found.map(({ id, account }) => [account, id]));
        const rows = await scope.tx
          .select({ id: homeworks.id })
          .from(homeworks)
          .where(scope.only(homeworks))
          .orderBy(asc(homeworks.id));
        for (const { id } of rows) await addWork(scope, work[id] ?? {}, { id, ids, now });
      });
    },
  },
];
