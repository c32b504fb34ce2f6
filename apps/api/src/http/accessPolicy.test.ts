import { defineCall, ErrorCode, uploadState, v, type Call, type CallAccess } from '@banyan/contracts';
import {
  agreement,
  checkLoginExpire,
  answerScan,
  countryCodes,
  getPuborg,
  getUserInfo,
  homeIcons,
  homeStructure,
  languageList,
  login,
  loginMethods,
  loginType,
  logout,
  navigation,
  openLive,
  openScan,
  portalComponents,
  readProfile,
  saveProfile,
  sendMessage,
  sliderChallenge,
  switchLanguage,
  updateInitialPassword,
  uploadLogs,
  updateAssistStatus,
  type Role,
} from '@banyan/contracts/account';
import { ownFields } from '@banyan/contracts/organisation';
import { allCalls, fileCalls } from '@banyan/contracts/all';
import { categoryTree, courseDetail, courseList, homeList, relatedCourses } from '@banyan/contracts/course';
import { sendPiece } from '@banyan/contracts/live';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { caller } from '../testing/caller.ts';
import { testDatabase } from '../testing/database.ts';
import { addEnterprise, addSession, addUser } from '../testing/fixtures.ts';
import { serve } from './serve.ts';

/** Enterprises by their state: open to visitors, private, and closed for each reason there is [AC-03]. */
const enterprises = {
  open: { eid: 1001, puborg: 0 },
  private: { eid: 1002, puborg: 1 },
  // Neither 0 nor 1: everything but 0 is private.
  otherwisePrivate: { eid: 1003, puborg: 2 },
  expired: { eid: 1004, puborg: 0, expiresAt: new Date(0) },
  locked: { eid: 1005, puborg: 0, locked: true },
  deleted: { eid: 1006, puborg: 1, deleted: true },
} as const;
type Standing = keyof typeof enterprises;
const standings = Object.keys(enterprises) as Standing[];

const people = {
  learner: { type: 1, role: 'learner' },
  /** Has not given the personal data that each of these enterprises demands [ER-03]. */
  incomplete: { type: 1, realName: '', role: 'learner' },
  incompleteAdmin: { type: 2, realName: '', role: 'admin' },
  lecturer: { type: 5, role: 'lecturer' },
  admin2: { type: 2, role: 'admin' },
  admin3: { type: 3, role: 'admin' },
  admin4: { type: 4, role: 'admin' },
  revoked: { type: 2, adminRevoked: true, role: 'learner' },
} as const satisfies Record<string, { type: number; adminRevoked?: boolean; realName?: string; role: Role }>;
type Who = keyof typeof people | 'visitor';
const whos: readonly Who[] = ['visitor', ...(Object.keys(people) as (keyof typeof people)[])];

/** One call for each access, so that those without a call are covered too. */
const made = (['public', 'open', 'login', 'lecturer', 'admin'] as const).flatMap((access) =>
  [true, false].map((always) =>
    defineCall({
      name: `apiTest/${access}${always ? 'Always' : ''}`,
      method: 'GET',
      access,
      whenClosed: always,
      whenIncomplete: always,
      summary: '',
      source: [],
      request: v.object({}),
      response: v.object({}),
    }),
  ),
);
/** Each call without fields of its own, so that only the access policy can refuse it. */
const calls = [...allCalls, ...made].map((call) => ({ ...call, request: v.object({}), response: v.object({}) }));

const { unauthenticated, adminsOnly, lecturersOnly, enterpriseClosed, profileIncomplete } = ErrorCode;
/** The answer to each role where the enterprise is open; null is no refusal. */
const codes: Readonly<Record<CallAccess, Readonly<Record<Role, number | null>>>> = {
  public: { none: null, learner: null, lecturer: null, admin: null },
  open: { none: null, learner: null, lecturer: null, admin: null },
  login: { none: unauthenticated, learner: null, lecturer: null, admin: null },
  lecturer: { none: unauthenticated, learner: lecturersOnly, lecturer: null, admin: null },
  admin: { none: unauthenticated, learner: adminsOnly, lecturer: adminsOnly, admin: null },
};

function expected({ access, whenClosed, whenIncomplete }: Call, standing: Standing, who: Who): number | null {
  if (['expired', 'locked', 'deleted'].includes(standing) && !whenClosed) return enterpriseClosed;
  const role = who === 'visitor' ? 'none' : people[who].role;
  const privately = !['open', 'expired', 'locked'].includes(standing);
  if (access === 'open' && role === 'none' && privately) return unauthenticated;
  if (who.startsWith('incomplete') && access !== 'public' && !whenIncomplete) return profileIncomplete;
  return codes[access][role];
}

let app: FastifyInstance;
const askers = new Map<string, ReturnType<typeof caller>>();

beforeAll(async () => {
  const db = await testDatabase();
  app = await testApp(
    db,
    calls.map((call) => serve({ ...call, idempotent: false }, () => ({}))),
  );
  for (const [standing, enterprise] of Object.entries(enterprises)) {
    const host = `${standing.toLowerCase()}.localhost`;
    const { eid } = enterprise;
    await addEnterprise(db, { ...enterprise, host, requiredProfile: ['realName'] });
    for (const who of whos) {
      const session =
        who === 'visitor'
          ? {}
          : await addUser(db, eid, { account: who, realName: '李', ...people[who] }).then((id) =>
              addSession(db, eid, id),
            );
      askers.set(`${standing} ${who}`, caller(app, { host, eid, ...session }));
    }
  }
});

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it.each(standings)(
    'answers at an enterprise that is %s whom its access names [AC-03] [AC-06] [AC-07] [AC-10] [ER-03]',
    async (standing) => {
      const answered: Record<string, number | null> = {};
      for (const who of whos) {
        const result = await askers.get(`${standing} ${who}`)?.({ ...call, idempotent: false }, {});
        answered[who] = result?.code ?? null;
      }
      expect(answered).toEqual(Object.fromEntries(whos.map((who) => [who, expected(call, standing, who)])));
    },
  );
});

it('lets visitors of private enterprises find the way in and course details, and no other content [AC-06]', () => {
  const accesses = (some: readonly Call[]) => some.map(({ access }) => access);
  const wayIn = [loginType, login, loginMethods, updateInitialPassword, languageList, agreement, uploadLogs];
  expect(new Set(accesses([...wayIn, navigation, portalComponents, courseDetail, relatedCourses]))).toEqual(
    new Set(['public']),
  );
  expect(new Set(accesses([categoryTree, courseList, homeStructure, homeList, homeIcons]))).toEqual(new Set(['open']));
});

it('has pages of a closed enterprise say that and why it is closed, and lets nobody in [AC-03] [AC-13]', () => {
  const closed = allCalls.filter(({ whenClosed }) => whenClosed);
  const wanted = [loginType, loginMethods, uploadLogs, languageList, agreement, logout, portalComponents];
  expect(closed).toEqual(expect.arrayContaining(wanted));
  for (const call of [login, updateInitialPassword, courseDetail]) expect(closed).not.toContain(call);
});

it('lets somebody whose personal data are missing give them, leave, and nothing else, and says which [ER-03]', async () => {
  const open = allCalls.filter(({ whenIncomplete }) => whenIncomplete);
  // A phone number may be among the missing data, and is proved by a code.
  const phone = [countryCodes, sliderChallenge, sendMessage];
  // Another screen may be authorised, and another enterprise chosen.
  const elsewhere = [openScan, answerScan, getPuborg];
  const own = [readProfile, saveProfile, ownFields, uploadState, getUserInfo, switchLanguage, logout, openLive];
  // Support that acts as a person goes on being recorded.
  const support = [checkLoginExpire, updateAssistStatus];
  const wanted = [...own, ...phone, ...elsewhere, ...support];
  expect(new Set(open)).toEqual(new Set(wanted));
  // A portrait may be missing; recordings wait until the missing data are given.
  expect(fileCalls.filter(({ whenIncomplete }) => !whenIncomplete)).toEqual([sendPiece]);
  const call = calls.find(({ name }) => name === 'apiTest/login');
  const refused = call && (await askers.get('open incomplete')?.(call, {}));
  expect(refused).toMatchObject({ http: 200, code: profileIncomplete, data: { fields: ['realName'] } });
});

it('says in the language of who asks that it is for administrators [AC-10] [SE-09]', async () => {
  const call = calls.find(({ name }) => name === 'apiTest/admin');
  const refused = call && (await askers.get('open learner')?.(call, {}, { fields: { language: 'zh_cn' } }));
  expect(refused).toMatchObject({ http: 403, code: adminsOnly, msg: '你没有管理员权限' });
});
