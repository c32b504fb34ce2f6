import { ErrorCode, type CallInput } from '@banyan/contracts';
import { departmentTree, register, sendMessage, sliderChallenge } from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { enterprises, users } from '../../platform/enterprise.schema.ts';
import { allRoutes } from '../index.ts';
import { announcementFor, announcementsOf } from '../messages/testing/announcementFor.ts';
import { sliderChallenges } from '../phone/phone.schema.ts';
import { departments } from '../../platform/department.schema.ts';

const visitor: Asker = { userId: null };

let world: World;
let fresh: number;
beforeEach(async () => {
  world = await openWorld(allRoutes);
  await world.in(1001, async (scope) => {
    await scope.tx.update(enterprises).set({ registration: true }).where(scope.only(enterprises));
    const [stores] = await scope.tx
      .insert(departments)
      .values(scope.row(departments, { name: { zh_cn: '门店' }, place: 0, open: true }))
      .returning();
    const [row] = await scope.tx
      .insert(departments)
      .values(scope.row(departments, { parentId: stores?.id ?? 0, name: { zh_cn: '生鲜组' }, place: 0, open: true }))
      .returning();
    fresh = row?.id ?? 0;
  });
});

/** A code sent to a number. */
async function codeFor(number: string): Promise<string> {
  const { id: slider } = await world.ask(sliderChallenge, {}, visitor);
  const [row] = await world.in(1001, (scope) =>
    scope.tx
      .select()
      .from(sliderChallenges)
      .where(scope.only(sliderChallenges, eq(sliderChallenges.id, slider))),
  );
  const input = { purpose: 'register' as const, region: 'CN', number, slider, position: row?.position ?? 0 };
  await world.ask(sendMessage, input, visitor);
  return /\d{6}/.exec(world.sms.read()[0]?.text ?? '')?.[0] ?? '';
}
const form = (code: string, change: Partial<CallInput<typeof register>> = {}): CallInput<typeof register> => ({
  name: ' 王 小芸 ',
  region: 'CN',
  number: '139 1234 5678',
  code,
  department: fresh,
  birthdayType: 'solar',
  birthday: '1993-04-12',
  password: 'Birch4271',
  confirm: 'Birch4271',
  agreed: 'Y',
  ...change,
});
const refusal = (input: CallInput<typeof register>) => world.refusal(register, input, visitor);
const set = (values: Partial<typeof enterprises.$inferInsert>) =>
  world.in(1001, (scope) => scope.tx.update(enterprises).set(values).where(scope.only(enterprises)));

describe('a registration', () => {
  it('makes an account in a department and comes in with it, and has its announcements [SE-08] [ME-01]', async () => {
    await announcementFor(world, '开业', ['生鲜组']);
    const { departments: tree } = await world.ask(departmentTree, {}, visitor);
    expect(tree).toEqual([
      { id: tree[0]?.id, parent: 0, name: '门店' },
      { id: fresh, parent: tree[0]?.id, name: '生鲜组' },
    ]);
    const { userinfo } = await world.ask(register, form(await codeFor('139 1234 5678')), visitor);
    expect(userinfo).toMatchObject({ username: '王 小芸', account: '8613912345678', department: '生鲜组' });
    const [row] = await world.in(1001, (scope) =>
      scope.tx
        .select()
        .from(users)
        .where(scope.only(users, eq(users.phone, '+8613912345678'))),
    );
    expect(row).toMatchObject({ birthday: '1993-04-12', birthdayType: 'solar', type: 1 });
    expect(await announcementsOf(world, row?.id ?? 0)).toEqual(['开业']);
  });

  it('refuses days that are none, departments that are none, and words that cannot be seen [SE-08] [SE-04]', async () => {
    const code = await codeFor('139 1234 5678');
    const fields = async (change: Partial<CallInput<typeof register>>) => (await refusal(form(code, change)))?.data;
    expect(await fields({ birthday: '1993-02-30' })).toEqual({ fields: { birthday: 'invalid' } });
    expect(await fields({ birthday: '2999-01-01' })).toEqual({ fields: { birthday: 'invalid' } });
    expect(await fields({ name: ' ' })).toEqual({ fields: { name: 'missing' } });
    expect(await fields({ name: 'a\u200bb' })).toEqual({ fields: { name: 'unseen' } });
    expect(await fields({ department: 0 })).toEqual({ fields: { department: 'missing' } });
    expect((await refusal(form(code, { password: 'abc', confirm: 'abc' })))?.code).toBe(ErrorCode.weakPassword);
    // None of it used the code up; the lunar calendar has a thirtieth of February.
    await world.ask(register, form(code, { birthdayType: 'lunar', birthday: '1993-02-30' }), visitor);
  });

  it('tells that a number is taken to who has it in hand alone [SE-08] [SE-16]', async () => {
    await world.ask(register, form(await codeFor('139 1234 5678')), visitor);
    world.now += 61_000;
    expect(await refusal(form('000000'))).toEqual({ code: ErrorCode.codeExpired });
    const code = await codeFor('139 1234 5678');
    expect(await refusal(form(code))).toEqual({ code: ErrorCode.fieldsRefused, data: { fields: { phone: 'taken' } } });
  });

  it('ends where the plan has no more room, and where the enterprise does not want it [AC-15] [SE-08]', async () => {
    const code = await codeFor('139 1234 5678');
    await world.addLearner('li');
    await set({ userLimit: 1 });
    expect(await refusal(form(code))).toEqual({ code: ErrorCode.usersOverLimit, data: { current: 1, limit: 1 } });
    await set({ userLimit: 2, registration: false });
    expect((await refusal(form(code)))?.code).toBe(ErrorCode.illegalRequest);
    await set({ registration: true });
    await world.ask(register, form(code), visitor);
  });
});
