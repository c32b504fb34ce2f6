import type { agreement, languageList, loginMethods, uploadLogs } from '@banyan/contracts/account';
import { ErrorCode, type CallInput, type CallOutput, type Language } from '@banyan/contracts';
import { eq, inArray } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { mayName } from '../../platform/consent.service.ts';
import { agreements, pageEvents } from '../../platform/enterprise.schema.ts';
import { loadEnterprise, offeredLanguages } from '../../platform/enterprise.ts';
import { momentOf, takeQuota } from './pageEvents.ts';

const yesNo = (value: boolean) => (value ? 'Y' : 'N');

const languageNames: Readonly<Record<Language, string>> = {
  zh_cn: '简体中文',
  zh_tw: '繁體中文（台灣）',
  zh_hk: '繁體中文（香港）',
  en: 'English',
  auto: 'Auto',
};

/** Languages to choose from: those the enterprise offers, or its only one. */
export async function listLanguages(context: CallContext): Promise<CallOutput<typeof languageList>> {
  const row = await loadEnterprise(context.scope);
  const codes = offeredLanguages(row);
  return { languages: codes.map((code) => ({ code, name: languageNames[code] })) };
}

/** Login methods that the enterprise offers, and that work on this server. */
export async function listLoginMethods({
  carrier,
  device,
  scope,
  sms,
  viewer,
}: CallContext): Promise<CallOutput<typeof loginMethods>> {
  const row = await loadEnterprise(scope);
  return {
    methods: row.loginWays.filter((way) => {
      if (way === 'sso') return row.sso !== null;
      if (way === 'oneClick') return carrier.reaches;
      // A page of another origin cannot keep the secret of a trusted device.
      if (way === 'face') return device !== null;
      return sms.reaches || (way !== 'code' && way !== 'outsider');
    }),
    accountHint: localised(row.accountHint, viewer.language),
    ssoName: row.loginWays.includes('sso') ? (row.sso?.name ?? '') : '',
    reset: yesNo(sms.reaches),
  };
}

/** User agreement or privacy notice in the viewer's language, else in Chinese. */
export async function readAgreement(
  { scope, viewer }: CallContext,
  { kind }: CallInput<typeof agreement>,
): Promise<CallOutput<typeof agreement>> {
  const wanted = [viewer.language, viewer.language === 'zh_hk' ? ('zh_tw' as const) : null, 'zh_cn' as const].filter(
    (code) => code !== null,
  );
  const found = await scope.tx
    .select()
    .from(agreements)
    .where(scope.only(agreements, eq(agreements.kind, kind), inArray(agreements.language, wanted)));
  const best = wanted.map((code) => found.find((row) => row.language === code)).find((row) => row !== undefined);
  if (!best) throw new Refusal(ErrorCode.notFound, { reason: 'no agreement' });
  return { title: best.title, since: best.since.getTime(), sections: best.sections };
}

/**
 * Stores page views and client errors in the embedded sink, within this viewer's daily quota. With the reporter only if
 * they have agreed to it.
 */
export async function storePageEvents(
  context: CallContext,
  { events }: CallInput<typeof uploadLogs>,
): Promise<CallOutput<typeof uploadLogs>> {
  const { scope, viewer, now } = context;
  await takeQuota(context, events);
  const userId = (await mayName(scope, viewer.userId)) ? viewer.userId : null;
  const rows = events.map((event) => {
    const { kind, path, title, detail = '' } = event;
    return scope.row(pageEvents, { userId, kind, at: momentOf(event, now()), path, title, detail });
  });
  if (rows.length > 0) await scope.tx.insert(pageEvents).values(rows);
  return { accepted: rows.length };
}
