import { callPath, clientPlatform, clientVersion, type Call } from '@banyan/contracts';
import type { Page } from '@playwright/test';

/** Answer of an API. */
export interface Said {
  readonly http: number;
  readonly body: { readonly status: string; readonly code?: number; readonly msg?: string; readonly data?: unknown };
}

/**
 * Makes a plain GET as the page in view would, with any of its fields changed: what someone with a script console can
 * do. `own` are the call's fields in wire form.
 */
export async function askApi(
  page: Page,
  call: Call,
  own: Readonly<Record<string, string>>,
  changed: Readonly<Record<string, string>> = {},
): Promise<Said> {
  const fields = await fieldsOf(page, own, { _method: 'GET', ...changed });
  const route = call.style === 'legacy' ? `r=${call.name}&` : '';
  const url = `${callPath(call)}?${route}${new URLSearchParams(fields).toString()}`;
  return page.evaluate(async (asked) => {
    const answer = await fetch(asked);
    return { http: answer.status, body: (await answer.json()) as Said['body'] };
  }, url);
}

/** Makes a plain POST the same way. */
export async function postApi(page: Page, call: Call, own: Readonly<Record<string, string>>): Promise<Said> {
  const fields = await fieldsOf(page, own, { _method: 'POST', idempotency_key: `journey-${Date.now()}-0000000000` });
  const sent = {
    url: call.style === 'legacy' ? `${callPath(call)}?r=${call.name}` : callPath(call),
    body: new URLSearchParams(fields).toString(),
  };
  return page.evaluate(async ({ url, body }) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(url, { method: 'POST', headers, body });
    return { http: answer.status, body: (await answer.json()) as Said['body'] };
  }, sent);
}

async function fieldsOf(
  page: Page,
  own: Readonly<Record<string, string>>,
  changed: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const cookies = await page.context().cookies(page.url());
  const kept = cookies.find(({ name }) => name === 'userInfo')?.value;
  const who = (kept === undefined ? {} : JSON.parse(decodeURIComponent(kept))) as { userid?: string; token?: string };
  return {
    eid: '1001',
    token: who.token ?? '',
    userid: who.userid ?? '',
    version: clientVersion,
    platform: clientPlatform,
    language: 'zh_cn',
    userPortalID: '',
    userNikkatsu: '1',
    requestTimestamp: String(Date.now()),
    page_url: page.url(),
    ...own,
    ...changed,
  };
}
