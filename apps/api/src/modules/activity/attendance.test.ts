import { ErrorCode } from '@banyan/contracts';
import {
  activityCode,
  activityDetail,
  activityOpinions,
  attendanceList,
  evaluateActivity,
  markAttendance,
  registerActivity,
  signInActivity,
  signOutActivity,
} from '@banyan/contracts/training';
import { beforeAll, describe, expect, it } from 'vitest';
import { on } from '../../effects/effect.ts';
import { itemFinished, type ItemFinished } from '../../effects/itemFinished.ts';
import type { Asker } from '../../testing/world.ts';
import { allHandlers } from '../index.ts';
import { activityAttendances } from './activity.schema.ts';
import { codeMs } from './code.ts';
import { datedActivities, dueActivities } from './dated.service.ts';
import { addActivity } from './testing/addActivity.ts';
import { openActivityWorld, type ActivityWorld } from './testing/activityWorld.ts';

const HOUR_MS = 3_600_000;
const refusal = (why: string, more: object = {}) => ({ code: ErrorCode.conflict, data: { refusal: why, ...more } });

let at: ActivityWorld;
const finished: ItemFinished[] = [];
beforeAll(async () => {
  at = await openActivityWorld();
  allHandlers.push(on(itemFinished, (_, event) => Promise.resolve(void finished.push(event))));
});

/** A person at an activity that begins in ten minutes by default; the clock is reset afterwards. */
async function arrange(more: object = {}) {
  const [person, other] = await at.people(2);
  if (person === undefined || other === undefined) throw new Error('fixture');
  const { id, sessionIds } = await addActivity(at.world, {
    organiserId: at.organiser.userId,
    begins: 1 / 6,
    registered: [person.userId],
    ...more,
  });
  const sign = (way: 'code' | 'place' | 'name', rest: object = {}, who: Asker = person) =>
    at.world.refusal(signInActivity, { id, way, ...rest }, who);
  return { id, session: sessionIds[0] ?? 0, sessionIds, person, other, sign };
}

async function later(hours: number, work: () => Promise<void>): Promise<void> {
  at.world.now += hours * HOUR_MS;
  try {
    await work();
  } finally {
    at.world.now -= hours * HOUR_MS;
  }
}

const standing = async (id: number, who: Asker) =>
  (await at.world.ask(activityDetail, { id }, who)).sessions.map((session) => session.standing);

describe('signing in', () => {
  it('takes the code and the number that are shown, and those of a moment ago only [TR-05]', async () => {
    const { id, other, person, sign } = await arrange();
    const shown = await at.world.ask(activityCode, { id }, at.organiser);
    expect(shown.number).toMatch(/^\d{6}$/);
    expect(await sign('code', { proof: shown.code }, other)).toEqual(refusal('notRegistered'));
    await later((4 * codeMs) / HOUR_MS, async () => {
      for (const old of [shown.code, shown.number])
        expect(await sign('code', { proof: old })).toEqual(refusal('codeWrong'));
      const next = await at.world.ask(activityCode, { id }, at.organiser);
      expect(next.code).not.toBe(shown.code);
    });
    for (const wrong of ['', '000 00', '签到', `${shown.code}x`]) {
      expect(await sign('code', { proof: wrong })).toEqual(refusal('codeWrong'));
    }
    const elsewhere = await arrange();
    expect(await elsewhere.sign('code', { proof: shown.code })).toEqual(refusal('codeWrong'));
    await later(codeMs / HOUR_MS, async () => {
      expect(await sign('code', { proof: ` ${shown.number.slice(0, 3)} ${shown.number.slice(3)}` })).toBeUndefined();
    });
    expect(await standing(id, person)).toEqual(['signed_in']);
    // Once more, by the address: nothing changes, and it counts once.
    expect(await sign('code', { proof: shown.code })).toBeUndefined();
    expect(finished.filter((event) => event.id === id)).toEqual([{ userId: person.userId, kind: 'activity', id }]);
  });

  it('takes five wrong numbers in ten minutes from one person at one activity, and then not even the right one [TR-05]', async () => {
    const { id, other, sign } = await arrange({ registered: [] });
    const people = await at.people(2);
    for (const who of [...people, other]) await at.world.ask(registerActivity, { id }, who);
    const [guesser = other, honest = other] = people;
    const { number } = await at.world.ask(activityCode, { id }, at.organiser);
    const wrong = Array.from({ length: 600 }, (_, n) => String(n).padStart(6, '0')).filter((one) => one !== number);
    const answers = await Promise.all(wrong.map((proof) => sign('code', { proof }, guesser)));
    const said = (why: string) =>
      answers.filter((one) => (one?.data as { refusal?: string } | undefined)?.refusal === why).length;
    expect([said('codeWrong'), said('tries')]).toEqual([5, wrong.length - 5]);
    expect(await sign('code', { proof: number }, guesser)).toMatchObject(refusal('tries', { retryAfterS: 600 }));
    // Nobody else is affected, and it is over after ten minutes.
    expect(await sign('code', { proof: number }, honest)).toBeUndefined();
    await later(1 / 6, async () => {
      const now = await at.world.ask(activityCode, { id }, at.organiser);
      expect(await sign('code', { proof: now.number }, guesser)).toBeUndefined();
    });
  });

  it('by place keeps how far one was and no more, and says how far is too far [TR-05]', async () => {
    const { id, person, sign } = await arrange();
    expect(await sign('place')).toEqual(refusal('wayClosed'));
    expect(await sign('place', { latitude: 31.31, longitude: 120.7312 })).toEqual(
      refusal('tooFar', { distance: 1234 }),
    );
    expect(await sign('place', { latitude: 31.3, longitude: 120.7312 })).toBeUndefined();
    const rows = await at.world.in(1001, ({ only, tx }) =>
      tx.select().from(activityAttendances).where(only(activityAttendances)),
    );
    const kept = rows.find((row) => row.activityId === id);
    expect(kept).toMatchObject({ userId: person.userId, distance: 122, signedInBy: 'place' });
    expect(JSON.stringify(kept)).not.toMatch(/31\.3|120\.73/);
  });

  it('by name wants the name as registered, and a way that the organiser has opened [TR-05]', async () => {
    const { sign } = await arrange();
    expect(await sign('name', { proof: 'somebody' })).toEqual(refusal('nameWrong'));
    const shut = await arrange({ ways: ['code'] });
    expect(await shut.sign('name', { proof: 'P1' })).toEqual(refusal('wayClosed'));
    const open = await arrange();
    const name = await nameOf(open.id, open.session);
    expect(await open.sign('name', { proof: ` ${name.toLowerCase()} ` })).toBeUndefined();
  });

  it('opens half an hour before a session and ends with it; each session is signed in to [AT-01]', async () => {
    const { id, person, session, sessionIds, sign } = await arrange({ begins: 2, sessions: [1, 1] });
    const name = await nameOf(id, session);
    expect(await sign('name', { proof: name })).toEqual(refusal('signInEarly'));
    const before = finished.length;
    await later(1.6, async () => expect(await sign('name', { proof: name })).toBeUndefined());
    expect(await standing(id, person)).toEqual(['signed_in', 'registered']);
    await later(3.2, async () => expect(await sign('name', { proof: name })).toEqual(refusal('signInEarly')));
    expect(finished.length).toBe(before);
    await later(4.5, async () => expect(await sign('name', { proof: name })).toBeUndefined());
    expect(finished.slice(before)).toEqual([{ userId: person.userId, kind: 'activity', id }]);
    await later(5.1, async () => expect(await sign('name', { proof: name })).toEqual(refusal('signInOver')));
    expect(sessionIds).toHaveLength(2);
  });

  it('opens for a session that follows at once when the one before it ends, not half an hour earlier [AT-01]', async () => {
    const { id, person } = await arrange({ begins: 2, sessions: [1, 1], pause: 0 });
    const { sessions } = await at.world.ask(activityDetail, { id }, person);
    expect(sessions.map(({ signInFrom }) => (signInFrom - at.world.now) / HOUR_MS)).toEqual([1.5, 3]);
  });

  it('is followed by signing out where that is asked for, and only then it counts [AT-01]', async () => {
    const { id, person, session, sign } = await arrange({ signOut: true });
    const leave = () => at.world.refusal(signOutActivity, { id }, person);
    expect(await leave()).toEqual(refusal('notSignedIn'));
    await sign('name', { proof: await nameOf(id, session) });
    const before = finished.length;
    expect(await leave()).toEqual(refusal('signOutEarly'));
    await later(5, async () => expect(await leave()).toEqual(refusal('signOutOver')));
    await later(2, async () => expect(await leave()).toBeUndefined());
    expect(await standing(id, person)).toEqual(['signed_out']);
    expect(finished.slice(before)).toEqual([{ userId: person.userId, kind: 'activity', id }]);
  });

  it('counts only when each session was signed out of, where that is asked for [AT-01]', async () => {
    const { id, person, sessionIds } = await arrange({ sessions: [1, 1], signOut: true });
    const before = finished.length;
    const mark = (session: number, wanted: 'in' | 'out') =>
      at.world.ask(markAttendance, { id, session, user: person.userId, mark: wanted }, at.organiser);
    const [first = 0, second = 0] = sessionIds;
    await mark(first, 'out');
    await mark(second, 'in');
    expect(finished.slice(before)).toEqual([]);
    await mark(second, 'out');
    expect(finished.slice(before)).toEqual([{ userId: person.userId, kind: 'activity', id }]);
  });
});

/** Name of the first in the attendance list. */
async function nameOf(id: number, session: number): Promise<string> {
  const { items } = await at.world.ask(attendanceList, { id, session }, at.organiser);
  return items[0]?.name ?? '';
}

describe('the desk', () => {
  it('is the organiser’s and the administrators’ alone [TR-05]', async () => {
    const { id, other, person, session } = await arrange();
    const [admin] = await at.people(1, 'admin');
    if (admin === undefined) throw new Error('fixture');
    const gone = { code: ErrorCode.notFound };
    for (const who of [person, other, { ...admin, eid: 1002 }]) {
      expect(await at.world.refusal(activityCode, { id }, who)).toEqual(gone);
      expect(await at.world.refusal(attendanceList, { id, session }, who)).toEqual(gone);
      expect(await at.world.refusal(markAttendance, { id, session, user: person.userId, mark: 'in' }, who)).toEqual(
        gone,
      );
      expect(await at.world.refusal(activityOpinions, { id }, who)).toEqual(gone);
    }
    expect((await at.world.ask(activityCode, { id }, admin)).sessionId).toBe(session);
    const another = await arrange();
    expect(await at.world.refusal(attendanceList, { id, session: another.session }, admin)).toEqual(gone);
  });

  it('ticks names and takes ticks back [TR-05]', async () => {
    const { id, other, person, session } = await arrange({ signOut: true });
    const mark = (user: number, wanted: 'in' | 'out' | 'none') =>
      at.world.ask(markAttendance, { id, session, user, mark: wanted }, at.organiser);
    expect(await mark(person.userId, 'in')).toMatchObject({
      row: { standing: 'signed_in', signedInBy: 'list' },
      counts: { all: 1, here: 1, missing: 0, waiting: 0 },
    });
    expect((await mark(person.userId, 'out')).row.standing).toBe('signed_out');
    expect((await mark(person.userId, 'none')).counts).toMatchObject({ here: 0, missing: 1 });
    expect(
      await at.world.refusal(markAttendance, { id, session, user: other.userId, mark: 'in' }, at.organiser),
    ).toEqual({ code: ErrorCode.notFound });
    const own = { ...at.organiser, userId: person.userId, role: 'admin' as const };
    for (const wanted of ['in', 'out', 'none'] as const)
      expect(await at.world.refusal(markAttendance, { id, session, user: person.userId, mark: wanted }, own)).toEqual({
        code: 40342,
      });
    expect((await at.world.ask(attendanceList, { id, session }, own)).items.map((row) => row.own)).toEqual([true]);
    const missing = await at.world.ask(attendanceList, { id, session, filter: 'missing' }, at.organiser);
    expect(missing.items.map(({ userId }) => userId)).toEqual([person.userId]);
    expect((await at.world.ask(attendanceList, { id, session, filter: 'here' }, at.organiser)).items).toEqual([]);
  });
});

describe('evaluation', () => {
  it('is for those who came, after the end; said again it replaces what was said [AT-01]', async () => {
    const { id, other, person, session } = await arrange();
    const say = (stars: number, words: string, who: Asker = person) =>
      at.world.refusal(evaluateActivity, { id, stars, words }, who);
    expect(await say(5, '好')).toEqual(refusal('notEnded'));
    await at.world.ask(markAttendance, { id, session, user: person.userId, mark: 'in' }, at.organiser);
    await later(3, async () => {
      expect(await say(5, '好', other)).toEqual(refusal('notAttended'));
      expect(await say(6, '好')).toMatchObject({ code: ErrorCode.badRequest });
      expect(await say(5, '字'.repeat(301))).toMatchObject({ code: ErrorCode.badRequest });
      expect(await say(5, '👏'.repeat(300))).toBeUndefined();
      expect(await say(4, ' 实在 ')).toBeUndefined();
      const { evaluation } = await at.world.ask(activityDetail, { id }, person);
      expect(evaluation).toEqual({ count: 1, mean: 400, open: true, own: { stars: 4, words: '实在' } });
      const { items } = await at.world.ask(activityOpinions, { id }, at.organiser);
      expect(items).toMatchObject([{ stars: 4, words: '实在' }]);
      expect(Object.keys(items[0] ?? {})).not.toContain('userId');
    });
  });

  it('shows the mean to a hundredth of a star, rounded [AT-01]', async () => {
    const people = await at.people(3);
    const { id, session } = await arrange({ registered: people.map(({ userId }) => userId) });
    for (const { userId } of people)
      await at.world.ask(markAttendance, { id, session, user: userId, mark: 'in' }, at.organiser);
    await later(3, async () => {
      for (const [nth, who] of people.entries())
        await at.world.ask(evaluateActivity, { id, stars: nth === 0 ? 4 : 5, words: '' }, who);
      const { evaluation } = await at.world.ask(activityDetail, { id }, at.organiser);
      expect([evaluation.count, evaluation.mean]).toEqual([3, 467]);
    });
  });
});

describe('what the task centre and the calendar are told', () => {
  it('names sessions with their dates, and where one stands [TR-01] [TR-06]', async () => {
    const { id, person, session } = await arrange({ sessions: [1, 1] });
    const ask = <T>(work: (ctx: Parameters<typeof dueActivities>[0]) => Promise<T>) =>
      at.world.as(person, (ctx) => work(ctx as Parameters<typeof dueActivities>[0]));
    const { activity } = await at.world.ask(activityDetail, { id }, person);
    // When it begins, not when signing in opens.
    const opensAt = activity.beginsAt;
    expect(await ask(dueActivities)).toMatchObject([{ kind: 'activity', id, state: 'open', progress: 0, opensAt }]);
    await at.world.ask(markAttendance, { id, session, user: person.userId, mark: 'in' }, at.organiser);
    expect(await ask(dueActivities)).toMatchObject([{ state: 'begun', progress: 50 }]);
    const range = { from: at.world.now, to: at.world.now + 90 * 60_000 };
    expect(await ask((ctx) => datedActivities(ctx, range))).toMatchObject([
      { id, part: `session-${session}`, place: '301', allDay: false },
    ]);
    await later(9, async () => expect(await ask(dueActivities)).toMatchObject([{ state: 'missed' }]));
  });

  it('counts signing out where it is asked for, and lets it be done a while after the end [TR-01]', async () => {
    const { id, person, session } = await arrange({ signOut: true });
    const ask = () => at.world.as(person, (ctx) => dueActivities(ctx as Parameters<typeof dueActivities>[0]));
    const [before] = await ask();
    await at.world.ask(markAttendance, { id, session, user: person.userId, mark: 'in' }, at.organiser);
    const [here] = await ask();
    expect(here).toMatchObject({ state: 'begun', progress: 50 });
    expect(here?.dueAt).toBeGreaterThan(before?.dueAt ?? 0);
  });
});
