import { callPath, clientPlatform, clientVersion, type Call } from '@banyan/contracts';
import type { Page } from '@playwright/test';

/** What an API said. */
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
  const cookies = await page.context().cookies(page.url());
  const kept = cookies.find(({ name }) => name === 'userInfo')?.value;
  const who = (kept === undefined ? {} : JSON.parse(decodeURIComponent(kept))) as { userid?: string; token?: string };
  const fields = {
    eid: '1001',
    token: who.token ?? '',
    userid: who.userid ?? '',
    version: clientVersion,
    platform: clientPlatform,
    language: 'zh_cn',
    userPortalID: '',
    userNikkatsu: '1',
    requestTimestamp: String(Date.now()),
    _method: 'GET',
    page_url: page.url(),
    ...own,
    ...changed,
  };
  const route = call.style === 'legacy' ? `r=${call.name}&` : '';
  const url = `${callPath(call)}?${route}${new URLSearchParams(fields).toString()}`;
  return page.evaluate(async (asked) => {
    const answer = await fetch(asked);
    return { http: answer.status, body: (await answer.json()) as Said['body'] };
  }, url);
}
