import { ErrorCode } from '@banyan/contracts';
import {
  applyOutsider,
  decideOutsider,
  enterOutsider,
  freshProofMs,
  outsiderRequests,
  outsidersCode,
  outsiderStandingCall,
  proveOutsider,
  sliderChallenge,
} from '@banyan/contracts/account';
import { actOnPeople, auditLog, manageVisitors } from '@banyan/contracts/organisation';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addRole } from '../organisation/testing/addRole.ts';
import { addUser } from '../../testing/fixtures.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { departments } from '../../platform/department.schema.ts';
import { enterprises, users } from '../../platform/enterprise.schema.ts';
import { allRoutes } from '../index.ts';
import { sliderChallenges } from '../phone/phone.schema.ts';
import { outsiderPasses } from './outsider.schema.ts';

const visitor: Asker = { userId: null };
const mine = { region: 'CN', number: '139 1234 5678' };
const full = '+8613912345678';
const form = { name: ' 周 启明 ', company: '联泰刀具', reason: '派驻机加二车间', agreed: 'Y' as const };

let world: World;
let administrator: Asker;
beforeEach(async () => {
  world = await openWorld(allRoutes);
  administrator = await world.addPerson('admin');
  await set({ loginWays: ['password', 'outsider'] });
});
const set = (values: Partial<typeof enterprises.$inferInsert>) =>
  world.in(1001, (scope) => scope.tx.update(enterprises).set(values).where(scope.only(enterprises)));

/** A code sent to a number. */
async function codeFor(to = mine): Promise<string> {
  const { id: slider } = await world.ask(sliderChallenge, {}, visitor);
  const [row] = await world.in(1001, (scope) =>
    scope.tx
      .select()
      .from(sliderChallenges)
      .where(scope.only(sliderChallenges, eq(sliderChallenges.id, slider))),
  );
  await world.ask(outsidersCode, { ...to, slider, position: row?.position ?? 0 }, visitor);
  world.now += 61_000;
  return /\d{6}/.exec(world.sms.read()[0]?.text ?? '')?.[0] ?? '';
}
const prove = async () => world.ask(proveOutsider, { ...mine, code: await codeFor() }, visitor);
const waitingId = async () => {
  const { items } = await world.ask(outsiderRequests, { state: 'open' }, administrator);
  return items[0]?.id ?? 0;
};
const decide = (approve: 'Y' | 'N', id: number, answer = '') => ({ id, approve, answer });
const refusedPass = (why: string) => ({ code: ErrorCode.fieldsRefused, data: { fields: { pass: why } } });

describe('somebody from outside', () => {
  it('is shown to those who see all people, and decided by those who edit them [SE-08] [AC-10]', async () => {
    const { pass } = await prove();
    await world.ask(applyOutsider, { pass, ...form }, visitor);
    const id = await waitingId();
    const general: Asker = { userId: await addUser(world.db, 1001, { account: 'G1', type: 3 }), role: 'admin' };
    expect((await world.refusal(decideOutsider, decide('Y', id), general))?.code).toBe(ErrorCode.adminsOnly);
    const asks = (asker: Asker) => world.ask(outsiderRequests, { state: 'open' }, asker);
    expect(await asks(general)).toMatchObject({ items: [], total: 0, right: 'none' });
    const watcher: Asker = { userId: await world.addLearner('S1') };
    await addRole(world, { holders: [watcher.userId ?? 0], permissions: ['people.see'], reach: 'all' });
    expect(await asks(watcher)).toMatchObject({ total: 1, right: 'see' });
    expect((await world.refusal(decideOutsider, decide('Y', id), watcher))?.code).toBe(ErrorCode.adminsOnly);
    expect(await asks(administrator)).toMatchObject({ items: [{ id }], total: 1, right: 'decide' });
    const learner = { userId: await world.addLearner('L1') };
    expect((await world.refusal(outsiderRequests, { state: 'open' }, learner))?.code).toBe(ErrorCode.adminsOnly);
  });

  it('stands in a list with what they did until a department takes them [SE-08] [AC-10]', async () => {
    const { pass } = await prove();
    await world.ask(applyOutsider, { pass, ...form }, visitor);
    await world.ask(decideOutsider, decide('Y', await waitingId()), administrator);
    await world.addLearner('W1', '焊接');
    const listed = async () =>
      (await world.ask(manageVisitors, { q: '', state: '', sort: 'newest' }, administrator)).items;
    const [one] = await listed();
    expect(one).toMatchObject({
      name: '周 启明',
      company: '联泰刀具',
      phone: full,
      courses: 0,
      orders: 0,
      since: world.now,
    });
    const [weld] = await world.in(1001, (scope) => scope.tx.select().from(departments).where(scope.only(departments)));
    await world.ask(actOnPeople, { ids: [one?.id ?? 0], act: 'move', department: weld?.id ?? 0 }, administrator);
    expect(await listed()).toEqual([]);
  });

  it('asks, waits, is let in by an administrator and told by phone, and comes in [SE-03] [SE-08]', async () => {
    const { pass, standing } = await prove();
    expect(standing).toMatchObject({ state: 'new', phone: '+86 139 **** 5678' });
    expect(await world.ask(applyOutsider, { pass, ...form }, visitor)).toMatchObject({
      state: 'waiting',
      name: '周 启明',
    });
    expect(await world.refusal(enterOutsider, { pass }, visitor)).toEqual(refusedPass('waiting'));
    const { items, total } = await world.ask(outsiderRequests, { state: 'open' }, administrator);
    expect([total, items[0]?.phone, items[0]?.company]).toEqual([1, full, '联泰刀具']);
    await world.ask(decideOutsider, decide('Y', items[0]?.id ?? 0), administrator);
    expect(world.sms.read()[0]).toMatchObject({ to: full, text: expect.stringContaining('已通过') as unknown });
    expect(await world.ask(outsiderStandingCall, { pass }, visitor)).toMatchObject({ state: 'approved' });
    const { userinfo } = await world.ask(enterOutsider, { pass }, visitor);
    expect(userinfo).toMatchObject({ account: full.slice(1), username: '周 启明', department: '联泰刀具' });
    const answered = await world.ask(outsiderRequests, { state: 'answered' }, administrator);
    expect(answered.items[0]).toMatchObject({ member: false, user: expect.any(Number) as number });
    expect(answered.items[0]).toMatchObject({ state: 'approved', decidedAt: world.now });
  });

  it('opens the account by a fresh proof alone; the standing is seen for longer [SE-08]', async () => {
    const { pass } = await prove();
    await world.ask(applyOutsider, { pass, ...form }, visitor);
    await world.ask(decideOutsider, decide('Y', await waitingId()), administrator);
    world.now += freshProofMs;
    expect(await world.ask(outsiderStandingCall, { pass }, visitor)).toMatchObject({ state: 'approved' });
    expect(await world.refusal(enterOutsider, { pass }, visitor)).toEqual(refusedPass('stale'));
    const again = await prove();
    expect(again.standing.state).toBe('approved');
    await world.in(1001, (scope) =>
      scope.tx
        .update(users)
        .set({ locked: true })
        .where(scope.only(users, eq(users.phone, full))),
    );
    expect((await world.refusal(enterOutsider, { pass: again.pass }, visitor))?.code).toBe(ErrorCode.accountLocked);
    const kept = await world.in(1001, ({ tx }) => tx.select().from(outsiderPasses));
    expect(JSON.stringify(kept)).not.toContain(pass);
  });

  it('is refused with a reason, once, and may ask again [SE-08]', async () => {
    const { pass } = await prove();
    await world.ask(applyOutsider, { pass, ...form }, visitor);
    const id = await waitingId();
    expect((await world.refusal(decideOutsider, decide('N', id, ' '), administrator))?.data).toEqual({
      fields: { answer: 'missing' },
    });
    await world.ask(decideOutsider, decide('N', id, '请先由车间提出'), administrator);
    expect((await world.refusal(decideOutsider, decide('Y', id), administrator))?.code).toBe(ErrorCode.conflict);
    expect(await world.ask(outsiderStandingCall, { pass }, visitor)).toMatchObject({
      state: 'refused',
      answer: '请先由车间提出',
    });
    expect(world.sms.read()[0]?.text).toContain('请先由车间提出');
    expect(await world.ask(applyOutsider, { pass, ...form }, visitor)).toMatchObject({ state: 'waiting', answer: '' });
    // While it waits, another form changes nothing: an administrator may be reading it.
    const other = await world.ask(applyOutsider, { pass, ...form, name: '别人' }, visitor);
    expect(other.name).toBe('周 启明');
  });

  it('names what is wrong, and finds no door where none is offered or the plan is full [AC-15] [SE-08]', async () => {
    const { pass } = await prove();
    const wrong = { pass, ...form, name: ' ', reason: 'x'.repeat(201) };
    expect((await world.refusal(applyOutsider, wrong, visitor))?.data).toEqual({
      fields: { name: 'missing', reason: 'tooLong' },
    });
    expect(await world.refusal(applyOutsider, { pass: 'x', ...form }, visitor)).toEqual(refusedPass('unknown'));
    await world.ask(applyOutsider, { pass, ...form }, visitor);
    await set({ userLimit: 1 });
    const id = await waitingId();
    expect(await world.refusal(decideOutsider, decide('Y', id), administrator)).toEqual({
      code: ErrorCode.usersOverLimit,
      data: { current: 1, limit: 1 },
    });
    await set({ loginWays: ['password'] });
    expect((await world.refusal(applyOutsider, { pass, ...form }, visitor))?.code).toBe(ErrorCode.illegalRequest);
  });

  it('is a member where the number has an account already [SE-08]', async () => {
    const id = await world.addLearner('li');
    await world.in(1001, (scope) =>
      scope.tx
        .update(users)
        .set({ phone: full })
        .where(scope.only(users, eq(users.id, id))),
    );
    expect((await prove()).standing.state).toBe('member');
  });

  it('is found by words or a whole number, and each decision is in the audit log [SE-08] [AC-10]', async () => {
    const { pass } = await prove();
    await world.ask(applyOutsider, { pass, ...form }, visitor);
    const found = async (q: string) =>
      (await world.ask(outsiderRequests, { state: 'open', q }, administrator)).items.map(({ name }) => name);
    expect([await found('联泰'), await found('139 1234 5678'), await found('nobody')]).toEqual([
      ...[['周 启明'], ['周 启明'], []],
    ]);
    await world.ask(decideOutsider, decide('Y', await waitingId()), administrator);
    const { items } = await world.ask(auditLog, { q: '', subject: 'person', id: 0, who: 0 } as never, administrator);
    expect(items[0]).toMatchObject({ act: 'apiSystem/outsiders/decide', who: { id: administrator.userId } });
  });
});
