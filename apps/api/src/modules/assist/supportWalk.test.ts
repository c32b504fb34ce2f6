import { ErrorCode, v, type Call } from '@banyan/contracts';
import {
  checkLoginExpire,
  endSupport,
  getUserInfo,
  languageList,
  loginType,
  logout,
  navigation,
  portalComponents,
  updateAssistStatus,
  uploadFileChunk,
  uploadLogs,
} from '@banyan/contracts/account';
import { allCalls, fileCalls } from '@banyan/contracts/all';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSupport } from './testing/supportWorld.ts';

let here: Awaited<ReturnType<typeof openSupport>>;
beforeAll(async () => {
  here = await openSupport();
});
afterAll(() => here.close());

type Support = Awaited<ReturnType<typeof here.comeIn>>;
const minute = 60_000;

/** Calls that a session of support may always make, as long as there is one. */
const dialog = new Set<Call>([
  ...[loginType, getUserInfo, languageList, navigation, portalComponents],
  ...[checkLoginExpire, updateAssistStatus, uploadFileChunk, logout, uploadLogs],
]);

/** Calls that open a session or something that outlives one, export data, or show personal data: always refused. */
const never = [
  ...[/\/login\/(?!get-)/, /^apiSystem\/(login$|login\/|register|resetPassword|updateInitialPassword|outsiders)/],
  ...[/send-message/, /enterprise\/switch/, /apiPuborg/, /SaveSelectPortal/, /selectEnterprise/],
  ...[
    /apiCalendar/,
    /learn-calendar/,
    /apiAssist/,
    /apiPrivacy/,
    /personal-data/,
    /apiSystem\/phone/,
    /realNameAuth/,
    /face/,
  ],
  ...[/download/i, /apiCertificate\/(credential|document|mine)/, /receipt/, /studyStatements/, /upload\/(?!.*chunk)/],
  ...[/apiMessage/, /apiMall\/addresses/, /apiOrder/, /\/pay\//, /apiMy/, /opendata/, /apiMeeting/, /Partner\/lead/i],
] as const;

/** Every call of the catalogue in wire form, past the contract: the access policy is asked first. */
async function walk({ ask }: Pick<Support, 'ask'>): Promise<Map<Call, number | undefined>> {
  const codes = new Map<Call, number | undefined>();
  // Logging out would end the other calls; uploads have a route of their own.
  for (const call of allCalls.filter((one) => one !== logout && !fileCalls.includes(one))) {
    const { code } = await ask({ ...call, request: v.object({}) }, {});
    codes.set(call, code);
  }
  return codes;
}

const shut = [ErrorCode.supportSession, ErrorCode.supportUnrecorded, ErrorCode.supportOver] as const;
const answered = (codes: ReadonlyMap<Call, number | undefined>) =>
  [...codes].filter(([, code]) => !shut.some((one) => one === code)).map(([call]) => call.name);
const dialogAlone = allCalls.filter((call) => dialog.has(call) && call !== logout).map(({ name }) => name);

it.each([
  ['before consent', () => Promise.resolve()],
  ['with consent and no piece', ({ report }: Support) => report('start')],
  [
    'when pieces have stopped',
    async ({ record }: Support) => {
      await record();
      here.world.now += 15_000;
    },
  ],
  [
    'when it was taken back',
    async ({ id, record }: Support) => {
      await record();
      await here.world.ask(endSupport, { id }, here.admin);
    },
  ],
  [
    'when it is done',
    async ({ record, send }: Support) => {
      await record();
      await send(1, { status: 'stopped' });
    },
  ],
] as const)('answers nothing but its dialog %s [AR-01] [AR-04]', async (_, lead) => {
  const support = await here.comeIn();
  await lead(support);
  expect(answered(await walk(support))).toEqual(dialogAlone);
});

it.each([
  ['recordScreen', 75],
  ['assist', 93],
] as const)(
  'answers what stands in the list of %s while it is recorded, and nothing that outlives it [AR-01]',
  async (type, most) => {
    const support = await here.comeIn(type);
    await support.record();
    const names = answered(await walk(support));
    expect(names).toEqual(expect.arrayContaining(dialogAlone));
    expect(names.filter((name) => never.some((one) => one.test(name)))).toEqual([]);
    // A call added to a list is to be added here as well.
    expect(names).toHaveLength(most);
    // Reading changes nothing.
    const changing = allCalls.filter(({ method, name }) => method === 'POST' && names.includes(name));
    if (type === 'recordScreen') expect(changing.filter((call) => !dialog.has(call))).toEqual([]);
  },
);

it('answers a visitor’s calls alone when its minute of grace is over [AR-01]', async () => {
  const support = await here.comeIn();
  await support.record();
  await here.world.ask(endSupport, { id: support.id }, here.admin);
  here.world.now += minute;
  expect(answered(await walk(support))).toEqual(
    allCalls
      .filter((call) => call === loginType || call === uploadLogs || call.name === 'apiSystem/login')
      .map(({ name }) => name),
  );
});

it('takes no file but pieces of its recording [AR-01] [HT-09]', async () => {
  const support = await here.comeIn();
  await support.record();
  expect(fileCalls.map(({ name }) => name)).toContain(uploadFileChunk.name);
  for (const call of fileCalls.filter((one) => one !== uploadFileChunk)) {
    expect(await support.post(call, {}, Buffer.from('x')), call.name).toMatchObject({ code: ErrorCode.supportSession });
  }
});
