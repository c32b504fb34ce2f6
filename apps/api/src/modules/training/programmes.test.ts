import { ErrorCode } from '@banyan/contracts';
import { chooseStage, joinProgramme, myProgrammes, programmeDetail, programmeList } from '@banyan/contracts/training';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countersChanged, type CountersChanged } from '../../effects/countersChanged.ts';
import { emitter, on, type Handler } from '../../effects/effect.ts';
import { certificateEarned, type CertificateEarned } from '../../effects/certificateEarned.ts';
import { creditsEarned, type CreditsEarned } from '../../effects/creditsEarned.ts';
import { certificateTakenBack, creditsTakenBack, itemReopened } from '../../effects/takenBack.ts';
import { itemFinished, type ItemFinished } from '../../effects/itemFinished.ts';
import { messageSent, type MessageSent } from '../../effects/messageSent.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { noJobs } from '../../jobs/queue.ts';
import type { Effect } from '../../ports/emit.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { testOutside } from '../../testing/outside.ts';
import { datedProgrammes, dueProgrammes } from './due.service.ts';
import { enrolments } from './enrolment.schema.ts';
import { openRounds } from './rounds.job.ts';
import { addProgramme, addProgrammes } from './testing/addProgrammes.ts';
import { trainingHandlers } from './training.effects.ts';
import type { TrainingModulePorts } from './training.ports.ts';
import { trainingRoutes } from './training.routes.ts';

const day = 86_400_000;
let world: World;
let people = 0;
let li: Asker & { readonly userId: number };
/** Courses that a person has learned, by id: when. */
let learned: Map<number, number>;
/** Homework that closes at another moment than now, by id; null: never. */
let closing: Map<number, number | null>;
let earned: CertificateEarned[];
let credits: CreditsEarned[];
let sent: MessageSent[];

const two = [{ tasks: [{}, {}] }];

const ports: TrainingModulePorts = {
  items: {
    course: (_, ids) =>
      Promise.resolve(
        new Map(ids.map((id) => [id, { title: `课程${id}`, begun: false, finishedAt: learned.get(id) ?? null }])),
      ),
    // Waits for its mark.
    exam: (_, ids) =>
      Promise.resolve(
        new Map(ids.map((id) => [id, { title: `考试${id}`, begun: true, waits: true, finishedAt: null }])),
      ),
    homework: ({ now }, ids) => {
      const dueAt = (id: number) => (closing.has(id) ? (closing.get(id) ?? null) : now);
      const item = (id: number) => ({ title: `作业${id}`, begun: false, finishedAt: null, dueAt: dueAt(id) });
      return Promise.resolve(new Map(ids.map((id) => [id, item(id)])));
    },
  },
};

beforeAll(async () => {
  world = await openWorld(trainingRoutes(ports), { eids: [1001, 1002] });
});

beforeEach(async () => {
  learned = new Map();
  closing = new Map();
  earned = [];
  credits = [];
  sent = [];
  people += 1;
  li = { userId: await world.addLearner(`li${people}`, '质量部') };
});

/** Records the emitted effects. */
const hear = <Event extends object>(effect: Effect<Event>, heard: Event[]) =>
  on(effect, (_, event) => {
    heard.push(event);
    return Promise.resolve();
  });

/** Emits that something was finished, and records the consequences. */
async function finish(id: number, { kind = 'course', userId = li.userId }: Partial<ItemFinished> = {}): Promise<void> {
  const handlers = [...trainingHandlers, hear(certificateEarned, earned), hear(creditsEarned, credits)];
  await world.in(1001, (scope) =>
    emitter(handlers, noJobs, () => world.now)(scope, itemFinished, { userId, kind, id }),
  );
}

async function renew(also: readonly Handler[] = []): Promise<void> {
  const emit = emitter([hear(messageSent, sent), ...also], noJobs, () => world.now);
  await world.as({ ...li }, ({ scope, log }) =>
    openRounds.run({ ...testOutside(), scope, now: world.now, log, emit }, {}),
  );
}

/** Programmes as things to do. */
const due = () => world.as(li, (ctx) => dueProgrammes(ports)(ctx as CallContext<Learner>));

const card = async (id: number, asker: Asker = li) => (await world.ask(programmeDetail, { id }, asker)).programme;

describe('programmes', () => {
  it('are listed last published first, page by page, in the viewer’s language, those of the enterprise alone [TR-02]', async () => {
    const ids = await addProgrammes(world, ['一', '二', '三']);
    await addProgrammes(world, ['别处'], 1002);
    const asker = { userId: null, language: 'en' as const };
    const first = await world.ask(programmeList, { size: 2 }, asker);
    expect(first.items.map(({ id, title }) => [id, title])).toEqual([
      [ids[2], '三 in English'],
      [ids[1], '二 in English'],
    ]);
    const rest = await world.ask(programmeList, { size: 2, cursor: first.next ?? '' }, asker);
    expect([rest.items.map(({ id }) => id), rest.next]).toEqual([[ids[0]], null]);
  });

  it('are those of the viewer’s department; others are not there, and not to be joined [TR-02]', async () => {
    const own = await addProgramme(world, { departments: ['质量部'] });
    const other = await addProgramme(world, { departments: ['设备部'] });
    const listed = (await world.ask(programmeList, {}, li)).items.map(({ id }) => id);
    expect([listed.includes(own.id), listed.includes(other.id)]).toEqual([true, false]);
    const missing = { code: ErrorCode.notFound };
    expect(await world.refusal(programmeDetail, { id: other.id }, li)).toEqual(missing);
    expect(await world.refusal(joinProgramme, { id: other.id }, li)).toEqual(missing);
    expect(await world.refusal(programmeDetail, { id: own.id }, { ...li, eid: 1002 })).toEqual(missing);
  });

  it('are joined once; the learner is told, and what was learned before counts where the programme says so [TR-02]', async () => {
    learned.set(100, world.now - day);
    const counting = await addProgramme(world, { countsEarlier: true, days: 90, shape: two });
    const anew = await addProgramme(world, { shape: two });
    const view = await world.ask(joinProgramme, { id: counting.id }, li);
    expect([view.programme.required, view.programme.endsAt]).toEqual([{ done: 1, all: 2 }, world.now + 90 * day]);
    expect((await world.ask(joinProgramme, { id: anew.id }, li)).programme.required.done).toBe(0);
    await world.ask(joinProgramme, { id: counting.id }, li);
    expect((await card(counting.id)).people).toBe(1);
    // Its days are counted from its begin.
    const ahead = await addProgramme(world, { beginsAt: new Date(world.now + 10 * day), days: 90, shape: two });
    expect((await world.ask(joinProgramme, { id: ahead.id }, li)).programme.endsAt).toBe(world.now + 100 * day);
  });

  it('cannot be joined by whom they are not open to, nor when they are over [TR-02]', async () => {
    const assigned = await addProgramme(world, { open: false });
    const over = await addProgramme(world, { endsAt: new Date(world.now) });
    const refusal = (why: string) => ({ code: ErrorCode.conflict, data: { refusal: why } });
    expect(await world.refusal(joinProgramme, { id: assigned.id }, li)).toEqual(refusal('assigned'));
    expect(await world.refusal(joinProgramme, { id: over.id }, li)).toEqual(refusal('over'));
    expect((await world.refusal(joinProgramme, { id: over.id }, { userId: null }))?.code).toBe(
      ErrorCode.unauthenticated,
    );
    expect((await card(over.id, { userId: null })).refusal).toBe('over');
  });

  it('move on by what is finished, told twice once, and complete with credits and certificate [TR-02, CO-14]', async () => {
    const { id, tasks } = await addProgramme(world, { templateId: 7, credits: 250, shape: two });
    await world.ask(joinProgramme, { id }, li);
    const other = await world.addLearner('wang');
    await finish(100, { userId: other });
    await finish(100, { kind: 'exam' });
    expect((await card(id)).required.done).toBe(0);
    await finish(100);
    await finish(100);
    expect(await card(id)).toMatchObject({ required: { done: 1, all: 2 }, next: { id: tasks[1], title: '课程101' } });
    expect(earned).toEqual([]);
    await finish(101);
    await finish(101);
    expect(await card(id)).toMatchObject({ state: 'completed', completedAt: world.now, next: null });
    expect(credits).toEqual([{ userId: li.userId, source: { type: 'training', id }, tenths: 25 }]);
    expect(earned).toEqual([
      { userId: li.userId, templateId: 7, source: { type: 'programme', id: String(id) }, round: 1 },
    ]);
  });

  it('count nothing after their end but what has to be marked [TR-02]', async () => {
    const shape = [{ tasks: [{}, { kind: 'homework' as const, itemId: 9 }] }];
    const { id } = await addProgramme(world, { endsAt: new Date(world.now + day), shape });
    await world.ask(joinProgramme, { id }, li);
    world.now += 2 * day;
    await finish(100);
    await finish(9, { kind: 'homework' });
    expect(await card(id)).toMatchObject({ state: 'ended', required: { done: 1, all: 2 } });
    const view = await world.ask(programmeDetail, { id }, li);
    expect(view.stages[0]?.tasks.map(({ state }) => state)).toEqual(['over', 'done']);
  });

  it('pass over what waits for its mark [TR-02]', async () => {
    const shape = [{ tasks: [{ kind: 'exam' as const, itemId: 5 }, {}] }];
    const { id, tasks } = await addProgramme(world, { shape });
    await world.ask(joinProgramme, { id }, li);
    const view = await world.ask(programmeDetail, { id }, li);
    expect([view.programme.next?.id, view.stages[0]?.tasks.map(({ waits }) => waits)]).toEqual([
      tasks[1],
      [true, false],
    ]);
    await finish(101);
    expect(await card(id)).toMatchObject({ state: 'in_progress', next: null });
  });

  it('pass over what its own domain has closed, and say that it can be done no more [TR-02]', async () => {
    const shape = [{ tasks: [{ kind: 'homework' as const, itemId: 9 }, {}] }];
    const { id, tasks } = await addProgramme(world, { open: true, shape });
    await world.ask(joinProgramme, { id }, li);
    const view = await world.ask(programmeDetail, { id }, li);
    expect([view.programme.next?.id, view.stages[0]?.tasks.map(({ state }) => state)]).toEqual([
      tasks[1],
      ['over', 'open'],
    ]);
    await finish(101);
    expect(await card(id)).toMatchObject({ state: 'in_progress', next: null });
  });

  it('count what can be done no more, wherever the stage of it stands, before and after joining [TR-02]', async () => {
    const closed = { kind: 'homework' as const, itemId: 9 };
    const { id } = await addProgramme(world, {
      shape: [
        { tasks: [closed, {}] },
        {
          rule: 'after',
          electives: 2,
          tasks: [1, 2, 3].map((no) => ({ ...closed, itemId: 9 + no, required: no === 1 })),
        },
        {
          rule: 'after',
          electives: 1,
          tasks: [
            { required: false, itemId: 300 },
            { ...closed, itemId: 20, required: false },
          ],
        },
      ],
    });
    const missed = async () => (await card(id)).stages.map((stage) => stage.missed);
    expect(await missed()).toEqual([1, 3, 0]);
    await world.ask(joinProgramme, { id }, li);
    expect(await missed()).toEqual([1, 3, 0]);
    const { items } = await world.ask(myProgrammes, {}, li);
    expect(items[0]?.stages.map((stage) => stage.missed)).toEqual([1, 3, 0]);
    await finish(9, { kind: 'homework' });
    expect(await missed()).toEqual([0, 3, 0]);
  });

  it('open a new round by themselves: what has to be done again is open, the rest stays done [TR-02]', async () => {
    const shape = [{ tasks: [{}, { kind: 'exam' as const, itemId: 5, again: true }] }];
    const { id } = await addProgramme(world, { templateId: 7, validDays: 100, renewDays: 30, shape });
    await world.ask(joinProgramme, { id }, li);
    await finish(100);
    await finish(5, { kind: 'exam' });
    const renewsAt = world.now + 70 * day;
    expect((await card(id)).renewsAt).toBe(renewsAt);
    world.now = renewsAt - 1;
    await renew();
    expect((await card(id)).round).toBe(1);
    world.now = renewsAt;
    const told: CountersChanged[] = [];
    await renew([hear(countersChanged, told)]);
    await renew();
    expect(told).toEqual([{ userId: li.userId, counters: ['traintask'] }]);
    expect(await card(id)).toMatchObject({
      round: 2,
      state: 'in_progress',
      required: { done: 1, all: 2 },
      endsAt: renewsAt + 30 * day,
    });
    expect(sent.map(({ kind, source, params }) => [kind, source.id, params])).toEqual([
      ['trainingPlan', `${id}.2`, { title: { zh_cn: '项目', en: 'Programme' } }],
    ]);
    await finish(5, { kind: 'exam' });
    expect([(await card(id)).state, earned.map(({ round }) => round)]).toEqual(['completed', [1, 2]]);
    expect(await due()).toMatchObject([{ id, state: 'done', doneAt: world.now }]);
  });

  it('take back the certificate of a round that is complete no more, and the credits with the last complete one [TR-02, CO-14]', async () => {
    const shapeOf = (itemId: number) => [{ tasks: [{ kind: 'exam' as const, itemId, again: true }] }];
    const given = { templateId: 7, credits: 250, validDays: 100, renewDays: 30 };
    const renewed = await addProgramme(world, { ...given, shape: shapeOf(5) });
    await world.ask(joinProgramme, { id: renewed.id }, li);
    await finish(5, { kind: 'exam' });
    world.now += 70 * day;
    await renew();
    const first = await addProgramme(world, { ...given, shape: shapeOf(6) });
    await world.ask(joinProgramme, { id: first.id }, li);
    for (const id of [5, 6]) await finish(id, { kind: 'exam' });
    const certificates: CertificateEarned[] = [];
    const back: Pick<CreditsEarned, 'userId' | 'source'>[] = [];
    const handlers = [...trainingHandlers, hear(certificateTakenBack, certificates), hear(creditsTakenBack, back)];
    for (const id of [5, 6])
      await world.in(1001, (scope) =>
        emitter(handlers, noJobs, () => world.now)(scope, itemReopened, { userId: li.userId, kind: 'exam', id }),
      );
    expect([(await card(renewed.id)).state, (await card(first.id)).state]).toEqual(['in_progress', 'in_progress']);
    expect(certificates.map(({ round, source }) => [source.id, round])).toEqual([
      [String(renewed.id), 2],
      [String(first.id), 1],
    ]);
    expect(back).toEqual([{ userId: li.userId, source: { type: 'training', id: first.id } }]);
  });

  it('let one choose among stages, and again until something in the chosen one is done [TR-02]', async () => {
    const shape = [
      { rule: 'choice' as const, choice: 1, tasks: [{}] },
      { rule: 'choice' as const, choice: 1, tasks: [{ itemId: 200 }] },
    ];
    const { id, stages } = await addProgramme(world, { shape });
    const [a = 0, b = 0] = stages;
    expect(await world.refusal(chooseStage, { id, stage: a }, li)).toEqual({ code: ErrorCode.notFound });
    await world.ask(joinProgramme, { id }, li);
    await world.ask(chooseStage, { id, stage: a }, li);
    const view = await world.ask(chooseStage, { id, stage: b }, li);
    expect(view.stages.map(({ changeable, state }) => [state, changeable])).toEqual([
      ['skipped', false],
      ['open', true],
    ]);
    expect(await world.refusal(chooseStage, { id, stage: 1 }, li)).toEqual({ code: ErrorCode.notFound });
    await finish(200);
    expect(await world.refusal(chooseStage, { id, stage: a }, li)).toEqual({ code: ErrorCode.conflict });
  });

  it('let nobody choose any more once they are over [TR-02]', async () => {
    const shape = [1, 2].map(() => ({ rule: 'choice' as const, choice: 1, tasks: [{}] }));
    const { id, stages } = await addProgramme(world, { endsAt: new Date(world.now + day), shape });
    await world.ask(joinProgramme, { id }, li);
    world.now += day;
    expect(await world.refusal(chooseStage, { id, stage: stages[0] ?? 0 }, li)).toEqual({ code: ErrorCode.conflict });
  });

  it('are my training in its parts, with how many there are in each [TR-02]', async () => {
    const running = await addProgramme(world, { shape: two });
    const ahead = await addProgramme(world, { beginsAt: new Date(world.now + day), shape: two });
    const over = await addProgramme(world, { endsAt: new Date(world.now + day), shape: two });
    for (const { id } of [running, ahead, over]) await world.ask(joinProgramme, { id }, li);
    await addProgramme(world);
    const ids = async (tab: 'ended' | 'in_progress' | 'not_started') =>
      (await world.ask(myProgrammes, { tab }, li)).items.map(({ id }) => id);
    expect([await ids('in_progress'), await ids('not_started')]).toEqual([[over.id, running.id], [ahead.id]]);
    world.now += 2 * day;
    expect(await ids('ended')).toEqual([over.id]);
    const { counts } = await world.ask(myProgrammes, {}, li);
    expect(counts).toEqual({ all: 3, in_progress: 2, not_started: 0, completed: 0, ended: 1 });
  });

  it('stand among what has to be done and what has a date [TR-01] [TR-06]', async () => {
    const begins = world.now + day;
    const { id } = await addProgramme(world, {
      beginsAt: new Date(begins),
      endsAt: new Date(begins + 30 * day),
      shape: [{ ...two[0]!, rule: 'date', opensDay: 7, dueDay: 8 }],
    });
    await world.ask(joinProgramme, { id }, li);
    expect(await due()).toMatchObject([
      { kind: 'training', id, state: 'waiting', opensAt: begins, dueAt: begins + 30 * day, progress: 0 },
    ]);
    const dated = await world.as(li, (ctx) =>
      datedProgrammes(ctx as Parameters<typeof datedProgrammes>[0], { from: begins, to: begins + 8 * day }),
    );
    expect(dated.map(({ from, part }) => [part, from])).toEqual([
      ['begin', begins],
      ['stage-1-begin', begins + 7 * day],
      // A task due at the end of the last day is within that day.
      ['stage-1-end', begins + 8 * day],
    ]);
  });

  it('are missed as things to do once something they ask for was closed, since that moment [TR-01] [TR-02]', async () => {
    const homework = (itemId: number, required = true) => ({ kind: 'homework' as const, itemId, required });
    const open = await addProgramme(world, { shape: two });
    // One of two electives may be skipped, and a submitted one is not lost.
    const spare = await addProgramme(world, {
      shape: [{ electives: 1, tasks: [homework(30, false), { required: false, itemId: 300 }, homework(9)] }],
    });
    const lost = await addProgramme(world, {
      endsAt: new Date(world.now + 30 * day),
      shape: [{ tasks: [{}] }, { rule: 'after', tasks: [homework(31), homework(32)] }],
    });
    const electives = await addProgramme(world, {
      shape: [{ electives: 2, tasks: [homework(33, false), homework(34, false), { required: false, itemId: 300 }] }],
    });
    const ahead = await addProgramme(world, {
      beginsAt: new Date(world.now + day),
      shape: [{ tasks: [homework(35)] }],
    });
    for (const { id } of [open, spare, lost, electives, ahead]) await world.ask(joinProgramme, { id }, li);
    await finish(9, { kind: 'homework' });
    for (const [id, days] of [
      [31, 2],
      [32, 1],
      [33, 1],
      [34, 2],
    ] as const)
      closing.set(id, world.now - days * day);
    const told = async () => new Map((await due()).map(({ dueAt, id, state }) => [id, [state, dueAt]]));
    expect(await told()).toEqual(
      new Map([
        [open.id, ['open', null]],
        [spare.id, ['begun', null]],
        // By the first of those that closed.
        [lost.id, ['missed', world.now - 2 * day]],
        [electives.id, ['missed', world.now - day]],
        [ahead.id, ['waiting', null]],
      ]),
    );
    const mine = async (tab: 'ended' | 'in_progress') => {
      const { counts, items } = await world.ask(myProgrammes, { tab }, li);
      return [items.map(({ id }) => id), counts];
    };
    const counts = { all: 5, not_started: 1, completed: 0 };
    // My training goes by the same rule: a missed programme is not in progress there.
    expect(await mine('ended')).toEqual([[electives.id, lost.id], { ...counts, in_progress: 2, ended: 2 }]);
    expect((await mine('in_progress'))[0]).toEqual([spare.id, open.id]);
    closing.set(31, null).set(32, null);
    expect((await told()).get(lost.id)).toEqual(['open', world.now + 30 * day]);
    expect(await mine('in_progress')).toEqual([[lost.id, spare.id, open.id], { ...counts, in_progress: 3, ended: 1 }]);
  });

  it('keep progress as it is reckoned from what was finished [TR-02]', async () => {
    const { id } = await addProgramme(world, { shape: two });
    await world.ask(joinProgramme, { id }, li);
    await finish(100);
    const [row] = await world.in(1001, (scope) =>
      scope.tx
        .select()
        .from(enrolments)
        .where(scope.only(enrolments, eq(enrolments.programmeId, id))),
    );
    expect(row?.progress).toBe(50);
  });
});
