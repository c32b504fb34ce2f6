import { ErrorCode } from '@banyan/contracts';
import {
  handInHomework,
  homeworkDetail,
  homeworkList,
  homeworkFigures,
  homeworkToMark,
  markHomework,
  saveHomeworkDraft,
  suggestHomeworkMark,
  withdrawHomework,
} from '@banyan/contracts/training';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Learner } from '../../http/context.ts';
import { ScorerFailed } from '../../ports/scorer.ts';
import { keywordScorer } from '../../scorer/keywordScorer.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { claimUpload, releaseUpload } from '../upload/claim.service.ts';
import { addressesOf } from '../upload/stored.service.ts';
import { uploads } from '../upload/upload.schema.ts';
import { homeworkDates, homeworkDue } from './due.service.ts';
import { homeworkRoutes } from './homework.routes.ts';
import { homeworkItems } from './taskItems.ts';
import { addHomework } from './testing/addHomework.ts';

const DAY = 86_400_000;
const start = Date.parse('2025-11-20T02:00:00Z');
const none = { files: [] };

let world: World;
let admin: Asker;
let people = 0;
const person = async (department = '') => ({ userId: await world.addLearner(`H${(people += 1)}`, department) });

beforeAll(async () => {
  const routes = homeworkRoutes({ claimFile: claimUpload, releaseFile: releaseUpload, filesOf: addressesOf });
  world = await openWorld(routes, { eids: [1001, 1002] });
  admin = await world.addPerson('admin');
});
beforeEach(() => {
  world.now = start;
  world.scorer = keywordScorer;
});

/** Uploads a document as a person; returns its id. */
async function upload({ userId }: { userId: number }, name = 'record.pdf') {
  const id = `f${people}-${Math.random().toString(36).slice(2)}`.padEnd(22, 'x').slice(0, 22);
  const at = new Date(world.now);
  await world.in(1001, (scope) =>
    scope.tx.insert(uploads).values(
      scope.row(uploads, {
        ...{ id, userId, name, kind: 'homeworkDocument' as const, type: 'application/pdf' as const, size: 1200 },
        ...{ key: `upload/1001/u${id}.pdf`, state: 'done' as const, createdAt: at, touchedAt: at },
      }),
    ),
  );
  return { id, kind: 'homeworkDocument' as const };
}

const claimed = (id: string) =>
  world.in(1001, async ({ tx, only }) => {
    const rows = await tx.select().from(uploads).where(only(uploads));
    return rows.find((row) => row.id === id)?.claimedAt !== null;
  });

/** Homework that a person has handed in. */
async function handedIn(text = '三处都在公差里。', values: Parameters<typeof addHomework>[1] = {}) {
  const id = await addHomework(world, values);
  const who = await person();
  const detail = await world.ask(handInHomework, { id, text, base: 0, ...none }, who);
  const submission = detail.submissions[0]?.id ?? 0;
  return { id, who, submission };
}

const give = (submission: number, score: number, more: object = {}, asker = admin) =>
  world.ask(markHomework, { marks: [{ submission, version: 1, score, comment: '', comments: [], ...more }] }, asker);

describe('homework', () => {
  it('is kept as a draft, handed in, withdrawn and handed in again [TR-03]', async () => {
    const id = await addHomework(world);
    const who = await person();
    const file = await upload(who);
    const draft = await world.ask(saveHomeworkDraft, { id, text: '写了一半', files: [file], base: 0 }, who);
    expect(draft).toMatchObject({ revision: 1, text: '写了一半', files: [{ id: file.id, name: 'record.pdf' }] });
    expect((await world.ask(homeworkList, { tab: 'todo' }, who)).items).toMatchObject([
      { id, state: 'open', drafted: true },
    ]);
    const first = await world.ask(handInHomework, { id, text: '写完了', files: [file], base: 1 }, who);
    expect(first).toMatchObject({ refusal: 'marking', draft: { text: '', files: [] } });
    expect(first.submissions).toMatchObject([{ no: 1, state: 'marking', text: '写完了', files: [{ id: file.id }] }]);
    const back = await world.ask(withdrawHomework, { submission: first.submissions[0]?.id ?? 0 }, who);
    expect(back).toMatchObject({ refusal: null, homework: { state: 'withdrawn' }, draft: { text: '写完了' } });
    const { revision } = back.draft;
    const again = await world.ask(handInHomework, { id, text: '改好了', files: [file], base: revision }, who);
    expect(again.submissions.map(({ no, state }) => [no, state])).toEqual([
      [2, 'marking'],
      [1, 'withdrawn'],
    ]);
  });

  it('written on two devices is refused with the newer draft, and nothing of it is lost [TR-03]', async () => {
    const id = await addHomework(world);
    const who = await person();
    await world.ask(saveHomeworkDraft, { id, text: '在手机上', base: 0, ...none }, who);
    const refused = await world.refusal(saveHomeworkDraft, { id, text: '在电脑上', base: 0, ...none }, who);
    expect(refused).toMatchObject({
      code: ErrorCode.homeworkChanged,
      data: { draft: { revision: 1, text: '在手机上' } },
    });
    expect((await world.refusal(handInHomework, { id, text: 'x', base: 0, ...none }, who))?.code).toBe(
      ErrorCode.homeworkChanged,
    );
    expect((await world.ask(saveHomeworkDraft, { id, text: '在电脑上', base: 1, ...none }, who)).revision).toBe(2);
  });

  it('keeps the files that it names and gives up those that it names no more [TR-03]', async () => {
    const id = await addHomework(world);
    const who = await person();
    const [kept, dropped] = [await upload(who), await upload(who, 'other.pdf')];
    await world.ask(saveHomeworkDraft, { id, text: '', files: [kept, dropped], base: 0 }, who);
    expect([await claimed(kept.id), await claimed(dropped.id)]).toEqual([true, true]);
    await world.ask(saveHomeworkDraft, { id, text: '', files: [kept], base: 1 }, who);
    expect([await claimed(kept.id), await claimed(dropped.id)]).toEqual([true, false]);
    const foreign = await upload(await person());
    const taken = await world.refusal(saveHomeworkDraft, { id, text: '', files: [foreign], base: 2 }, who);
    expect(taken?.code).toBe(ErrorCode.notFound);
  });

  it('is not handed in empty, before it opens, after it is due or twice [TR-03]', async () => {
    const who = await person();
    const refusal = async (values: Parameters<typeof addHomework>[1], text = 'x') =>
      world.refusal(handInHomework, { id: await addHomework(world, values), text, base: 0, ...none }, who);
    expect((await refusal({}, '  '))?.code).toBe(ErrorCode.homeworkEmpty);
    expect((await refusal({ opensAt: new Date(start + DAY) }))?.data).toEqual({ refusal: 'early' });
    expect((await refusal({ dueAt: new Date(start) }))?.data).toEqual({ refusal: 'closed' });
    const { id, who: other } = await handedIn();
    expect((await world.refusal(handInHomework, { id, text: 'y', base: 1, ...none }, other))?.data).toEqual({
      refusal: 'marking',
    });
  });

  it('is withdrawn only while it can be handed in again, and missed if it then is not [TR-03]', async () => {
    const [one, two] = [await handedIn(), await handedIn()];
    await world.ask(withdrawHomework, { submission: one.submission }, one.who);
    world.now = start + 7 * DAY;
    expect(await world.refusal(withdrawHomework, { submission: two.submission }, two.who)).toEqual({
      code: ErrorCode.homeworkClosed,
      data: { refusal: 'closed' },
    });
    const state = async ({ id, who }: typeof one) => (await world.ask(homeworkDetail, { id }, who)).homework.state;
    expect([await state(one), await state(two)]).toEqual(['missed', 'marking']);
  });

  it('is handed in ten times in ten minutes, and what was written stays beyond [TR-03]', async () => {
    const id = await addHomework(world);
    const who = await person();
    let base = 0;
    for (let n = 0; n < 10; n += 1) {
      const { submissions } = await world.ask(handInHomework, { id, text: '写完了', base, ...none }, who);
      const back = await world.ask(withdrawHomework, { submission: submissions[0]?.id ?? 0 }, who);
      base = back.draft.revision;
    }
    expect(await world.refusal(handInHomework, { id, text: '写完了', base, ...none }, who)).toMatchObject({
      code: ErrorCode.tooFrequent,
      data: { act: 'homework' },
    });
    expect((await world.ask(homeworkDetail, { id }, who)).draft).toMatchObject({ text: '写完了', revision: base });
  });

  it('is that of the learner’s department and enterprise; what is another’s is not found [TR-03]', async () => {
    const id = await addHomework(world, { departments: ['质量部'] });
    const [mine, other] = [await person('质量部'), await person('设备部')];
    expect((await world.ask(homeworkDetail, { id }, mine)).homework.id).toBe(id);
    const missing = { code: ErrorCode.notFound };
    expect(await world.refusal(homeworkDetail, { id }, other)).toEqual(missing);
    expect(await world.refusal(homeworkDetail, { id }, { eid: 1002, userId: mine.userId })).toEqual(missing);
    const { submission } = await handedIn();
    expect(await world.refusal(withdrawHomework, { submission }, other)).toEqual(missing);
  });
});

describe('marking', () => {
  it('is for administrators, what waits longest first [TR-03]', async () => {
    const first = await handedIn();
    world.now += 1000;
    const second = await handedIn();
    expect((await world.refusal(homeworkToMark, {}, first.who))?.code).toBe(ErrorCode.adminsOnly);
    const { items } = await world.ask(homeworkToMark, { size: 50 }, admin);
    const ids = items.map(({ submission }) => submission.id);
    expect(ids.indexOf(first.submission)).toBeLessThan(ids.indexOf(second.submission));
    const one = await world.ask(homeworkToMark, { homework: second.id }, admin);
    expect(one.items).toMatchObject([{ version: 1, title: '首件检验记录', submission: { text: '三处都在公差里。' } }]);
  });

  it('passes from the passing score on, with comments on their places, to a tenth of a point [TR-03]', async () => {
    const { id, submission, who } = await handedIn();
    const comments = [{ from: 2, to: 4, file: '', words: '写出实测值' }];
    expect((await give(submission, 865, { comment: ' 很好 ', comments })).results).toEqual([
      { submission, outcome: 'marked' },
    ]);
    const { homework, submissions } = await world.ask(homeworkDetail, { id }, who);
    expect(homework).toMatchObject({ state: 'passed', score: 865 });
    expect(submissions[0]).toMatchObject({ comment: '很好', comments, marker: 'admin', markedAt: start });
    const stateAt = async (score: number) => {
      const one = await handedIn();
      await give(one.submission, score);
      return (await world.ask(homeworkDetail, { id: one.id }, one.who)).homework.state;
    };
    expect([await stateAt(599), await stateAt(600)]).toEqual(['failed', 'passed']);
  });

  it('gives back what did not pass to be gone on with, where it can be handed in again [TR-03]', async () => {
    const draftAfter = async (values: Parameters<typeof addHomework>[1]) => {
      const { id, submission, who } = await handedIn('GRR 是 34%，可以用。', values);
      await give(submission, 599);
      return { id, who, draft: (await world.ask(homeworkDetail, { id }, who)).draft };
    };
    const { id, who, draft } = await draftAfter({});
    expect(draft.text).toBe('GRR 是 34%，可以用。');
    const text = 'GRR 是 34%，不能用。';
    const again = await world.ask(handInHomework, { id, text, base: draft.revision, ...none }, who);
    expect(again.submissions.map(({ no, state }) => [no, state])).toEqual([
      [2, 'marking'],
      [1, 'failed'],
    ]);
    expect((await draftAfter({ again: false })).draft.text).toBe('');
    // Marked after its end, there is nothing to go on with.
    const late = await handedIn();
    world.now = start + 8 * DAY;
    await give(late.submission, 599);
    expect((await world.ask(homeworkDetail, { id: late.id }, late.who)).draft.text).toBe('');
  });

  it('is told in figures: who has handed in, who waits, passed and failed, and the mean of the marks [TR-03]', async () => {
    const id = await addHomework(world);
    const hand = async (who: Asker) => {
      const base = (await world.ask(homeworkDetail, { id }, who)).draft.revision;
      const { submissions } = await world.ask(handInHomework, { id, text: '三处都量了。', base, ...none }, who);
      return { who, submission: submissions[0]?.id ?? 0 };
    };
    const [first, second, third] = [await hand(await person()), await hand(await person()), await hand(await person())];
    const taken = await hand(await person());
    await world.ask(withdrawHomework, { submission: taken.submission }, taken.who);
    await give(first.submission, 800);
    await give(second.submission, 300);
    const figure = async () => (await world.ask(homeworkFigures, {}, admin)).items.find((one) => one.id === id);
    expect(await figure()).toMatchObject({ handedIn: 3, waiting: 1, passed: 1, failed: 1, mean: 550, fullScore: 1000 });
    // After another submission, the former mark no longer counts.
    await hand(second.who);
    expect(await figure()).toMatchObject({ handedIn: 3, waiting: 2, passed: 1, failed: 0, mean: 800 });
    expect((await world.refusal(homeworkFigures, {}, third.who))?.code).toBe(ErrorCode.adminsOnly);
  });

  it('lets the second of two markers know, and takes nothing of a withdrawn one [TR-03]', async () => {
    const { submission } = await handedIn();
    expect((await give(submission, 700)).results[0]?.outcome).toBe('marked');
    expect((await give(submission, 300)).results[0]?.outcome).toBe('changed');
    const taken = await handedIn();
    await world.ask(withdrawHomework, { submission: taken.submission }, taken.who);
    expect((await give(taken.submission, 700)).results[0]?.outcome).toBe('changed');
    expect((await world.refusal(withdrawHomework, { submission }, admin))?.code).toBe(ErrorCode.notFound);
  });

  it('refuses a score above the full one, a place outside of the text and one’s own work [TR-03]', async () => {
    const { submission } = await handedIn();
    const outcome = async (...[score, more]: [number, object?]) =>
      (await give(submission, score, more)).results[0]?.outcome;
    expect(await outcome(1001)).toBe('refused');
    expect(await outcome(700, { comments: [{ from: 3, to: 90, file: '', words: 'x' }] })).toBe('refused');
    expect(await outcome(700, { comments: [{ from: -1, to: -1, file: 'no such', words: 'x' }] })).toBe('refused');
    const last = '三处都在公差里。'.length;
    expect(await outcome(700, { comments: [{ from: 3, to: last + 1, file: '', words: 'x' }] })).toBe('refused');
    expect(await outcome(700, { comments: [{ from: 3, to: last, file: '', words: 'x' }] })).toBe('marked');
    const id = await addHomework(world);
    const own = await world.ask(handInHomework, { id, text: '我的', base: 0, ...none }, admin);
    expect((await give(own.submissions[0]?.id ?? 0, 1000)).results[0]?.outcome).toBe('refused');
    expect((await world.refusal(markHomework, { marks: [] }, admin))?.code).toBe(ErrorCode.badRequest);
  });

  it('lets what was not passed be handed in again where it may [TR-03]', async () => {
    const one = await handedIn();
    await give(one.submission, 100);
    expect((await world.ask(homeworkDetail, { id: one.id }, one.who)).refusal).toBeNull();
    const once = await handedIn('x', { again: false });
    await give(once.submission, 100);
    expect((await world.ask(homeworkDetail, { id: once.id }, once.who)).refusal).toBe('once');
    // A programme that requires them learns of the one that closed with its mark.
    const dueIn = async ({ id, who }: typeof one) =>
      world.in(1001, async (scope) => {
        const reader = { scope, userId: who.userId, language: 'zh_cn' as const, now: world.now };
        return (await homeworkItems(reader, [id])).get(id)?.dueAt;
      });
    expect([await dueIn(one), await dueIn(once)]).toEqual([start + 7 * DAY, start]);
  });
});

describe('a suggestion for homework', () => {
  const criteria = [
    { text: { zh_cn: '量了哪几处' }, points: 60, keywords: ['三处', '外圆'] },
    { text: { zh_cn: '是否放行' }, points: 40, keywords: ['公差'] },
  ];
  const waiting = async (id: number) => (await world.ask(homeworkToMark, { homework: id }, admin)).items[0];

  it('is kept for the markers, goes by its criteria and changes no mark [TR-03]', async () => {
    const { id, submission, who } = await handedIn('三处都在公差里。', { criteria });
    expect(await waiting(id)).toMatchObject({
      scorer: 'keywords',
      suggestion: null,
      criteria: [{ text: '量了哪几处' }, {}],
    });
    const made = await world.ask(suggestHomeworkMark, { submission, strictness: 'strict' }, admin);
    expect(made).toMatchObject({ scorer: 'keywords', strictness: 'strict', at: start });
    expect(made.parts).toMatchObject([
      { points: 30, found: ['三处'], missing: ['外圆'], sure: false },
      { points: 40, sure: true },
    ]);
    expect(await waiting(id)).toMatchObject({
      version: 1,
      suggestion: made,
      submission: { state: 'marking', score: null },
    });
    expect((await world.ask(homeworkDetail, { id }, who)).homework).toMatchObject({ state: 'marking', score: null });
    expect((await give(submission, 700)).results[0]?.outcome).toBe('marked');
    const asked = { submission, strictness: 'strict' } as const;
    expect((await world.refusal(suggestHomeworkMark, asked, admin))?.code).toBe(ErrorCode.notFound);
    expect((await world.refusal(suggestHomeworkMark, asked, who))?.code).toBe(ErrorCode.adminsOnly);
  });

  it('goes by the task where no criteria are laid down, which key words cannot [TR-03]', async () => {
    const { id, submission } = await handedIn();
    const asked = { submission, strictness: 'moderate' } as const;
    expect(await waiting(id)).toMatchObject({ scorer: null, criteria: [{ text: '', points: 100 }] });
    expect((await world.refusal(suggestHomeworkMark, asked, admin))?.code).toBe(ErrorCode.notFound);
    const part = { points: 80, quote: '三处', found: [], missing: [], why: '写了三处', sure: true };
    world.scorer = { kind: 'model', model: 'm', score: () => Promise.resolve([part]) };
    expect(await waiting(id)).toMatchObject({ scorer: 'model' });
    expect(await world.ask(suggestHomeworkMark, asked, admin)).toMatchObject({ model: 'm', parts: [part] });
  });

  it('that fails is refused with its reason and may be asked for again [TR-03]', async () => {
    const { submission } = await handedIn('三处都在公差里。', { criteria });
    const asked = { submission, strictness: 'lenient' } as const;
    world.scorer = { kind: 'model', model: 'm', score: () => Promise.reject(new ScorerFailed('timeout')) };
    expect(await world.refusal(suggestHomeworkMark, asked, admin)).toEqual({
      code: ErrorCode.scorerFailed,
      data: { reason: 'timeout' },
    });
    world.scorer = keywordScorer;
    expect((await world.ask(suggestHomeworkMark, asked, admin)).parts).toHaveLength(2);
  });
});

describe('homework among other things to do', () => {
  it('tells how far it is and when it ends [TR-01] [TR-06]', async () => {
    const who = await person('甲');
    const id = await addHomework(world, { departments: ['甲'] });
    const due = () => world.as(who, (ctx) => homeworkDue(ctx as typeof ctx & { viewer: Learner }));
    const mine = async () => (await due()).find((one) => one.id === id);
    expect(await mine()).toMatchObject({ kind: 'homework', state: 'open', progress: 0, dueAt: start + 7 * DAY });
    await world.ask(handInHomework, { id, text: '好', base: 0, ...none }, who);
    // Homework that waits for a mark is no task; withdrawn homework is.
    expect(await mine()).toMatchObject({ state: 'done', progress: 100, doneAt: start });
    const { submissions } = await world.ask(homeworkDetail, { id }, who);
    await world.ask(withdrawHomework, { submission: submissions[0]?.id ?? 0 }, who);
    expect(await mine()).toMatchObject({ state: 'begun', doneAt: null });
    const dates = await world.as(who, (ctx) =>
      homeworkDates(ctx as typeof ctx & { viewer: Learner }, { from: start + 7 * DAY, to: start + 8 * DAY }),
    );
    expect(dates.find((one) => one.id === id)).toMatchObject({ part: 'end', title: '首件检验记录', allDay: false });
  });

  it('says what did not pass, and whether it can be handed in again [TR-01] [TR-03]', async () => {
    const [more, once] = [await handedIn(), await handedIn('x', { again: false })];
    const dueOf = async ({ id, who }: typeof more) =>
      (await world.as(who, (ctx) => homeworkDue(ctx as typeof ctx & { viewer: Learner }))).find((one) => one.id === id);
    await give(more.submission, 100);
    await give(once.submission, 100);
    expect(await dueOf(more)).toMatchObject({ state: 'again', doneAt: null });
    expect(await dueOf(once)).toMatchObject({ state: 'failed', doneAt: start });
    world.now = start + 8 * DAY;
    expect(await dueOf(more)).toMatchObject({ state: 'failed', doneAt: start });
  });
});
