import type { Enterprise } from '@banyan/contracts/account';
import { eq, inArray } from 'drizzle-orm';
import { localised } from '../db/localised.ts';
import type { TenantScope } from '../db/tenant.ts';
import type { CallContext, Viewer } from '../http/context.ts';
import { cookieDomain } from './cookieDomain.ts';
import { portals, users } from './enterprise.schema.ts';
import { logoOf } from './logo.ts';
import { loadEnterprise } from './enterprise.ts';

const yesNo = (value: boolean) => (value ? 'Y' : 'N');

/** The enterprise as its pages see it. `host` is the page's. */
export async function describeEnterprise({
  scope,
  viewer,
  pageHost,
  baseDomain,
  now,
  contentUrl,
}: Pick<CallContext, 'scope' | 'viewer' | 'pageHost' | 'baseDomain' | 'now' | 'contentUrl'>): Promise<Enterprise> {
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
    linkIcon: logoOf(row, { contentUrl }),
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

/** A person's choice is stored with them; a visitor's page says which portal it shows. */
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
