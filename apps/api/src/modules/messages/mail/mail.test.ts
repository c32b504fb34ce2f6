import { messageCounts, messageSettings, saveMessageSettings } from '@banyan/contracts/messages';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MessageSent } from '../../../effects/messageSent.ts';
import type { Job } from '../../../jobs/job.ts';
import type { ChatNotice, ChatPort } from '../../../ports/chat.ts';
import type { Mail } from '../../../ports/mail.ts';
import { registerBodies } from '../../../http/bodies.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { enterprises, users } from '../../../platform/enterprise.schema.ts';
import { messages } from '../messages.schema.ts';
import { messagesModule } from '../messages.module.ts';
import type { MessagesPorts } from '../messages.ports.ts';
import { weeklySummaries } from '../summary/weekly.job.ts';
import { writeMessages } from '../send.ts';
import { deliverNow, gatherDigests, sendParcel } from './mail.jobs.ts';
import { registerDevInbox } from './devInbox.http.ts';
import { registerUnsubscribe } from './unsubscribe.http.ts';

let world: World;
const studied: Record<string, number> = {};
const ports: MessagesPorts = {
  reach: {},
  study: (_scope, _userId, { from, to }) =>
    Promise.resolve({
      days: Object.entries(studied).flatMap(([date, seconds]) =>
        date >= from && date <= to ? [{ date, seconds }] : [],
      ),
      chapters: 2,
    }),
  learners: async (scope) => {
    const found = await scope.tx
      .select({ id: users.id })
      .from(users)
      .where(scope.only(users, eq(users.account, 'weekly')));
    return found.map(({ id }) => id);
  },
};
const { log } = Fastify({ logger: false });
let sent: Mail[] = [];
let told: ChatNotice[] = [];
const chat: ChatPort = {
  reaches: () => true,
  send: (_eid, notice) => {
    told.push(notice);
    return Promise.resolve();
  },
};
const mail = {
  send: (one: Mail) => {
    sent.push(one);
    return Promise.resolve();
  },
};
beforeAll(async () => {
  world = await openWorld(messagesModule(ports).routes, { eids: [1001] });
});

/** Does a job and its follow-ups, at once. */
async function run<Data extends object>(job: Job<Data>, data: Data): Promise<void> {
  const waiting: { job: Job; data: object }[] = [{ job: job, data }];
  const jobs = {
    add: (_scope: unknown, next: unknown, its: object) => {
      waiting.push({ job: next as Job, data: its });
      return Promise.resolve();
    },
  };
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { data: its, job: one } = next;
    await world.as({ userId: null }, ({ emit, files, scope }) =>
      one.run(
        { files, portalOrigin: (host) => `https://${host}`, scope, now: world.now, log, mail, chat, jobs: jobs, emit },
        its,
      ),
    );
  }
}

async function reader(account: string, email = `${account}@work.test`): Promise<number> {
  const userId = await world.addLearner(account);
  await world.in(1001, (scope) =>
    scope.tx
      .update(users)
      .set({ email })
      .where(scope.only(users, eq(users.id, userId))),
  );
  return userId;
}

const write = (userId: number, message: Partial<MessageSent> = {}) =>
  world.in(1001, async (scope) => {
    const usual = { kind: 'admin', source: { type: 'notice', id: '1' }, params: { title: '停机 <通知>' } } as const;
    const written = await writeMessages(scope, { ...usual, userIds: [userId], ...message }, world.now);
    return written.map(({ id }) => id);
  });
const linkOf = ({ headers }: Mail) => /t=([^>]+)/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';

describe('mail', () => {
  it('goes at once for what is wanted at once, escaped, once, with the way to end it [ME-01]', async () => {
    sent = [];
    const ids = await write(await reader('now'));
    await run(deliverNow, { ids });
    await run(deliverNow, { ids });
    expect(sent.map(({ subject, to }) => [to, subject])).toEqual([['now@work.test', '[学堂1001] 停机 <通知>']]);
    expect(sent[0]?.html).toContain('停机 &lt;通知&gt;');
    expect(sent[0]?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('does not go for what was read meanwhile, to nobody without an address, nor where it is not wanted [ME-01]', async () => {
    sent = [];
    const read = await write(await reader('read'));
    await world.in(1001, (scope) =>
      scope.tx
        .update(messages)
        .set({ readAt: new Date(world.now) })
        .where(scope.only(messages, eq(messages.id, read[0] ?? 0))),
    );
    const lost = await write(await reader('lost', ''));
    const off = await reader('off');
    const { items } = await world.ask(messageSettings, {}, { userId: off });
    const praise = items.find(({ kind }) => kind === 'praise');
    expect(praise).toMatchObject({ mail: 'off', portal: 'now' });
    if (praise) {
      const settings = [{ ...praise, kind: 'admin' as const, portal: 'off' as const }];
      await world.ask(saveMessageSettings, { settings }, { userId: off });
    }
    const unwanted = await write(off);
    await run(deliverNow, { ids: [...read, ...lost, ...unwanted] });
    expect(sent).toEqual([]);
  });

  it('goes for what is silent in the portal, where nothing of it is counted [ME-01]', async () => {
    sent = [];
    const silent = await reader('silent');
    const settings = [
      { kind: 'information' as const, portal: 'off' as const, mail: 'now' as const, chat: 'off' as const },
    ];
    await world.ask(saveMessageSettings, { settings }, { userId: silent });
    await run(deliverNow, { ids: await write(silent, { kind: 'information' }) });
    expect(sent.map(({ to }) => to)).toEqual(['silent@work.test']);
    expect(await world.ask(messageCounts, {}, { userId: silent })).toMatchObject({ total: 0 });
  });

  it('is gathered once a day after eight in the enterprise’s zone, in the reader’s language [ME-01]', async () => {
    sent = [];
    const userId = await reader('daily');
    await world.in(1001, async (scope) => {
      await scope.tx
        .update(enterprises)
        .set({ language: 'auto', switchLanguage: true, languages: ['zh_cn', 'en'] })
        .where(scope.only(enterprises));
      await scope.tx
        .update(users)
        .set({ language: 'en' })
        .where(scope.only(users, eq(users.id, userId)));
    });
    // Thursday 2025-11-20, seven in Shanghai.
    world.now = Date.parse('2025-11-19T23:00:00Z');
    for (const id of ['1', '2'])
      await write(userId, { kind: 'comment', source: { type: 'topic', id }, params: { from: 'Li' } });
    await run(gatherDigests, {});
    expect(sent).toEqual([]);
    world.now += 3_600_000;
    await run(gatherDigests, {});
    await run(gatherDigests, {});
    expect(sent.map(({ subject }) => subject)).toEqual(['[学堂1001] 2 unread messages']);
    expect(sent[0]?.text).toContain('Li commented on what you wrote');
    // In Chinese fonts its quotation marks would be as wide as a character.
    expect(sent[0]?.html).toMatch(/lang="en-GB"[^]*font:14px\/22px 'Segoe UI'/);
  });

  it('ends by a press without a login; a look at the link ends nothing [ME-01]', async () => {
    sent = [];
    const userId = await reader('ends');
    await run(deliverNow, { ids: await write(userId) });
    const link = linkOf(sent[0] as Mail);
    const app = Fastify();
    registerBodies(app);
    registerUnsubscribe(app, world.db);
    const mailOf = async () =>
      (await world.ask(messageSettings, {}, { userId })).items.find(({ kind }) => kind === 'trainingPlan')?.mail;
    const ended = async () => {
      await run(deliverNow, {
        ids: await write(userId, { source: { type: 'notice', id: `${sent.length} ${world.now}` } }),
      });
      return sent.length;
    };
    const looked = await app.inject({ url: `/unsubscribe?t=${link}` });
    expect([looked.statusCode, looked.body]).toEqual([200, expect.stringContaining('「管理员消息」')]);
    expect(await ended()).toBe(2);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const pressed = await app.inject({
      method: 'POST',
      url: `/unsubscribe?t=${link}`,
      payload: 'List-Unsubscribe=One-Click',
      headers: form,
    });
    expect(pressed.statusCode).toBe(200);
    world.now += 1;
    expect(await ended()).toBe(2);
    expect(await mailOf()).toBe('now');
    for (const wrong of ['', 'x', link.replace(/.$/, ''), link.replace('1001', '1002')]) {
      expect(
        (await app.inject({ method: 'POST', url: `/unsubscribe?t=${wrong}`, payload: '', headers: form })).statusCode,
      ).toBe(404);
    }
    await app.close();
  });
});

describe('a notice in the chat tool', () => {
  it('names whom it is for and what kinds wait, not what they say, and only where it is wanted [ME-01]', async () => {
    [sent, told] = [[], []];
    const userId = await reader('chats');
    const usual = await write(userId);
    await run(deliverNow, { ids: usual });
    expect(told).toEqual([]);
    const settings = (['comment', 'admin'] as const).map((kind) => ({
      ...{ kind, portal: 'now' as const, mail: 'off' as const },
      chat: kind === 'admin' ? ('now' as const) : ('daily' as const),
    }));
    await world.ask(saveMessageSettings, { settings }, { userId });
    await run(deliverNow, { ids: await write(userId, { source: { type: 'notice', id: 'chat' } }) });
    expect(told).toMatchObject([
      { to: 'chats', text: expect.stringMatching(/你有 1 条未读消息：管理员消息$/) as string },
    ]);
    expect(JSON.stringify(told)).not.toContain('停机');
    expect(told[0]?.link.href).toMatch(/^https:.*\/main\/message$/);
    world.now += 3_600_000;
    for (const id of ['1', '2'])
      await write(userId, { kind: 'comment', source: { type: 'topic', id }, params: { from: 'Li' } });
    world.now += 23 * 3_600_000;
    await run(gatherDigests, {});
    expect(told.slice(1).map(({ text }) => text)).toEqual([expect.stringContaining('你有 2 条未读消息：评论')]);
    expect(sent.filter(({ to }) => to === 'chats@work.test')).toHaveLength(1);
  });

  it('is offered where the enterprise has a chat tool [ME-01]', async () => {
    const userId = await reader('offered');
    const offered = async () => (await world.ask(messageSettings, {}, { userId })).chat;
    expect(await offered()).toBe('Y');
    world.chat = { ...chat, reaches: () => false };
    expect(await offered()).toBe('N');
    world.chat = chat;
  });
});

describe('the outbox of whoever develops', () => {
  it('shows what went out to this machine alone', async () => {
    sent = [];
    await run(deliverNow, { ids: await write(await reader('shown')) });
    const app = Fastify();
    registerDevInbox(app, world.db, () => []);
    const shown = await app.inject({ url: '/dev/inbox', remoteAddress: '::ffff:127.0.0.1' });
    expect([shown.statusCode, shown.body]).toEqual([200, expect.stringContaining('shown@work.test')]);
    const [, link = ''] = /href="([^"]+)"/.exec(shown.body) ?? [];
    expect((await app.inject({ url: link, remoteAddress: '::1' })).body).toContain('停机 &lt;通知&gt;');
    for (const url of ['/dev/inbox', link]) {
      const away = await app.inject({ url, remoteAddress: '192.168.1.20' });
      expect([away.statusCode, away.body]).toEqual([404, '']);
    }
    await app.close();
  });
});

describe('the weekly summary', () => {
  it('is made on Monday, once, of what was studied, beside the week before [ME-01]', async () => {
    const userId = await reader('weekly');
    Object.assign(studied, { '2025-11-05': 600, '2025-11-10': 3600, '2025-11-16': 1800 });
    const weekly = weeklySummaries(ports);
    world.now = Date.parse('2025-11-16T12:00:00Z');
    await run(weekly, {});
    const found = () =>
      world.in(1001, (scope) =>
        scope.tx
          .select()
          .from(messages)
          .where(scope.only(messages, eq(messages.userId, userId))),
      );
    expect(await found()).toEqual([]);
    world.now = Date.parse('2025-11-17T00:15:00Z');
    await run(weekly, {});
    await run(weekly, {});
    const made = await found();
    expect(made.map(({ kind, params }) => [kind, params])).toEqual([
      ['summary', expect.objectContaining({ monday: '2025-11-10', spentS: 5400, moreS: 4800, chapters: 2 })],
    ]);
    sent = [];
    await run(deliverNow, { ids: made.map(({ id }) => id) });
    expect(sent[0]?.html).toContain('background:#dcdcd8');
    const settings = (['summary', 'information'] as const).map((kind) => ({
      ...{ kind, portal: 'now' as const, mail: 'weekly' as const, chat: 'off' as const },
    }));
    await world.ask(saveMessageSettings, { settings }, { userId });
    await write(userId, { kind: 'information', source: { type: 'notice', id: 'w' }, params: { title: '新课上架' } });
    [sent, world.now] = [[], Date.parse('2025-11-17T01:05:00Z')];
    await run(gatherDigests, {});
    const own = sent.filter(({ to }) => to === 'weekly@work.test');
    expect(own.map(({ subject }) => subject)).toEqual(['[学堂1001] 上周学了 1 小时 30 分，还有 1 条未读消息']);
    expect(own[0]?.text).toMatch(/^weekly，你好：\n\n- 上周学了.*\n.*\n\n- 新课上架\n\n打开消息：https:/);
  });

  it('sends nothing twice when a mail is asked for again [ME-01]', async () => {
    sent = [];
    await run(sendParcel, { id: 100_001 });
    expect(sent).toEqual([]);
  });
});
