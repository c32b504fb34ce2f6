// @vitest-environment jsdom
import { courseList, login, loginType, logout, updateInitialPassword, uploadLogs, type Call } from '@banyan/contracts';
import { RefusedError } from '@banyan/core-http';
import { createToastQueue } from '@banyan/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortalPolicy } from './policy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const someone = {
  eid: '1001',
  token: '',
  userid: '20381',
  language: 'zh_cn',
  userPortalID: '',
  userNikkatsu: '1',
} as const;

function setUp(screen = 'course') {
  const toasts = createToastQueue();
  const went: string[] = [];
  const alerts: string[] = [];
  let forgotten = 0;
  const policy = createPortalPolicy({
    toasts,
    navigate: (to) => went.push(to),
    currentScreen: () => screen,
    forget: () => (forgotten += 1),
    token: () => 'present',
    alert: (msg) => alerts.push(msg),
  });
  const refuse = (code: number, msg = '说明', data?: unknown, call: Call = courseList, token = 'present') =>
    policy.onRefused(new RefusedError(call, { code, msg, data }), call, { ...someone, token });
  return { toasts, went, alerts, refuse, policy, forgotten: () => forgotten };
}

describe('a refusal', () => {
  it.each([401, 400])(
    'with %i replaces open messages by the server’s words, then leads to the prompt [ER-01]',
    (code) => {
      const { toasts, went, refuse } = setUp();
      toasts.show({ text: 'saved' });
      refuse(code, '登录已结束');
      expect(toasts.entries().map(({ text, tone }) => [text, tone])).toEqual([['登录已结束', 'danger']]);
      expect(went).toEqual([]);
      vi.advanceTimersByTime(2000);
      expect(went).toEqual([`/prompt?${new URLSearchParams({ errorMsg: '401', dataInfo: '登录已结束' }).toString()}`]);
    },
  );

  it.each(['login', 'prompt'])('stays on the %s screen [ER-01]', (screen) => {
    const { went, refuse } = setUp(screen);
    refuse(401);
    vi.advanceTimersByTime(5000);
    expect(went).toEqual([]);
  });

  it('ends the session here when the server has ended it, not for a request that was wrong [ER-01, AC-12]', () => {
    const { refuse, forgotten } = setUp();
    refuse(400);
    expect(forgotten()).toBe(0);
    refuse(401);
    refuse(40102);
    expect(forgotten()).toBe(2);
  });

  it('of a locked account leads to the prompt with 5 at once [ER-01]', () => {
    const { went, refuse } = setUp();
    refuse(401, '账号已被企业锁定');
    expect(went).toEqual(['/prompt?errorMsg=5']);
  });

  it('calls the way out off when someone has come in again [ER-01]', () => {
    const { went, refuse, policy } = setUp();
    refuse(401);
    policy.reset();
    vi.advanceTimersByTime(5000);
    expect(went).toEqual([]);
  });

  it('with 4011 is not seen [ER-02]', () => {
    const { toasts, went, refuse } = setUp();
    refuse(4011);
    vi.advanceTimersByTime(5000);
    expect([toasts.entries(), went]).toEqual([[], []]);
  });

  it('with 4012 leads to personal data [ER-03]', () => {
    const { went, refuse } = setUp();
    refuse(4012);
    expect(went).toEqual(['/editor/personalData?errorMsg=4&type=completion-info']);
  });

  it('with 50005 shows the server’s words [ER-04]', () => {
    const { toasts, went, refuse } = setUp();
    refuse(50005, '请不要重复提交');
    expect(toasts.entries()[0]?.text).toBe('请不要重复提交');
    expect(went).toEqual([]);
  });

  it('with 577 leads to the prompt with words and figures [ER-05]', () => {
    const { went, refuse } = setUp();
    refuse(577, '人数超限', { current: 2001, limit: 2000 });
    const query = new URLSearchParams(went[0]?.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({
      errorMsg: '577',
      dataInfo: '人数超限',
      data: '{"current":2001,"limit":2000}',
    });
  });

  it('of a chat tool’s authorisation is an alert [ER-06]', () => {
    const { alerts, refuse } = setUp();
    refuse(50301, '授权失败', undefined, { ...courseList, name: 'wechat/opendata' });
    expect(alerts).toEqual(['授权失败']);
  });

  it.each([loginType, logout, uploadLogs])('of $name is told by whoever asked [AC-04, SE-02]', (call) => {
    const { toasts, went, refuse, forgotten } = setUp();
    refuse(401, 'x', undefined, call);
    refuse(577, 'x', undefined, call);
    vi.advanceTimersByTime(5000);
    expect([toasts.entries(), went, forgotten()]).toEqual([[], [], 0]);
  });

  it.each([
    { call: login, code: 40101 },
    { call: login, code: 429 },
    { call: updateInitialPassword, code: 429 },
    { call: updateInitialPassword, code: 401 },
  ])('of $call.name with $code is told by its form alone [SE-16]', ({ call, code }) => {
    const { toasts, went, refuse, forgotten } = setUp('login');
    refuse(code, 'x', undefined, call);
    vi.advanceTimersByTime(5000);
    expect([toasts.entries(), went, forgotten()]).toEqual([[], [], 0]);
  });

  it('of a locked account at login still leads to the prompt [ER-01]', () => {
    const { went, refuse } = setUp('login');
    refuse(40102, 'x', undefined, login);
    expect(went).toEqual(['/prompt?errorMsg=5']);
  });

  it('of someone who has gone since does not put out whoever is here now [ER-01]', () => {
    const { toasts, went, refuse, forgotten } = setUp();
    refuse(401, '登录已结束', undefined, courseList, 'former');
    refuse(40102, '账号已被企业锁定', undefined, courseList, 'former');
    vi.advanceTimersByTime(5000);
    expect([toasts.entries(), went, forgotten()]).toEqual([[], [], 0]);
  });
});
