// Calls of a learner as they go over the wire.
import { randomUUID } from 'node:crypto';
import { eid } from './database.mjs';

/** Query of a GET call. @param {{ userid: string, token: string }} learner */
export function addressOf(call, fields, learner) {
  const query = new URLSearchParams({ r: call, ...asWho(fields, learner, 'GET') });
  return `/index.php?${query}`;
}

/** Body of a POST call. @param {{ userid: string, token: string }} learner */
export const bodyOf = (fields, learner) =>
  new URLSearchParams({ ...asWho(fields, learner, 'POST'), idempotency_key: randomUUID() }).toString();

/** Fields of a call with those that tell who asks. */
function asWho(fields, learner, method) {
  return {
    ...fields,
    eid: String(eid),
    ...learner,
    version: '6.0.0',
    platform: 'pcweb',
    language: 'zh_cn',
    userPortalID: '',
    userNikkatsu: '',
    requestTimestamp: String(Date.now()),
    _method: method,
    page_url: 'http://127.0.0.1/',
  };
}

/** Makes one call and answers its data; throws where it is refused, for then nothing was measured. */
export async function ask(origin, call, fields, learner) {
  const response = await fetch(origin + addressOf(call, fields, learner));
  const body = await response.json();
  if (body.status !== 'Y') throw new Error(`${call} was refused: ${JSON.stringify(body)}`);
  return body.data;
}

/** Fields of the course list where nothing is narrowed. */
export const wholeList = {
  'search[keyword]': '',
  'search[catid]': '',
  state: '',
  duration: '',
  fee: '',
  type: 'all',
  lecturer: '0',
  sort: 'default',
  cursor: '',
  size: '24',
};
