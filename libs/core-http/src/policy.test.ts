import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedError } from './errors.ts';
import { parseJsonOr } from './parse-json.ts';
import { createErrorPolicy } from './policy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that logs the policy's calls. */
function page(screen = 'course', asksItself = false) {
  const diary: unknown[] = [];
  const view = { screen };
  const policy = createErrorPolicy({
    closeMessages: () => diary.push('close'),
    showError: (msg) => diary.push(`error: ${msg}`),
    alert: (msg) => diary.push(`alert: ${msg}`),
    go: (to) => {
      diary.push(to);
      view.screen = to.screen;
    },
    currentScreen: () => view.screen,
    asksItself: () => asksItself,
    askHere: () => diary.push('ask here'),
    schedule: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
  const refuse = (code: number, msg = 'words', data?: unknown, name = 'apiTest/list') =>
    policy.onRefused(new RefusedError({ name }, { code, msg, data }), { name });
  return { diary, view, policy, refuse };
}

const toPrompt401 = { screen: 'prompt', query: { errorMsg: '401', dataInfo: 'words' } };
const toLocked = { screen: 'prompt', query: { errorMsg: '5' } };

describe('401 and 400', () => {
  it.each([401, 400])('close messages, show msg, and lead to prompt after 2 s: %i [ER-01]', (code) => {
    const { diary, refuse } = page();
    refuse(code);
    expect(diary).toEqual(['close', 'error: words']);
    vi.advanceTimersByTime(1999);
    expect(diary).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(diary).toEqual(['close', 'error: words', toPrompt401]);
  });

  it.each(['login', 'prompt'])('lead nowhere from %s [ER-01]', (screen) => {
    const { diary, refuse } = page(screen);
    refuse(401);
    vi.runAllTimers();
    expect(diary).toEqual(['close', 'error: words']);
  });

  it('are told by the screen itself where it asks for the login, but for a locked account [EX-03] [ER-01]', () => {
    const { diary, refuse } = page('', true);
    refuse(401);
    vi.runAllTimers();
    expect(diary).toEqual(['ask here']);
    refuse(400);
    vi.runAllTimers();
    expect(diary).toEqual(['ask here', 'close', 'error: words']);
    refuse(401, '账号已被企业锁定');
    expect(diary.at(-1)).toEqual(toLocked);
  });

  it('lead nowhere when login was reached within the 2 s [ER-01]', () => {
    const { diary, view, refuse } = page();
    refuse(401);
    view.screen = 'login';
    vi.runAllTimers();
    expect(diary).toHaveLength(2);
  });

  it('of many calls lead to prompt once, and a later one again [ER-01]', () => {
    const { diary, view, refuse } = page();
    refuse(401);
    refuse(401);
    refuse(400);
    vi.runAllTimers();
    expect(diary.filter((entry) => typeof entry === 'object')).toEqual([toPrompt401]);
    view.screen = 'course';
    refuse(401);
    vi.runAllTimers();
    expect(diary.filter((entry) => typeof entry === 'object')).toEqual([toPrompt401, toPrompt401]);
  });

  it('lead nowhere once somebody has logged in', () => {
    const { diary, policy, refuse } = page();
    refuse(401);
    refuse(401);
    policy.reset();
    vi.runAllTimers();
    expect(diary).toEqual(['close', 'error: words', 'close', 'error: words']);
  });

  it.each([
    '该账号已被企业锁定，请联系管理员',
    '您的帳號已被企業管理員鎖定',
    '账号锁定（由企业管理员操作）',
    'Your account has been locked by the enterprise.',
    'Account locked by your organisation',
  ])('that say the account is locked lead to prompt 5 at once: %s [ER-01]', (msg) => {
    const { diary, refuse } = page();
    refuse(401, 'words');
    refuse(401, msg);
    vi.runAllTimers();
    expect(diary).toEqual(['close', 'error: words', 'close', `error: ${msg}`, toLocked]);
  });

  it.each(['登录已过期', '账号密码错误', 'The chapter is locked', '屏幕锁定'])('do not read a lock into: %s', (msg) => {
    const { diary, refuse } = page();
    refuse(401, msg);
    expect(diary).not.toContainEqual(toLocked);
  });

  it('have a code for the locked account, whatever the words [SE-16] [ER-01]', () => {
    const { diary, refuse } = page('login');
    refuse(40102, 'mots');
    expect(diary).toEqual(['close', 'error: mots', toLocked]);
  });
});

describe('other codes', () => {
  it('ignore 4011 [ER-02]', () => {
    const { diary, refuse } = page();
    refuse(4011);
    vi.runAllTimers();
    expect(diary).toEqual([]);
  });

  it('send 4012 to the personal data [ER-03]', () => {
    const { diary, refuse } = page();
    refuse(4012);
    expect(diary).toEqual([{ screen: 'personalData', query: { errorMsg: '4', type: 'completion-info' } }]);
  });

  it.each([
    [50005, '[ER-04]'],
    [429, '[ER-08]'],
  ])('show the words of %i %s', (code) => {
    const { diary, refuse } = page();
    refuse(code);
    expect(diary).toEqual(['error: words']);
  });

  it.each([
    [{ current: 12, limit: 10 }, '{"current":12,"limit":10}'],
    [undefined, 'null'],
  ])('send 577 to prompt with words and data [ER-05]', (data, text) => {
    const { diary, refuse } = page();
    refuse(577, 'too many', data);
    expect(diary).toEqual([{ screen: 'prompt', query: { errorMsg: '577', dataInfo: 'too many', data: text } }]);
  });

  it('alert when the chat tool refuses, by call or by its own kit [ER-06]', () => {
    const { diary, policy, refuse } = page();
    refuse(500, 'no agent', undefined, 'wechat/opendata');
    policy.onChatToolRefused('config:fail');
    expect(diary).toEqual(['alert: no agent', 'alert: config:fail']);
  });

  it.each([404, 409, 500, 503, 40002, 40101, 40301, 40901, 41001])('leave %i to the screen', (code) => {
    const { diary, refuse } = page();
    refuse(code);
    vi.runAllTimers();
    expect(diary).toEqual([]);
  });
});

it('takes the default for a text that is no JSON [ER-06]', () => {
  expect(parseJsonOr('{"a":1}', null)).toEqual({ a: 1 });
  expect(parseJsonOr('{"a":1', [])).toEqual([]);
  expect(parseJsonOr('', undefined)).toBeUndefined();
});
