import { joinProgramme, programmeDetail, programmeList } from '@banyan/contracts/training';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageSent, type MessageSent } from '../../../effects/messageSent.ts';
import { emitter, on } from '../../../effects/effect.ts';
import { noJobs } from '../../../jobs/queue.ts';
import { bringIn } from '../../../platform/fileKind.ts';
import { Importing } from '../../../testing/importing.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { trainingRoutes } from '../training.routes.ts';
import { programmeKind, type ProgrammeImportPorts } from './programme.import.ts';

const day = 86_400_000;

/** Everything with an id below 800,000 is there. */
const asks: ProgrammeImportPorts = {
  items: {},
  titles: (_, kind, ids) =>
    Promise.resolve(new Map(ids.filter((id) => id < 800_000).map((id) => [id, { zh_cn: `${kind} ${id}` }]))),
  template: (_, id) => Promise.resolve(id === 9201 ? { zh_cn: '证书' } : null),
};

let world: World;
let importing: Importing;
let text: string;
let sent: MessageSent[];
let userId: number;
let others: number;
let count = 0;
beforeAll(async () => {
  world = await openWorld(trainingRoutes({ items: {} }), { eids: [1001, 1002] });
  importing = new Importing(world, programmeKind(asks), 'training.yaml');
});
beforeEach(async () => {
  count += 1;
  sent = [];
  userId = await world.addLearner(`T${count}`, '质量部');
  others = await world.addLearner(`O${count}`, '仓库');
  // Each test has a programme of its own.
  text = (await importing.example()).replace('拧紧作业上岗', `拧紧作业上岗 ${count}`).replace('H20412', `T${count}`);
});

const hear = on(messageSent, (_, event) => {
  sent.push(event);
  return Promise.resolve();
});
const take = (written = text, change: { readonly eid?: number; readonly dryRun?: boolean } = {}) =>
  bringIn(
    programmeKind(asks),
    { db: world.db, files: world.files, now: () => world.now, emit: emitter([hear], noJobs, () => world.now) },
    { eid: 1001, file: 'training.yaml', bytes: Buffer.from(written), ...change },
  );
const idOf = (told: string) => Number(/^Programme (\d+):/.exec(told)?.[1]);
const faults = (written: string) => importing.faultsOf(written);
const seen = async (by: number) =>
  (await world.ask(programmeList, {}, { userId: by })).items
    .map(({ title }) => title)
    .filter((title) => title.endsWith(` ${count}`));
const lineOf = (written: string, words: string) => written.split('\n').findIndex((line) => line.includes(words)) + 1;

describe('a programme that is imported', () => {
  it('stands in the list with its stages and tasks, and who is named takes part and is told [TR-02]', async () => {
    const told = await take();
    expect(told).toMatch(/^Programme \d+: 拧紧作业上岗 \d+ \(3 stages, 7 tasks, 1 people\)\.$/);
    const id = idOf(told);
    expect(await seen(others)).toEqual([`拧紧作业上岗 ${count}`]);
    const view = await world.ask(programmeDetail, { id }, { userId });
    expect(view.programme).toMatchObject({ joined: true, credits: 150, days: 30 });
    expect(view.stages.map(({ state }) => state)).toEqual(['open', 'locked', 'locked']);
    const all = view.stages.flatMap((stage) => stage.tasks);
    expect(all.map(({ kind, required }) => `${kind} ${required}`)).toEqual([
      'course true',
      'course false',
      'course false',
      'homework true',
      'questionnaire true',
      'activity true',
      'exam true',
    ]);
    // If its domain gives no title, a task has the file's, else the thing's own.
    expect([all[0]?.title, all[6]?.title]).toEqual(['course 112', '抽样与拧紧上岗考试']);
    expect(sent).toMatchObject([{ userIds: [userId], kind: 'trainingPlan' }]);
    const joined = await world.ask(joinProgramme, { id }, { userId: others });
    expect(joined.programme.joined).toBe(true);
  });

  it('is for its departments alone, and ends with the last day in the zone of the enterprise [TR-02]', async () => {
    const dated = text
      .replace('days: 30', 'published: 2025-11-01\nbegins: 2025-12-01\nends: "2025-12-31"\ndepartments: [质量部]')
      .replace(/recertification:\n.*\n.*\n/, '')
      .replace(/people:\n.*\n/, '');
    const id = idOf(await take(dated));
    expect(await seen(others)).toEqual([]);
    expect(await seen(userId)).toHaveLength(1);
    const { beginsAt, endsAt } = (await world.ask(programmeDetail, { id }, { userId })).programme;
    expect([beginsAt, endsAt]).toEqual([
      Date.parse('2025-12-01T00:00:00+08:00'),
      Date.parse('2026-01-01T00:00:00+08:00'),
    ]);
    expect((endsAt ?? 0) - (beginsAt ?? 0)).toBe(31 * day);
  });

  it('has all that is wrong told with its line, what the enterprise has not with the rest [TR-02]', async () => {
    const wrong = text
      .replace('counts_earlier: true', 'published: 2026-02-31')
      .replace('template: 9201', 'template: 9')
      .replace(`- T${count}`, '- NOBODY')
      .replace('electives: 1', 'electives: 3')
      .replace('    opens_day: 3\n', '')
      .replace('questionnaire: 700002', 'questionnaire: 900002')
      .replace('due_day: 20', 'due: 2026-02-30')
      .replace('- homework: 9001', '- { homework: 9001, exam: 1101 }');
    expect(await faults(wrong)).toEqual([
      `${lineOf(wrong, '2026-02-31')} There is no day or time "2026-02-31".`,
      `${lineOf(wrong, 'template: 9')} There is no template 9.`,
      `${lineOf(wrong, 'NOBODY')} There is no account "NOBODY".`,
      `${lineOf(wrong, 'electives: 3')} 3 elective tasks have to be done, and there are 2.`,
      `${lineOf(wrong, 'rule: date')} A stage by date has "opens" or "opens_day", others have neither.`,
      `${lineOf(wrong, '2026-02-30')} There is no day or time "2026-02-30".`,
      `${lineOf(wrong, 'homework: 9001')} The task names 2 things.`,
      `${lineOf(wrong, '900002')} There is no questionnaire 900002.`,
    ]);
    expect(await seen(userId)).toEqual([]);
  });

  it('has names that mean nothing and values of another kind told with their line [TR-02]', async () => {
    const wrong = text
      .replace('days: 30', 'days: soon')
      .replace('rule: after', 'rule: later')
      .replace('owner:', 'ownr:');
    expect(await faults(wrong)).toEqual(
      [
        '2 owner is missing.',
        `${lineOf(wrong, 'ownr')} ownr means nothing here.`,
        `${lineOf(wrong, 'days: soon')} days is of the wrong kind.`,
        `${lineOf(wrong, 'rule: later')} stages[3].rule is none of what may stand here.`,
      ].sort((one, other) => Number(one.split(' ')[0]) - Number(other.split(' ')[0])),
    );
  });

  it('is replaced while nobody takes part, and refused afterwards [TR-02]', async () => {
    const nobody = text.replace(/people:\n.*\n/, '');
    expect(await take(nobody, { dryRun: true })).not.toContain('former');
    expect(await seen(userId)).toEqual([]);
    const id = idOf(await take(nobody));
    const again = await take(nobody.replace('credits: 1.5', 'credits: 2'));
    expect(again).toMatch(new RegExp(`^Programme ${id}: .* in place of the former one`));
    expect((await world.ask(programmeDetail, { id }, { userId })).programme).toMatchObject({ credits: 200 });
    await world.ask(joinProgramme, { id }, { userId });
    expect(await faults(nobody)).toEqual([
      `${lineOf(nobody, 'title:')} This programme is there already (id ${id}), and 1 person takes part in it.`,
    ]);
    // Another enterprise has its own accounts: none of 1001.
    await expect(take(text, { eid: 1002 })).rejects.toThrow(`There is no account "T${count}"`);
  });
});
