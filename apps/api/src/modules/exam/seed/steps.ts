import { inArray } from 'drizzle-orm';
import { sameDice } from '../../../db/seed/sameDice.ts';
import { localiser, type Localise } from '../../../db/seed/localiser.ts';
import { bringDemo } from '../../../platform/bringDemo.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { enterprises, users } from '../../../platform/enterprise.schema.ts';
import { attemptAppeals, examAttempts } from '../attempt.schema.ts';
import { examKind } from '../import/exam.import.ts';
import { recountFigures } from '../manage/figures.ts';
import { tagsKind } from '../import/tags.import.ts';
import { practiceRuns } from '../practice.schema.ts';
import { questionBanks } from '../question.schema.ts';
import { colleagues, type Colleague } from './colleagues.ts';
import { demoExams, examId, type DemoExam, type SeedAttempt } from './demoExams.ts';
import { seedDesks } from './desks.ts';
import { addBank, banks } from './seedBanks.ts';
import { addPast, pastExam, type PastExam } from './seedPast.ts';
import { addDesk } from './seedReview.ts';
import { addPractice } from './seedPractice.ts';
import { settlePeople } from '../../../platform/audience/settle.ts';
import { departmentCalled } from '../../../platform/departments.ts';

const eids = [...new Set(banks.map(({ eid }) => eid))];

async function localise(scope: TenantScope): Promise<Localise> {
  const [enterprise] = await scope.tx
    .select({ languages: enterprises.languages })
    .from(enterprises)
    .where(scope.only(enterprises));
  return localiser(enterprise?.languages ?? []);
}

async function idsOf(scope: TenantScope, accounts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await scope.tx
    .select({ id: users.id, account: users.account })
    .from(users)
    .where(scope.only(users, inArray(users.account, [...accounts])));
  return new Map(rows.map(({ id, account }) => [account, id]));
}

async function addColleagues(scope: TenantScope, people: readonly Colleague[]): Promise<void> {
  const say = await localise(scope);
  const rows = [];
  for (const { account, name, department } of people) {
    const shown = say(department);
    const departmentId = (await departmentCalled(scope, shown))?.id ?? null;
    rows.push(scope.row(users, { account, name: say(name), departmentId, department: shown, passwordHash: '' }));
  }
  if (rows.length === 0) return;
  const added = await scope.tx.insert(users).values(rows).onConflictDoNothing().returning({ id: users.id });
  await settlePeople(
    scope,
    added.map(({ id }) => id),
  );
}

/** The learners that the table at start names first: their attempts have ids of their own. */
const knownLearners = new Set(['H20381', 'L1042']);

const HOUR_MS = 3_600_000;

/** Everybody’s attempts: those defined for the demo learners, and their colleagues' where there is a ranking. */
function pastsOf({ exam }: PastExam, { key, past = [] }: DemoExam, people: readonly Colleague[], now: number) {
  const told = past.flatMap(({ account, attempts }) =>
    attempts.map((one) => ({ account, past: one, known: knownLearners.has(account) })),
  );
  const openedAgo = Math.floor((now - exam.opensAt.getTime()) / HOUR_MS);
  const over = openedAgo > 48 && exam.kind === 'online' && exam.ranking;
  if (!over) return told;
  const dice = sameDice(key.length * 31 + exam.durationMin);
  const waiting = seedDesks.find((desk) => desk.eid === exam.eid && desk.key === key)?.accounts ?? [];
  const others = people
    .filter(({ account }) => !told.some((one) => one.account === account))
    .map(({ account }) => ({
      account,
      known: false,
      past: {
        hoursAgo: openedAgo - 2 - dice(40),
        right: 0.5 + dice(50) / 100,
        tookMin: 8 + dice(exam.durationMin - 8),
        pendingShort: waiting.includes(account),
      },
    }));
  return [...told, ...others];
}

/** Minutes since the submission of an attempt. */
const handedInBefore = ({ hoursAgo, tookMin }: SeedAttempt) => hoursAgo * 60 - tookMin;

/** Demo learners with weeks of practice. */
const practisers = ['H20381', 'L1042'];

/** Question banks, exams in every state, and their results. */
export const examSeeds: readonly SeedStep[] = [
  {
    name: 'question banks',
    eids,
    fills: questionBanks,
    async work(ports, { eid }) {
      for (const bank of banks.filter((one) => one.eid === eid)) await addBank(ports, bank);
    },
  },
  {
    name: 'exams',
    eids,
    fills: examAttempts,
    async work(ports, { eid }) {
      const { db, now, handlers } = ports;
      const own = demoExams[eid] ?? [];
      const people = colleagues[eid] ?? [];
      await inTenant(db, eid, (scope) => addColleagues(scope, people));
      for (const { key } of own)
        await bringDemo(examKind, ports, { eid, path: demoFile(`exams/${key}.yaml`, eid), firstId: examId(eid, key) });
      await inTenant(db, eid, async (scope) => {
        // In the order of time: an attempt's rewards have its date, and the third passed is really the third.
        const sittings = [];
        for (const exam of own) {
          const sat = await pastExam(scope, examId(eid, exam.key));
          const pasts = pastsOf(sat, exam, people, now);
          if (pasts.length === 0) continue;
          const who = await idsOf(
            scope,
            pasts.map(({ account }) => account),
          );
          for (const [index, { account, past, known }] of pasts.entries()) {
            const userId = who.get(account);
            if (userId === undefined) continue;
            sittings.push({ userId, sat, past: { ...past, known, seed: index + exam.key.length * 100 } });
          }
        }
        sittings.sort((a, b) => handedInBefore(b.past) - handedInBefore(a.past));
        for (const { userId, sat, past } of sittings) await addPast(scope, userId, sat, past, { now, handlers });
        await recountFigures(scope, undefined);
      });
    },
  },
  {
    name: 'review desk',
    eids,
    fills: attemptAppeals,
    async work({ db, now, handlers }, { eid }) {
      const desk = seedDesks.find((one) => one.eid === eid);
      if (desk === undefined) return;
      await inTenant(db, eid, (scope) => addDesk(scope, { ...desk, exam: examId(eid, desk.key) }, { now, handlers }));
    },
  },
  {
    name: 'practice',
    eids,
    fills: practiceRuns,
    async work(ports, { eid }) {
      const { db, now } = ports;
      await bringDemo(tagsKind, ports, { eid, path: demoFile('tags.csv', eid) });
      await inTenant(db, eid, async (scope) => {
        const [settings] = await scope.tx
          .select({ timeZone: enterprises.timeZone })
          .from(enterprises)
          .where(scope.only(enterprises));
        const learner = (await idsOf(scope, practisers)).values().next().value;
        if (learner === undefined) return;
        await addPractice(scope, { userId: learner, timeZone: settings?.timeZone ?? 'Asia/Shanghai' }, now);
      });
    },
  },
];
