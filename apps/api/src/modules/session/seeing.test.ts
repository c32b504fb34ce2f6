import { ErrorCode, v, type Call, type CallInput, type CallOutput } from '@banyan/contracts';
import { allCalls, seeingMay } from '@banyan/contracts/all';
import { endSeeing, getUserInfo, logout, seeingMs } from '@banyan/contracts/account';
import { auditLog, managePerson, seeAs } from '@banyan/contracts/organisation';
import { taskList } from '@banyan/contracts/training';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { inTenant } from '../../db/tenant.ts';
import { testDatabase } from '../../testing/database.ts';
import { testApp } from '../../testing/app.ts';
import { caller } from '../../testing/caller.ts';
import { addEnterprise, addSession, addUser } from '../../testing/fixtures.ts';
import { allRoutes } from '../index.ts';
import { lastSeen } from './lasting.ts';

interface Who {
  readonly token: string;
  readonly userid: string;
}

const shut = [ErrorCode.seeingOnly, ErrorCode.seeingOver] as const;

describe('Seeing the academy as somebody', () => {
  let app: Awaited<ReturnType<typeof testApp>>;
  let db: Database;
  let now = Date.now();
  let person: number;
  let boss: Who;
  let system: Who;

  const ask = <C extends Call>(who: Who, call: C, input: CallInput<C>) =>
    caller(app, { host: 'localhost', eid: 1001, ...who })(call, input, { now });
  const begin = async (who: Who, id = person): Promise<Who> => {
    const { data } = await ask(who, seeAs, { id });
    const { token, userid } = (data as CallOutput<typeof seeAs>).userinfo;
    return { token, userid };
  };
  /** Codes of all calls but the end and the logout, with no fields of their own. */
  const walk = async (who: Who) => {
    const codes: [Call, number | undefined][] = [];
    for (const call of allCalls.filter((one) => one !== logout && one !== endSeeing))
      codes.push([call, (await ask(who, { ...call, request: v.object({}) }, {})).code]);
    return codes;
  };

  beforeEach(async () => {
    now = Date.now();
    db = await testDatabase();
    await addEnterprise(db, { eid: 1001, host: 'localhost' });
    person = await addUser(db, 1001, { account: 'li', name: { zh_cn: '李娜' } });
    const session = async (account: string, type: number) =>
      addSession(db, 1001, await addUser(db, 1001, { account, type, name: { zh_cn: account } }), { now });
    boss = await session('boss', 2);
    system = await session('system', 4);
    app = await testApp(db, allRoutes, { now: () => now });
  });

  it('reads alone: every call that changes something, and every one of messages, answers or personal data, is refused [AC-10]', async () => {
    const seen = await begin(boss);
    expect((await ask(seen, getUserInfo, {})).data).toMatchObject({ username: '李娜', seenBy: { name: 'boss' } });
    expect((await ask(seen, taskList, {})).code).not.toBe(ErrorCode.seeingOnly);
    const codes = await walk(seen);
    const open = codes.filter(([, code]) => !shut.some((one) => one === code)).map(([call]) => call);
    expect(open.map(({ name }) => name)).toEqual(
      allCalls.filter((call) => seeingMay(call, true) && call !== logout && call !== endSeeing).map(({ name }) => name),
    );
    expect(open.filter(({ method }) => method !== 'GET')).toEqual([]);
    const secret =
      /^apiMessage\/|paper|result|record$|personal-data|phone|apiPrivacy|address|face|manage\/|wrong|note/i;
    expect(open.filter(({ name }) => secret.test(name)).map(({ name }) => name)).toEqual([]);
  }, 60_000);

  it('ends after half an hour: nothing but its end is answered then [AC-10]', async () => {
    const seen = await begin(boss);
    now += seeingMs;
    expect((await ask(seen, taskList, {})).code).toBe(ErrorCode.seeingOver);
    expect((await ask(seen, getUserInfo, {})).status).toBe('Y');
    expect((await ask(seen, endSeeing, {})).data).toMatchObject({ entered: { userinfo: { username: 'boss' } } });
  });

  it('ends on press: the administrator is in again, and the session as somebody is over [AC-10]', async () => {
    const seen = await begin(boss);
    const { entered } = (await ask(seen, endSeeing, {})).data as CallOutput<typeof endSeeing>;
    const back = entered?.userinfo ?? { token: '', userid: '' };
    expect((await ask(back, managePerson, { id: person })).data).toMatchObject({ devices: [], state: 'never' });
    expect((await ask(seen, taskList, {})).code).toBe(ErrorCode.seeingOver);
    expect((await ask(boss, getUserInfo, {})).status).toBe('N');
  });

  it('is no call of the person, whose last one stays when it was [AC-10]', async () => {
    const last = () => inTenant(db, 1001, (scope) => lastSeen(scope, person));
    await begin(boss);
    expect(await last()).toBeNull();
    await addSession(db, 1001, person, { now: now - 60_000 });
    expect(await last()).toBe(now - 60_000);
  });

  it('brings nobody back whose own login has ended meanwhile [AC-10]', async () => {
    const seen = await begin(boss);
    await ask(boss, logout, {});
    expect((await ask(seen, endSeeing, {})).data).toEqual({ entered: null });
  });

  it('is on record, and not possible as somebody with more rights, as oneself, or twice over [AC-10]', async () => {
    const seen = await begin(boss);
    const log = (await ask(boss, auditLog, { q: '', subject: 'person', id: person })).data as CallOutput<
      typeof auditLog
    >;
    expect(log.items[0]).toMatchObject({ act: 'manage/people/seeAs', who: { name: 'boss' } });
    expect((await ask(system, seeAs, { id: Number(boss.userid) })).code).toBe(ErrorCode.adminsOnly);
    expect((await ask(boss, seeAs, { id: Number(boss.userid) })).code).toBe(ErrorCode.conflict);
    expect((await ask(seen, seeAs, { id: person })).code).toBe(ErrorCode.seeingOnly);
    expect((await ask(boss, endSeeing, {})).code).toBe(ErrorCode.notFound);
  });
});
