import { uploadLogs, type LogEvent } from '@banyan/contracts/account';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { describe, expect, it } from 'vitest';
import { answer, fakeHttp } from '@banyan/core-screen/testing';
import { createAnalytics } from './analytics.ts';
import { sendToServer } from './sendTo.ts';

function setUp(fails: () => boolean = () => false) {
  const sent: (readonly LogEvent[])[] = [];
  const keys: string[] = [];
  const due: (() => void)[] = [];
  const analytics = createAnalytics({
    now: () => 1_700_000_000_000,
    later: (work) => due.push(work),
    send: (events, key) => {
      keys.push(key);
      if (fails()) return Promise.reject(new Error('down'));
      sent.push(events);
      return Promise.resolve();
    },
  });
  const pass = async () => {
    for (const work of due.splice(0)) work();
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  };
  return { analytics, sent, keys, pass, due };
}

describe('page views', () => {
  it('go together, some seconds after the first [SH-04]', async () => {
    const { analytics, sent, pass } = setUp();
    analytics.pageView({ path: '/index', title: 'Home' });
    analytics.pageView({ path: '/course?page=2', title: 'Courses' });
    expect(sent).toEqual([]);
    await pass();
    expect(sent).toEqual([
      [
        { kind: 'page_view', at: 1_700_000_000_000, path: '/index', title: 'Home' },
        { kind: 'page_view', at: 1_700_000_000_000, path: '/course?page=2', title: 'Courses' },
      ],
    ]);
    await pass();
    expect(sent).toHaveLength(1);
  });

  it('that nobody says have arrived go again under the same key, each once [SH-04, HT-06]', async () => {
    let down = true;
    const { analytics, sent, keys, pass } = setUp(() => down);
    analytics.pageView({ path: '/index', title: 'Home' });
    await pass();
    down = false;
    analytics.pageView({ path: '/course', title: 'Courses' });
    await pass();
    expect(sent.map((batch) => batch.map(({ path }) => path))).toEqual([['/index'], ['/course']]);
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('are at most fifty while the sink is down, the newest [SH-04]', async () => {
    let down = true;
    const { analytics, sent, pass } = setUp(() => down);
    for (let i = 0; i < 70; i += 1) analytics.pageView({ path: `/course/${i}`, title: '' });
    await pass();
    down = false;
    await analytics.flush();
    expect(sent.flat()).toHaveLength(50);
    expect(sent.flat()[0]?.path).toBe('/course/20');
  });

  it('fit the field they travel in, long addresses included [SH-04]', async () => {
    const { analytics, sent, pass } = setUp();
    for (let i = 0; i < 19; i += 1) analytics.pageView({ path: `/${'x'.repeat(5000)}`, title: 'y'.repeat(900) });
    await pass();
    await pass();
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.flat()).toHaveLength(19);
    for (const batch of sent) expect(JSON.stringify(batch).length).toBeLessThanOrEqual(32_768);
    for (const { path, title } of sent.flat()) expect([path.length, title.length]).toEqual([2048, 300]);
  });
});

it('reports an error by name and message, without what it carries [SH-08]', async () => {
  const { analytics, sent, pass } = setUp();
  analytics.clientError(Object.assign(new TypeError('x is null'), { typed: 'secret' }), '/index');
  analytics.clientError('thrown text', '/index');
  await pass();
  expect(sent.flat().map(({ detail }) => detail)).toEqual(['TypeError: x is null', 'something that is no error']);
});

it.each([
  ['gone for good when the sink refuses them', new RefusedError(uploadLogs, { code: 400, msg: '', data: null }), true],
  ['kept when it is busy', new RefusedError(uploadLogs, { code: 503, msg: '', data: null }), false],
  ['kept when it cannot be reached', new NetworkError(uploadLogs), false],
])('events are %s [SH-04]', async (_name, error, gone) => {
  const send = sendToServer(() => fakeHttp([answer(uploadLogs, () => Promise.reject(error))]));
  const ended = await send([], 'k'.repeat(32)).then(
    () => true,
    () => false,
  );
  expect(ended).toBe(gone);
});

it.each([
  ['small batches', '/index', true],
  ['no batch that browsers would refuse', `/${'课'.repeat(5000)}`, false],
])('%s outlive the page [SH-04]', async (_name, path, keepalive) => {
  const options: unknown[] = [];
  const send = sendToServer(() => ({
    call: (_call, _input, given) => {
      options.push(given);
      return Promise.reject(new NetworkError(uploadLogs));
    },
  }));
  await expect(send([{ kind: 'page_view', at: 1, path, title: '' }], 'k')).rejects.toBeInstanceOf(NetworkError);
  expect(options).toEqual([{ retry: false, idempotencyKey: 'k', keepalive }]);
});
