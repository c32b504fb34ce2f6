// @vitest-environment jsdom
import { ErrorCode, type Call } from '@banyan/contracts';
import { login, loginType, logout, switchLanguage, updateInitialPassword, uploadLogs } from '@banyan/contracts/account';
import { courseList } from '@banyan/contracts/course';
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

function setUp(screen = 'course', asksItself = false, address = '/course/7?tab=1', holdsText = false) {
  const toasts = createToastQueue();
  const went: string[] = [];
  const redirected: string[] = [];
  const alerts: string[] = [];
  let forgotten = 0;
  let asked = 0;
  let here = 'present';
  let elsewhere = 0;
  let askedHere = 0;
  const policy = createPortalPolicy({
    toasts,
    navigate: (to) => went.push(to),
    redirect: (to) => redirected.push(to),
    currentScreen: () => screen,
    asksItself: () => asksItself,
    holdsText: () => holdsText,
    askHere: () => (askedHere += 1),
    forget: () => (forgotten += 1),
    endElsewhere: () => (elsewhere += 1),
    token: () => here,
    address: () => address,
    requireLogin: () => (asked += 1),
    alert: (msg) => alerts.push(msg),
  });
  const refuse = (code: number, msg = '说明', data?: unknown, call: Call = courseList, token = 'present') =>
    policy.onRefused(new RefusedError(call, { code, msg, data }), call, { ...someone, token });
  const leave = () => (here = '');
  return {
    toasts,
    went,
    redirected,
    alerts,
    refuse,
    policy,
    leave,
    forgotten: () => forgotten,
    asked: () => asked,
    elsewhere: () => elsewhere,
    askedHere: () => askedHere,
  };
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
      const query = { errorMsg: '401', dataInfo: '登录已结束', url: '/course/7?tab=1' };
      expect(went).toEqual([`/prompt?${new URLSearchParams(query).toString()}`]);
    },
  );

  it('at the login leads to the prompt, and from there to where the login would have led [ER-01] [AC-14]', () => {
    const { went, refuse } = setUp('login', false, '/login?backUrl=%2Fcourse%2F7%3Ftab%3D1');
    refuse(ErrorCode.accountLocked, '账号已被企业管理员锁定');
    const query = { errorMsg: '5', url: '/course/7?tab=1' };
    expect(went).toEqual([`/prompt?${new URLSearchParams(query).toString()}`]);
  });

  it('of a session that has ended leads to the prompt also where calls as a visitor are refused meanwhile [ER-01]', () => {
    const { went, refuse, leave } = setUp();
    refuse(401, '登录已结束');
    leave();
    refuse(401, '请先登录', undefined, courseList, '');
    vi.advanceTimersByTime(2000);
    expect(went.map((to) => to.split('?')[0])).toEqual(['/prompt']);
  });

  it('of a session that ended under an open paper leaves it where it is: the paper asks for the login [EX-03]', () => {
    const { went, refuse, leave, forgotten, asked, toasts } = setUp('', true);
    refuse(401);
    leave();
    // Calls of the visitor after the logout.
    for (const call of [courseList, login]) refuse(401, '请先登录', undefined, call, '');
    vi.advanceTimersByTime(5000);
    expect([forgotten(), went, asked(), toasts.entries()]).toEqual([1, [], 0, []]);
  });

  it('of a session that ended over typed text asks for the login there and leads nowhere [ER-01]', () => {
    const { went, refuse, forgotten, askedHere, toasts } = setUp('community', false, '/news/comminication', true);
    refuse(401);
    vi.advanceTimersByTime(5000);
    expect([askedHere(), forgotten(), went, toasts.entries()]).toEqual([1, 1, [], []]);
    refuse(401, '账号已被企业锁定');
    expect([askedHere(), went]).toEqual([1, ['/prompt?errorMsg=5&url=%2Fnews%2Fcomminication']]);
  });

  it('of a session that was ended by another device is told by its dialog alone, once [AC-09]', () => {
    const { went, refuse, toasts, elsewhere } = setUp();
    refuse(40104);
    // A pending call of a visitor.
    refuse(40104, '说明', undefined, courseList, '');
    vi.advanceTimersByTime(5000);
    expect([elsewhere(), went, toasts.entries()]).toEqual([1, [], []]);
  });

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
    expect(went).toEqual(['/prompt?errorMsg=5&url=%2Fcourse%2F7%3Ftab%3D1']);
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
    expect(went).toEqual(['/editor/personalData?errorMsg=4&type=completion-info&backUrl=%2Fcourse%2F7%3Ftab%3D1']);
  });

  it('with 4012 stays on personal data: their way back is not lost by a second refusal [ER-03]', () => {
    const { went, refuse } = setUp('personalData');
    refuse(4012);
    expect(went).toEqual([]);
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
      url: '/course/7?tab=1',
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
    expect(went).toEqual(['/prompt?errorMsg=5&url=%2Fcourse%2F7%3Ftab%3D1']);
  });

  it('of someone who has gone since does not put out whoever is here now [ER-01]', () => {
    const { toasts, went, refuse, forgotten } = setUp();
    refuse(401, '登录已结束', undefined, courseList, 'former');
    refuse(40102, '账号已被企业锁定', undefined, courseList, 'former');
    vi.advanceTimersByTime(5000);
    expect([toasts.entries(), went, forgotten()]).toEqual([[], [], 0]);
  });

  it.each([
    [
      'a question leads to the login page and back, in place of what asked it',
      courseList,
      ['/login?backUrl=%2Fcourse%2F7%3Ftab%3D1'],
      0,
    ],
    ['what they did opens the login-required dialog', switchLanguage, [], 1],
  ])('of a visitor is no session that has ended: %s [AC-06, AC-08]', (_name, call, to, times) => {
    const { toasts, went, redirected, refuse, forgotten, leave, asked } = setUp();
    leave();
    refuse(401, '请先登录', undefined, call, '');
    vi.advanceTimersByTime(5000);
    expect([redirected, went, asked(), toasts.entries(), forgotten()]).toEqual([to, [], times, [], 0]);
  });

  it('of a visitor stays on the login screen [AC-06]', () => {
    const { went, redirected, refuse, leave, asked } = setUp('login');
    leave();
    refuse(401, '请先登录', undefined, courseList, '');
    expect([went, redirected, asked()]).toEqual([[], [], 0]);
  });
});
