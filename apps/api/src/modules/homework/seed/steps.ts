import { uploadKinds } from '@banyan/contracts';
import { inArray } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { Localise } from '../../../db/seed/localiser.ts';
import { localiser } from '../../../db/seed/localiser.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import type { FileStorage } from '../../../ports/storage.ts';
import { writeOffice } from '../../../seed/officeFiles.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { users } from '../../enterprise/enterprise.schema.ts';
import { homeworkDrafts, homeworks, homeworkSubmissions, type Attachment } from '../homework.schema.ts';
import { hengchuanHomework } from './hengchuan.ts';
import { larkfieldHomework } from './larkfield.ts';
import type { SeedHomework, SeedPeople, SeedSubmission } from './types.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const all: readonly SeedHomework[] = [...hengchuanHomework, ...larkfieldHomework];

const people: Readonly<Record<number, SeedPeople>> = {
  1001: { learner: 'H20381', marker: 'H10017', colleague: 'H30101' },
  1002: { learner: 'L1042', marker: 'L1007', colleague: 'L2101' },
};

async function store(files: FileStorage, { eid, id, attachments = [] }: SeedHomework): Promise<Attachment[]> {
  return Promise.all(
    attachments.map(async ({ name, content }, index) => {
      const { bytes, type } =
        typeof content === 'string'
          ? { bytes: Buffer.from(content), type: 'text/csv' as const }
          : await writeOffice(content);
      const key = `${eid}/homework/${id}/${index + 1}.${typeof content === 'string' ? 'csv' : content.kind}`;
      const { size } = await files.put(key, Readable.from([bytes]), {
        type,
        maxBytes: uploadKinds.trainingAttachment.maxBytes,
      });
      return { key, name, size };
    }),
  );
}

/** Places of the words that comments are about. */
const placed = ({ comments = [], text }: SeedSubmission) =>
  comments.map(({ of, words }) => ({ from: text.indexOf(of), to: text.indexOf(of) + of.length, file: '', words }));

interface Around {
  readonly say: Localise;
  readonly now: number;
  readonly ids: ReadonlyMap<string, number>;
  readonly attachments: readonly Attachment[];
}

async function add(scope: TenantScope, seed: SeedHomework, { say, now, ids, attachments }: Around): Promise<void> {
  const at = (days: number) => new Date(Math.floor((now + days * DAY_MS) / HOUR_MS) * HOUR_MS);
  const { id, fullScore, passScore, again = true } = seed;
  const who = people[seed.eid];
  const learner = ids.get(who?.learner ?? '');
  const marker = ids.get(who?.marker ?? '');
  const colleague = ids.get(who?.colleague ?? '');
  await scope.tx.insert(homeworks).values(
    scope.row(homeworks, {
      ...{ id, fullScore, passScore, again, attachments },
      title: say(seed.title),
      task: say(seed.task),
      criteria: (seed.criteria ?? []).map((one) => ({ ...one, text: say(one.text) })),
      owner: say(seed.owner),
      opensAt: at(seed.opensIn),
      dueAt: seed.dueIn === null ? null : at(seed.dueIn),
    }),
  );
  if (learner === undefined || marker === undefined) return;
  const newest = seed.handedIn?.at(-1);
  // What is withdrawn is the draft again.
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
    async work({ db, files, now }, { eid, settings }) {
      const own = all.filter((seed) => seed.eid === eid);
      const attachments = new Map(
        await Promise.all(own.map(async (seed) => [seed.id, await store(files, seed)] as const)),
      );
      await inTenant(db, eid, async (scope) => {
        const accounts = Object.values<string>({ ...people[eid] });
        const found = await scope.tx
          .select({ id: users.id, account: users.account })
          .from(users)
          .where(scope.only(users, inArray(users.account, accounts)));
        const ids = new Map(found.map(({ id, account }) => [account, id]));
        const say = localiser(settings.languages ?? []);
        for (const seed of own) await add(scope, seed, { say, now, ids, attachments: attachments.get(seed.id) ?? [] });
      });
    },
  },
];
