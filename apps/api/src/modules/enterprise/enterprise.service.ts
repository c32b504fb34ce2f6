import type { agreement, languageList, loginMethods, uploadLogs } from '@banyan/contracts';
import { ErrorCode, type CallInput, type CallOutput, type Enterprise, type Language } from '@banyan/contracts';
import { eq, inArray } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Viewer } from '../../http/context.ts';
import { offersSwitch } from '../../http/language.ts';
import { Refusal } from '../../http/refusal.ts';
import { cookieDomain } from './cookieDomain.ts';
import { agreements, enterprises, pageEvents, portals, users } from './enterprise.schema.ts';
import { mayName } from './consent.service.ts';
import { momentOf, takeQuota } from './pageEvents.ts';

export type EnterpriseRow = typeof enterprises.$inferSelect;

/** The enterprise of the scope. */
export async function loadEnterprise(scope: TenantScope): Promise<EnterpriseRow> {
  const [row] = await scope.tx.select().from(enterprises).where(scope.only(enterprises));
  if (!row) throw new Refusal(ErrorCode.notFound, { reason: 'no such enterprise' });
  return row;
}

const yesNo = (value: boolean) => (value ? 'Y' : 'N');

/** The enterprise as its pages see it [AC-01]. `host` is the page's. */
export async function describeEnterprise({
  scope,
  viewer,
  pageHost,
  baseDomain,
  now,
}: Pick<CallContext, 'scope' | 'viewer' | 'pageHost' | 'baseDomain' | 'now'>): Promise<Enterprise> {
  const row = await loadEnterprise(scope);
  const portal = await chosenPortal(scope, viewer);
  const domain = cookieDomain(row.cookiesDomain, pageHost, baseDomain);
  const expired = row.eid !== 0 && row.expiresAt !== null && row.expiresAt.getTime() <= now();
  return {
    eid: row.eid,
    enterpriseName: localised(row.name, viewer.language),
    portalName: localised(portal?.name ?? row.portalName, viewer.language),
    language: row.language,
    theme_color: row.themeColor,
    hover_color: row.hoverColor,
    you_fen_mall_switch: yesNo(row.pointsMall),
    platformFlag: row.platformFlag,
    dingtalkCorpId: row.dingtalkCorpId,
    showUserRegister: yesNo(row.registration),
    linkIcon: row.logoUrl,
    switch_language: yesNo(row.switchLanguage),
    languageSelected: row.languages,
    puborg: row.puborg,
    userPortal: portal && { portalID: portal.portalId, themeColor: portal.themeColor, hoverColor: portal.hoverColor },
    pcScanQRCodeLoginUrl: row.scanLoginUrl,
    mxybeta: { key: '', val: '' },
    corpid: row.corpId,
    iscustomDomain: yesNo(domain !== ''),
    cookiesDomain: domain,
    islock: yesNo(!row.locked),
    isdelete: row.deleted ? '1' : '0',
    expireStatus: yesNo(!expired),
    expireAt: row.expiresAt?.getTime() ?? null,
    is_jion: yesNo(!row.membersOnly || viewer.userId !== null),
    slogan: localised(row.slogan, viewer.language),
    sloganDetail: localised(row.sloganDetail, viewer.language),
    contact: row.contact,
    passwordPolicy: row.passwordPolicy,
    timeZone: row.timeZone,
    transport: { signAll: yesNo(row.signAll), encryptAll: yesNo(row.encryptAll) },
  };
}

/** What a person has chosen is kept with them; a visitor's page says which portal it shows [SH-13]. */
async function chosenPortal(scope: TenantScope, { portalId, userId }: Pick<Viewer, 'portalId' | 'userId'>) {
  const own =
    userId === null
      ? portalId
      : scope.tx
          .select({ id: users.portalId })
          .from(users)
          .where(scope.only(users, eq(users.id, userId)));
  if (own === '') return null;
  const [portal] = await scope.tx
    .select()
    .from(portals)
    .where(scope.only(portals, typeof own === 'string' ? eq(portals.portalId, own) : inArray(portals.portalId, own)));
  return portal?.switchable ? portal : null;
}

const languageNames: Readonly<Record<Language, string>> = {
  zh_cn: '简体中文',
  zh_tw: '繁體中文（台灣）',
  zh_hk: '繁體中文（香港）',
  en: 'English',
  auto: 'Auto',
};

/** Languages to choose from: those the enterprise offers, or the one it has [SE-09]. */
export async function listLanguages(context: CallContext): Promise<CallOutput<typeof languageList>> {
  const row = await loadEnterprise(context.scope);
  const codes = offeredLanguages(row);
  return { languages: codes.map((code) => ({ code, name: languageNames[code] })) };
}

/** Codes that `switchLanguage` takes. */
export function offeredLanguages(row: EnterpriseRow): readonly Language[] {
  if (offersSwitch(row.eid, row.switchLanguage, row.language)) return row.languages;
  return [row.language === 'zh_tw' || row.language === 'zh_hk' ? row.language : 'zh_cn'];
}

/** Ways in that the enterprise offers, and that work on this server [SE-03]. */
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
      // A page of another origin cannot keep what a trusted device is known by.
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
 * Page views and client errors into the embedded sink, as far as it takes them from this viewer today [SH-04]. With who
 * reported them only where they have agreed to it.
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
