import { ErrorCode } from '@banyan/contracts';
import { calendarFeed, learnCalendar, renewCalendarFeed, revokeCalendarFeed } from '@banyan/contracts/training';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { keywordScorer } from '../../scorer/keywordScorer.ts';
import { openLivePages } from '../../livePages/livePages.ts';
import { noNameTickets } from '../../testing/noNameTickets.ts';
import { noCarrier } from '../../carrier/carrierPort.ts';
import { embeddedChat } from '../../chat/chatPort.ts';
import { smsInbox } from '../../sms/smsPort.ts';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DatedItem } from '../../due/datedItems.ts';
import { testApp } from '../../testing/app.ts';
import type { Asker } from '../../testing/world.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { studyDays } from '../course/progress.schema.ts';
import { enterprises, users } from '../../platform/enterprise.schema.ts';
import { ExamWorld } from '../exam/testing/world.ts';
import { allRoutes, calendarPorts } from '../index.ts';
import { registerCalendarFeed } from './feed.http.ts';
import { calendarFile } from './icalendar.ts';
import { feedWords } from './words.ts';

let world: CourseWorld;
let exam: ExamWorld;
let learner: Asker & { userId: number };

beforeEach(async () => {
  world = await CourseWorld.open([1001, 1002], allRoutes);
  exam = await ExamWorld.within(world);
  learner = { userId: await world.addLearner('li') };
});

const shanghai = (text: string) => new Date(`${text}+08:00`);
/** A calendar file as ical.js reads it. */
const icalOf = (text: string) => ICAL.Component.fromString(text);
const titled = (zh_cn: string) => ({ zh_cn });
const november = { first: '2025-11-01', last: '2025-11-30' };

describe('study calendar', () => {
  it('has everything dated on its own day of the enterprise’s zone, until midnight itself [TR-06]', async () => {
    await exam.addExam({
      title: titled('夜班考试'),
      opensAt: shanghai('2025-11-20T23:30:00'),
      closesAt: shanghai('2025-11-21T00:30:00'),
    });
    await exam.addExam({
      title: titled('月底截止'),
      opensAt: shanghai('2025-11-01T00:00:00'),
      closesAt: shanghai('2025-12-01T00:00:00'),
    });
    await world.addCourse({ title: titled('必修'), required: true, requiredUntil: shanghai('2025-11-08T00:00:00') });
    const { items, today } = await world.ask(learnCalendar, november, learner);
    expect(today).toBe('2025-11-20');
    expect(items.map(({ title, part, firstDay, lastDay }) => [title, part, firstDay, lastDay])).toEqual([
      ['必修', 'end', '2025-11-07', '2025-11-07'],
      ['夜班考试', 'hours', '2025-11-20', '2025-11-21'],
      ['月底截止', 'end', '2025-11-30', '2025-11-30'],
    ]);
    const elsewhere = await world.ask(learnCalendar, november, { ...learner, timeZone: 'America/New_York' });
    expect(elsewhere.items.find(({ part }) => part === 'hours')).toMatchObject({
      firstDay: '2025-11-20',
      lastDay: '2025-11-20',
    });
  });

  it('has how long was studied, of nobody else [TR-06]', async () => {
    const other = await world.addLearner('wang');
    await world.in(1001, (scope) =>
      scope.tx.insert(studyDays).values(
        [
          { userId: learner.userId, date: '2025-11-03', seconds: 1859.6 },
          { userId: learner.userId, date: '2025-11-04', seconds: 59.9 },
          { userId: learner.userId, date: '2025-12-01', seconds: 60 },
          { userId: other, date: '2025-11-03', seconds: 60 },
        ].map((row) => scope.row(studyDays, row)),
      ),
    );
    const { days, goalS } = await world.ask(learnCalendar, november, learner);
    expect([days, goalS]).toEqual([[{ date: '2025-11-03', seconds: 1800 }], 1500]);
  });

  it('spans at most 90 days, from a day that there is to a later one [TR-06]', async () => {
    expect(await world.refusal(learnCalendar, { first: '2025-11-01', last: '2026-01-29' }, learner)).toBeUndefined();
    for (const span of [
      { first: '2025-11-01', last: '2026-01-30' },
      { first: '2025-11-02', last: '2025-11-01' },
      { first: '2025-11-01', last: '2025-11-31' },
    ]) {
      expect(await world.refusal(learnCalendar, span, learner)).toEqual({
        code: ErrorCode.badRequest,
        data: { fields: ['last'] },
      });
    }
    expect(await world.refusal(learnCalendar, november, { userId: null })).toMatchObject({
      code: ErrorCode.unauthenticated,
    });
  });
});

describe('private calendar address', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await testApp(world.db, allRoutes, {
      now: () => world.now,
      also: (server) => {
        registerCalendarFeed(server, { services, ports: calendarPorts, rateLimit: 0, addressLimit: 0 });
        return Promise.resolve();
      },
    });
  });
  const services = {
    get db() {
      return world.db;
    },
    files: {} as never,
    portalOrigin: (host: string) => `https://${host}`,
    scorer: keywordScorer,
    payments: {},
    livePages: openLivePages(null),
    nameTickets: noNameTickets,
    sms: smsInbox(),
    carrier: noCarrier,
    chat: embeddedChat,
    handlers: [],
    jobs: { add: () => Promise.resolve() },
    secret: '',
    baseDomain: 'localhost',
    now: () => world.now,
    packageUrl: () => null,
    contentUrl: () => ({ url: '', expiresAt: 0 }),
  };
  const get = (url: string) => app.inject({ method: 'GET', url });
  const make = async () => (await world.ask(renewCalendarFeed, {}, learner)).feed?.path ?? '';

  it('is read by calendar programs without a login, and says so to its owner [TR-06]', async () => {
    await exam.addExam({ title: titled('抽样检验，阶段测验；补充'), place: titled('三号楼 201') });
    expect((await world.ask(calendarFeed, {}, learner)).feed).toBeNull();
    const file = await get(await make());
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ]);
    const [event] = icalOf(file.body).getAllSubcomponents('vevent').slice(-1);
    expect(event?.getFirstPropertyValue('summary')).toBe('截止：抽样检验，阶段测验；补充');
    const other = Object.values(nodeIcal.sync.parseICS(file.body)).filter((part) => part?.type === 'VEVENT');
    expect(other.map(({ summary }) => summary)).toContain('截止：抽样检验，阶段测验；补充');
    expect((await world.ask(calendarFeed, {}, learner)).feed?.readAt).toBe(world.now);
  });

  it('is refused once it is taken back or replaced, and where its owner may not come in [TR-06]', async () => {
    const first = await make();
    const second = await make();
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200]);
    await world.in(1001, ({ tx }) => tx.update(users).set({ locked: true }).where(eq(users.id, learner.userId)));
    expect((await get(second)).statusCode).toBe(404);
    await world.in(1001, ({ tx }) => tx.update(users).set({ locked: false }).where(eq(users.id, learner.userId)));
    await world.ask(revokeCalendarFeed, {}, learner);
    expect((await get(second)).statusCode).toBe(404);
    expect((await world.ask(calendarFeed, {}, learner)).feed).toBeNull();
    const third = await make();
    await world.in(1001, ({ tx }) => tx.update(enterprises).set({ locked: true }).where(eq(enterprises.eid, 1001)));
    expect((await get(third)).statusCode).toBe(404);
  });

  it('is nothing that can be guessed, bent or asked of another enterprise [TR-06]', async () => {
    const path = await make();
    expect(path).toMatch(/\/1001-[\w-]{43}\.ics$/);
    for (const bent of [
      path.replace('1001-', '1002-'),
      path.replace('.ics', ''),
      path.replace(/-[\w-]{43}/, `-${'a'.repeat(43)}`),
      path.replace('1001-', '999999999999-'),
      path.replace('1001-', '%00-'),
    ]) {
      expect((await get(bent)).statusCode, bent).toBe(404);
    }
  });
});

describe('calendar file', () => {
  const item = (values: Partial<DatedItem>): DatedItem => ({
    ...{ kind: 'activity', id: 7, part: 'hours', title: '面授', place: null, from: 0, to: 0, allDay: false },
    ...values,
  });
  const file = (items: readonly DatedItem[]) =>
    calendarFile(items, {
      eid: 1001,
      timeZone: 'Asia/Shanghai',
      words: feedWords.en,
      now: Date.UTC(2025, 10, 20),
      pageOf: (month) => `https://portal.test/my/studycalendar?month=${month}`,
    });

  it('tells hours as the same moments, whole days as dates, and a deadline at midnight on its own day, to two readers [TR-06]', () => {
    const text = file([
      item({
        part: 'hours',
        from: shanghai('2025-11-20T23:30:00').getTime(),
        to: shanghai('2025-11-21T01:00:00').getTime(),
      }),
      item({
        part: 'days',
        allDay: true,
        from: shanghai('2025-11-22T00:00:00').getTime(),
        to: shanghai('2025-11-24T00:00:00').getTime(),
      }),
      item({
        part: 'end',
        from: shanghai('2025-12-01T00:00:00').getTime(),
        to: shanghai('2025-12-01T00:00:00').getTime(),
      }),
      item({
        part: 'stage-1-end',
        allDay: true,
        from: shanghai('2025-12-01T00:00:00').getTime(),
        to: shanghai('2025-12-01T00:00:00').getTime(),
      }),
    ]);
    const [hours, days, end, stage] = icalOf(text)
      .getAllSubcomponents('vevent')
      .map((part) => new ICAL.Event(part));
    expect(hours?.startDate.toJSDate()).toEqual(shanghai('2025-11-20T23:30:00'));
    expect(hours?.endDate.toJSDate()).toEqual(shanghai('2025-11-21T01:00:00'));
    expect([days?.startDate.isDate, days?.startDate.toString(), days?.endDate.toString()]).toEqual([
      true,
      '2025-11-22',
      '2025-11-24',
    ]);
    expect(end?.startDate.toJSDate()).toEqual(shanghai('2025-11-30T23:59:00'));
    expect(stage?.startDate.toString()).toBe('2025-11-30');
    const read = Object.values(nodeIcal.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');
    expect(read.map(({ summary, datetype }) => [summary, datetype])).toEqual([
      ['面授', 'date-time'],
      ['面授', 'date'],
      ['Due: 面授', 'date-time'],
      ['Due: 面授', 'date'],
    ]);
    expect(read[0]?.start.getTime()).toBe(shanghai('2025-11-20T23:30:00').getTime());
  });

  it('has one event a date, known again in the next file, and breaks out of no title [TR-06]', () => {
    const text = file([item({ title: 'A\r\nEND:VEVENT\r\nBEGIN:VEVENT;,\\' }), item({ part: 'end', title: 'B' })]);
    const events = icalOf(text).getAllSubcomponents('vevent');
    expect(events.map((event) => event.getFirstPropertyValue('uid'))).toEqual([
      'activity-7-hours@1001.banyan',
      'activity-7-end@1001.banyan',
    ]);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });
});
