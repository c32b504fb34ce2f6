import { ErrorCode } from '@banyan/contracts';
import { describe, expect, it } from 'vitest';
import { failureOf } from './failure.ts';
import { Refusal } from './refusal.ts';

const withCode = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) });

describe('failureOf', () => {
  it.each([
    ['a lock that was not had in time', '55P03'],
    ['a statement that took too long', '57014'],
    ['a deadlock', '40P01'],
    ['a transaction in the way of another', '40001'],
    ['a database that goes down', '57P01'],
    ['a broken connection', '08006'],
    ['too many connections', '53300'],
    ['nobody at the port', 'ECONNREFUSED'],
  ])('invites another try after %s (%s) [HT-06]', (_case, code) => {
    expect(failureOf(withCode(code), 'en', 'id-1')).toMatchObject({
      httpStatus: 503,
      body: { status: 'N', code: ErrorCode.unavailable, data: { requestId: 'id-1' } },
      fault: true,
    });
  });

  it('tells of a fault nothing but an id', () => {
    expect(failureOf(new TypeError('secret'), 'en', 'id-2')).toEqual({
      httpStatus: 500,
      body: { status: 'N', code: 500, msg: expect.any(String) as unknown, data: { requestId: 'id-2' } },
      reason: 'fault',
      fault: true,
    });
  });

  it("tells a refusal in its own words, or in those of its code, in the viewer's language", () => {
    const own = new Refusal(ErrorCode.shown, { text: { zh_cn: '不行', en: 'No' } });
    expect(failureOf(own, 'en', '').body).toEqual({ status: 'N', code: 50005, msg: 'No' });
    expect(failureOf(new Refusal(ErrorCode.notFound), 'zh_hk', '').body.msg).toBe('沒有找到你要的內容');
  });
});
