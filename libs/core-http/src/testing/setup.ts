import { defineCall, text, wireId, wireJson, v, type Call } from '@banyan/contracts';
import { createHttpClient } from '../client.ts';
import type { RefusedError } from '../errors.ts';
import type { HttpClientOptions, Identity } from '../options.ts';

const answer = v.object({ courses: v.array(v.object({ id: v.int(), title: v.string() })) });

export const listCall = defineCall({
  name: 'apiTest/list',
  method: 'GET',
  summary: 'A list',
  source: [],
  request: v.object({ page: wireId, 'search[keyword]': v.optional(text(20)) }),
  response: answer,
});

export const saveCall = defineCall({
  name: '/yii/appapi/v1/test/save',
  method: 'POST',
  summary: 'A change',
  source: [],
  request: v.object({ note: text(2000), marks: wireJson(v.array(v.int())) }),
  response: v.object({ saved: v.int() }),
});

export const onceCall = defineCall({ ...saveCall, name: 'apiTest/once', style: 'legacy', idempotent: false });
export const sealedCall = defineCall({ ...listCall, name: 'apiTest/sealed', protection: 'encrypted' });
export const bodyCall = defineCall({ ...listCall, name: 'apiTest/body', answer: 'body' });

export const good = { status: 'Y', data: { courses: [{ id: 1, title: '安全' }] } } as const;

export const learner: Identity = {
  eid: '42',
  token: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
  userid: '100023',
  language: 'zh_cn',
  userPortalID: 'p1',
  userNikkatsu: '3',
};

/** A client on `baseUrl`, with the list of refusals reported to its policy. */
export function setUp(baseUrl: string, changed: Partial<HttpClientOptions> = {}) {
  const refusals: { error: RefusedError; call: Call; asked: Identity }[] = [];
  const client = createHttpClient({
    baseUrl,
    identity: () => learner,
    flags: () => ({ signAll: 'N', encryptAll: 'N' }),
    policy: { onRefused: (error, call, asked) => refusals.push({ error, call, asked }) },
    host: () => 'hengchuan.localhost:4000',
    pageUrl: () => 'http://hengchuan.localhost:4000/course?page=2#top',
    timeZone: () => ({ name: 'Asia/Shanghai', offsetMinutes: 480 }),
    backoffMs: 1,
    ...changed,
  });
  return { client, refusals };
}
