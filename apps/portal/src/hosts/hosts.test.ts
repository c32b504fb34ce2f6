import { ErrorCode } from '@banyan/contracts';
import { openData } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMeetingShare } from './meetingShare.ts';
import { openWecomNames, type WecomKit, type WecomNamesDeps } from './wecomNames.ts';

describe('a page in a meeting', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is told to the client 500 ms after it has arrived, the last of several [HO-03]', () => {
    const told: string[] = [];
    let title = 'first';
    const share = createMeetingShare({
      kit: () => ({ config: (page) => void told.push(page.title) }),
      page: () => ({ title, link: 'https://portal.test/course/7' }),
    });
    share.arrived();
    vi.advanceTimersByTime(499);
    expect(told).toEqual([]);
    title = 'second';
    share.arrived();
    vi.advanceTimersByTime(499);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['second']);
  });

  it('needs no client that listens [HO-03]', () => {
    createMeetingShare({ kit: () => undefined, page: () => ({ title: '', link: '' }) }).arrived();
    expect(() => vi.advanceTimersByTime(500)).not.toThrow();
  });
});

describe('names in WeCom', () => {
  const signed = { corpid: 'ww1', agentid: '2', timestamp: 1, nonceStr: 'n', signature: 's' };

  function setUp(over: Partial<WecomNamesDeps> = {}, call: () => Promise<unknown> = () => Promise.resolve(signed)) {
    const loaded: string[] = [];
    const alert = vi.fn();
    const agentConfig = vi.fn<WecomKit['agentConfig']>(({ success }) => success());
    const opened = openWecomNames({
      http: { call },
      corpid: 'ww1',
      pageUrl: 'https://portal.test/index',
      load: (script) => Promise.resolve(void loaded.push(script)),
      kit: () => ({ agentConfig }),
      alert,
      ...over,
    });
    return { opened, loaded, alert, agentConfig };
  }

  it('are shown once its kit is there and takes the signature [HO-02]', async () => {
    const { agentConfig, alert, loaded, opened } = setUp();
    expect(await opened).toBe(true);
    expect(loaded).toHaveLength(2);
    expect(agentConfig).toHaveBeenCalledWith(expect.objectContaining(signed));
    expect(alert).not.toHaveBeenCalled();
  });

  it.each([
    ['a script does not arrive', { load: () => Promise.reject(new Error('blocked')) }],
    ['its kit is not there', { kit: () => undefined }],
    ['its kit refuses', { kit: () => ({ agentConfig: ({ fail }) => fail() }) }],
  ] satisfies readonly (readonly [string, Partial<WecomNamesDeps>])[])(
    'are an alert where %s [HO-02] [ER-06]',
    async (_name, over) => {
      const { alert, opened } = setUp(over);
      expect(await opened).toBe(false);
      expect(alert).toHaveBeenCalledOnce();
    },
  );

  it('refused by the server are told by the policy alone [ER-06]', async () => {
    const error = new RefusedError(openData, { code: ErrorCode.hostRefused, msg: 'x', data: null });
    const { alert, opened } = setUp({}, () => Promise.reject(error));
    expect(await opened).toBe(false);
    expect(alert).not.toHaveBeenCalled();
  });
});
