import { ErrorCode } from '@banyan/contracts';
import {
  changePhone,
  codeLifetimeS,
  codeResendS,
  countryCodes,
  loginByCode,
  loginMethods,
  myPhone,
  resetByCode,
  sendMessage,
  sliderChallenge,
  sliderWorkBits,
  type CodePurpose,
} from '@banyan/contracts/account';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { allRoutes } from '../index.ts';
import { hashPassword } from '../session/passwords.ts';
import { phoneCodes, sliderChallenges } from './phone.schema.ts';

const visitor: Asker = { userId: null };
const mine = { region: 'CN', number: '138 0571 6620' };
const full = '+8613805716620';
const other = { region: 'GB', number: '07911 123456' };

let world: World;
let li: number;
beforeEach(async () => {
  world = await openWorld(allRoutes);
  await world.addEnterprise(1002, { loginWays: ['password', 'code'] });
  li = await world.addLearner('li', '', 1002);
  const passwordHash = await hashPassword('Banyan2026');
  await world.in(1002, (scope) =>
    scope.tx
      .update(users)
      .set({ phone: full, passwordHash })
      .where(scope.only(users, eq(users.id, li))),
  );
});
const as = (asker: Asker): Asker => ({ eid: 1002, ...asker });

/** A slider, with the position of its gap. */
async function slide(by = 0) {
  const { id: slider } = await world.ask(sliderChallenge, {}, as(visitor));
  const [row] = await world.in(1002, (scope) =>
    scope.tx
      .select()
      .from(sliderChallenges)
      .where(scope.only(sliderChallenges, eq(sliderChallenges.id, slider))),
  );
  return { slider, position: (row?.position ?? 0) + by };
}
const send = async (purpose: CodePurpose, to: typeof mine, asker: Asker = visitor) => {
  const before = world.sms.read().length;
  const answer = await world.ask(sendMessage, { purpose, ...to, ...(await slide()) }, as(asker));
  const [sms] = world.sms.read();
  return { answer, code: world.sms.read().length > before ? (/\d{6}/.exec(sms?.text ?? '')?.[0] ?? '') : null };
};
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const enter = (code: string, to = mine) => world.refusal(loginByCode, { ...to, code, remember: 'Y' }, as(visitor));

describe('a code by phone', () => {
  it('lets its owner in once and is kept as a digest alone [SE-03] [SE-06]', async () => {
    const { answer, code } = await send('login', mine);
    expect(answer).toEqual({ expiresInS: codeLifetimeS, resendInS: codeResendS, to: '+86 138 **** 6620' });
    expect(world.sms.read()[0]).toMatchObject({ to: full, text: expect.stringContaining('用于登录') as unknown });
    const rows = await world.in(1002, ({ tx }) => tx.select().from(phoneCodes));
    expect(JSON.stringify(rows)).not.toContain(code);
    const entered = await world.ask(loginByCode, { ...mine, code: code ?? '', remember: 'N' }, as(visitor));
    expect(entered.userinfo).toMatchObject({ userid: String(li), account: 'li' });
    expect(await enter(code ?? '')).toEqual({ code: ErrorCode.codeExpired });
  });

  it('is told apart: wrong, expired, used up by guessing, for something else [SE-06]', async () => {
    const { code } = await send('login', mine);
    const right = code ?? '';
    expect(await enter(wrong(right))).toEqual({ code: ErrorCode.codeWrong });
    const reset = { ...mine, code: right, password: 'Birch4271', confirm: 'Birch4271' };
    expect(await world.refusal(resetByCode, reset, as(visitor))).toEqual({ code: ErrorCode.codeExpired });
    for (let n = 0; n < 4; n += 1) await enter(wrong(right));
    expect(await enter(right)).toEqual({ code: ErrorCode.codeExpired });
    world.now += 61_000;
    const second = (await send('login', mine)).code ?? '';
    world.now += codeLifetimeS * 1000;
    expect(await enter(second)).toEqual({ code: ErrorCode.codeExpired });
  });

  it('takes work of the browser in place of the slider, once, and no other’s [SE-06]', async () => {
    const { id } = await world.ask(sliderChallenge, {}, as(visitor));
    const isDone = (work: number) =>
      createHash('sha256').update(`${id}:${work}`).digest().readUInt32BE() < 2 ** (32 - sliderWorkBits);
    let work = 0;
    while (!isDone(work)) work += 1;
    const input = { purpose: 'login' as const, ...mine, slider: id, position: 0 };
    expect(await world.refusal(sendMessage, { ...input, work: String(work) }, as(visitor))).toBeUndefined();
    const again = await world.refusal(sendMessage, { ...input, work: String(work) }, as(visitor));
    expect(again?.code).toBe(ErrorCode.sliderFailed);
    const { id: slider } = await world.ask(sliderChallenge, {}, as(visitor));
    const borrowed = await world.refusal(sendMessage, { ...input, slider, work: String(work) }, as(visitor));
    expect(borrowed?.code).toBe(ErrorCode.sliderFailed);
  });

  it('needs a slider, which counts once and is told apart [SE-06]', async () => {
    const missed = await slide(12);
    const input = { purpose: 'login' as const, ...mine };
    expect(await world.refusal(sendMessage, { ...input, ...missed }, as(visitor))).toEqual({
      code: ErrorCode.sliderFailed,
    });
    const again = { ...missed, position: missed.position - 12 };
    expect(await world.refusal(sendMessage, { ...input, ...again }, as(visitor))).toEqual({
      code: ErrorCode.sliderFailed,
    });
    const late = await slide();
    world.now += 3 * 60_000;
    expect((await world.refusal(sendMessage, { ...input, ...late }, as(visitor)))?.code).toBe(ErrorCode.sliderFailed);
    expect(world.sms.read()).toEqual([]);
  });

  it('is limited for a number, and a refusal costs nothing [SE-16]', async () => {
    await send('login', mine);
    const input = { purpose: 'login' as const, ...mine, ...(await slide()) };
    expect(await world.refusal(sendMessage, input, as(visitor))).toEqual({
      code: ErrorCode.loginTooFrequent,
      data: { retryAfterS: codeResendS },
    });
    for (let n = 0; n < 4; n += 1) {
      world.now += 61_000;
      await send('login', mine);
    }
    world.now += 61_000;
    const sixth = { ...input, ...(await slide()) };
    expect((await world.refusal(sendMessage, sixth, as(visitor)))?.code).toBe(ErrorCode.loginTooFrequent);
    expect(world.sms.read()).toHaveLength(5);
  });

  it('does not tell which numbers are known [SE-16]', async () => {
    const known = await send('login', mine);
    const unknown = await send('login', other);
    expect(unknown.code).toBeNull();
    expect({ ...unknown.answer, to: '' }).toEqual({ ...known.answer, to: '' });
    expect([(await send('reset', mine)).code, (await send('reset', other)).code]).toEqual([
      expect.stringMatching(/^\d{6}$/),
      null,
    ]);
    expect(await enter('123456', other)).toEqual({ code: ErrorCode.codeWrong });
    expect(await enter(wrong(known.code ?? ''))).toEqual({ code: ErrorCode.codeWrong });
  });

  it('comes only where the enterprise offers it, to numbers that can be [SE-03] [SE-06]', async () => {
    expect(await world.ask(loginMethods, {}, { userId: null, eid: 1001 })).toMatchObject({ methods: ['password'] });
    expect(await world.ask(loginMethods, {}, as(visitor))).toMatchObject({ methods: ['password', 'code'], reset: 'Y' });
    const input = { purpose: 'login' as const, ...mine, slider: 'x', position: 0 };
    expect(await world.refusal(sendMessage, { ...input, number: '138' }, as(visitor))).toEqual({
      code: ErrorCode.fieldsRefused,
      data: { fields: { phone: 'invalid' } },
    });
    const { countries } = await world.ask(countryCodes, {}, as({ userId: null, language: 'en' }));
    expect(countries[0]).toEqual({ region: 'CN', code: '86', name: 'China' });
    expect(countries).toContainEqual({ region: 'GB', code: '44', name: 'United Kingdom' });
  });

  it('keeps a locked account out, and asks for a password in place of an initial one [SE-05] [SE-16]', async () => {
    const set = (values: Partial<typeof users.$inferInsert>) =>
      world.in(1002, (scope) =>
        scope.tx
          .update(users)
          .set(values)
          .where(scope.only(users, eq(users.id, li))),
      );
    await set({ locked: true });
    expect(await enter((await send('login', mine)).code ?? '')).toEqual({ code: ErrorCode.accountLocked });
    await set({ locked: false, initialPassword: true });
    world.now += 61_000;
    expect((await enter((await send('login', mine)).code ?? ''))?.code).toBe(ErrorCode.initialPassword);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a code, which a weak one does not use up [SE-04] [SE-14]', async () => {
    const { code } = await send('reset', mine);
    const input = { ...mine, code: code ?? '', password: 'abc', confirm: 'abc' };
    expect((await world.refusal(resetByCode, input, as(visitor)))?.code).toBe(ErrorCode.weakPassword);
    const fine = { ...input, password: 'Birch4271', confirm: 'Birch4271' };
    expect((await world.ask(resetByCode, fine, as(visitor))).userinfo.account).toBe('li');
    expect((await world.refusal(resetByCode, fine, as(visitor)))?.code).toBe(ErrorCode.codeExpired);
  });
});

describe('the phone of an account', () => {
  it('changes by password and code to a number that differs and is nobody’s [SE-06]', async () => {
    const me = { userId: li };
    expect(await world.ask(myPhone, {}, as(me))).toEqual({ phone: '+86 138 **** 6620' });
    const same = { purpose: 'change' as const, ...mine, ...(await slide()) };
    expect(await world.refusal(sendMessage, same, as(me))).toMatchObject({ data: { fields: { phone: 'same' } } });
    const code = (await send('change', other, me)).code ?? '';
    const input = { ...other, code, password: 'Banyan2026' };
    expect(await world.refusal(changePhone, { ...input, password: 'x' }, as(me))).toMatchObject({
      data: { fields: { password: 'wrong' } },
    });
    const sun = await world.addLearner('sun', '', 1002);
    expect((await world.refusal(changePhone, input, as({ userId: sun })))?.code).toBe(ErrorCode.fieldsRefused);
    expect(await world.ask(changePhone, input, as(me))).toEqual({ phone: '+44 791 **** 3456' });
    world.now += 61_000;
    const back = await send('change', mine, me);
    await world.in(1002, (scope) =>
      scope.tx
        .update(users)
        .set({ phone: full })
        .where(scope.only(users, eq(users.id, sun))),
    );
    const taken = { ...mine, code: back.code ?? '', password: 'Banyan2026' };
    expect(await world.refusal(changePhone, taken, as(me))).toMatchObject({ data: { fields: { phone: 'taken' } } });
    expect((await world.refusal(sendMessage, { ...same, ...(await slide()) }, as(visitor)))?.code).toBe(
      ErrorCode.unauthenticated,
    );
  });
});
