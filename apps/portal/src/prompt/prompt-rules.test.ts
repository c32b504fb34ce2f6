import { describe, expect, it } from 'vitest';
import { kindOf } from './kinds.ts';
import { mailAddress } from './mailAddress.ts';
import { mostCharacters, readPrompt } from './readPrompt.ts';
import { lastDayOf } from './yearOf.ts';

const home = { origin: 'https://learn.acme.com', allowedHosts: [] };
const read = (query: Record<string, string>) => readPrompt(new URLSearchParams(query), null, home);

describe('a code', () => {
  it.each([
    ['2', 'notJoined'],
    ['3', 'expired'],
    ['4', 'locked'],
    ['401', 'session'],
    ['577', 'overLimit'],
    ['init', 'init'],
    ['', 'unknown'],
    ['404', 'noEnterprise'],
    ['constructor', 'unknown'],
  ])('%s is %s [AC-13]', (code, kind) => {
    expect(kindOf(code, null)).toBe(kind);
  });

  it('5 is a deleted enterprise or a locked account, as the enterprise stands [AC-03, ER-01]', () => {
    expect(kindOf('5', { isdelete: '1' })).toBe('deleted');
    expect(kindOf('5', { isdelete: '0' })).toBe('accountLocked');
  });
});

describe('what a link puts on the prompt', () => {
  it('is our own words for known codes, whatever it says [AC-13]', () => {
    expect(read({ errorMsg: '3', dataInfo: 'Call +1 555 to renew' }).said).toBe('');
  });

  it('is text for others, without controls and at most 200 characters [AC-13]', () => {
    expect(read({ errorMsg: '9', dataInfo: 'a\u0000b\u202Ec\nd' }).said).toBe('a b c d');
    const long = read({ errorMsg: '9', dataInfo: '😀'.repeat(300) }).said;
    expect([...long]).toHaveLength(mostCharacters);
    expect(long.endsWith('😀…')).toBe(true);
  });

  it('shows a code only where it is a short word [AC-13]', () => {
    expect(read({ errorMsg: '40401' }).code).toBe('40401');
    expect(read({ errorMsg: '<b>x</b>' }).code).toBe('');
    expect(read({ errorMsg: '123456789' }).code).toBe('');
  });

  it('leads inside only [AC-14]', () => {
    expect(read({ errorMsg: '3', url: '/course/7?x=1' }).url).toBe('/course/7?x=1');
    expect(read({ errorMsg: '3', url: 'https://evil.example/' }).url).toBe('/index');
    expect(read({ errorMsg: '3', url: '/prompt?errorMsg=3' }).url).toBe('/index');
    expect(read({ errorMsg: '3' }).url).toBe('/index');
  });

  it('gives figures only as figures [ER-05]', () => {
    expect(read({ errorMsg: '577', data: '{"current":2001,"limit":2000}' }).figures).toEqual({
      current: 2001,
      limit: 2000,
    });
    for (const data of ['{"current":"2001","limit":2000}', '{"current":-1,"limit":2}', 'null', '[1,2]', '{', '']) {
      expect(read({ errorMsg: '577', data }).figures).toBeNull();
    }
    expect(read({ errorMsg: '3', data: '{"current":2001,"limit":2000}' }).figures).toBeNull();
  });
});

describe('the last day of a service', () => {
  const now = Date.UTC(2025, 10, 20, 6);

  it('is the one that ends at the moment given, in the enterprise’s zone [AC-13]', () => {
    // Midnight between the 18th and the 19th in Shanghai.
    const last = lastDayOf(Date.UTC(2025, 10, 18, 16), 'Asia/Shanghai', 'zh-CN', now);
    expect(last).toMatchObject({ text: '11月18日', iso: '2025-11-18' });
    expect(last.fraction).toBeCloseTo(322 / 365, 6);
    expect(lastDayOf(Date.UTC(2025, 10, 18, 16), 'Europe/London', 'en', now).iso).toBe('2025-11-18');
    expect(lastDayOf(Date.UTC(2025, 10, 18, 16), 'Pacific/Auckland', 'en', now).iso).toBe('2025-11-19');
  });

  it('names its year when that is not the present one [AC-13]', () => {
    expect(lastDayOf(Date.UTC(2024, 11, 31, 16), 'Asia/Shanghai', 'zh-CN', now)).toEqual({
      text: '2024年12月31日',
      iso: '2024-12-31',
      fraction: 1,
    });
    expect(lastDayOf(Date.UTC(2024, 1, 29, 16), 'Asia/Shanghai', 'en-GB', now).text).toBe('29 February 2024');
  });
});

describe('a mail to the contact', () => {
  it('carries address and subject, encoded [AC-13]', () => {
    expect(mailAddress('zhao+a&b@acme.example', '续期 & more')).toBe(
      'mailto:zhao%2Ba%26b@acme.example?subject=%E7%BB%AD%E6%9C%9F%20%26%20more',
    );
  });

  it.each(['', 'zhao', 'zhao@acme', 'zhao min@acme.example', '@acme.example', `${'a'.repeat(250)}@b.cn`])(
    'is not offered for “%s” [SE-07]',
    (email) => {
      expect(mailAddress(email, 'x')).toBeNull();
    },
  );
});
