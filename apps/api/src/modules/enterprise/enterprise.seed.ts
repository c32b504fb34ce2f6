import { agreementsEn, agreementsZh, type AgreementText } from '../../db/seed/demo/agreements.ts';
import type { DemoEnterprise } from '../../db/seed/demo/types.ts';
import { localiser, type Localise } from '../../db/seed/localiser.ts';
import { traditional } from '../../db/traditional.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { inTenant, type TenantScope } from '../../db/tenant.ts';
import { agreements, enterprises, hosts } from './enterprise.schema.ts';

const day = 86_400_000;
/** Agreements hold from the first of January of this year. */
const agreementsSince = new Date(Date.UTC(2025, 11, 31, 16));

/** The enterprise itself with its host and its agreements. */
export const enterpriseSeed: SeedStep = {
  name: 'enterprise',
  fills: enterprises,
  async work({ db, now }, demo) {
    if (demo.host) await db.orm.insert(hosts).values({ host: demo.host, eid: demo.eid }).onConflictDoNothing();
    const localise = localiser(demo.settings.languages ?? []);
    await inTenant(db, demo.eid, async (scope) => {
      await scope.tx.insert(enterprises).values(scope.row(enterprises, rowOf(demo, localise, now)));
      await addAgreements(scope, demo);
    });
  },
};

function rowOf(demo: DemoEnterprise, localise: Localise, now: number) {
  const { expiredDaysAgo, languages, ...settings } = demo.settings;
  return {
    ...settings,
    languages: [...(languages ?? [])],
    name: localise(demo.name),
    portalName: localise(demo.portalName),
    slogan: localise(demo.slogan),
    sloganDetail: localise(demo.sloganDetail),
    accountHint: localise(demo.accountHint),
    expiresAt: expiredDaysAgo === undefined ? null : new Date(now - expiredDaysAgo * day),
  };
}

async function addAgreements(scope: TenantScope, demo: DemoEnterprise): Promise<void> {
  const languages = demo.settings.languages ?? [];
  const add = (
    language: 'zh_cn' | 'zh_tw' | 'zh_hk' | 'en',
    texts: readonly AgreementText[],
    form: (text: string) => string,
  ) => {
    const owner = language === 'en' ? (demo.name.en ?? demo.name.zh) : demo.name.zh;
    const write = (text: string) => form(text.replaceAll('%owner%', owner));
    return scope.tx.insert(agreements).values(
      texts.map(({ kind, title, sections }) =>
        scope.row(agreements, {
          kind,
          language,
          title: write(title),
          since: agreementsSince,
          sections: sections.map(({ heading, paragraphs }) => ({
            heading: write(heading),
            paragraphs: paragraphs.map(write),
          })),
        }),
      ),
    );
  };
  await add('zh_cn', agreementsZh, (text) => text);
  if (languages.includes('zh_tw')) await add('zh_tw', agreementsZh, traditional('zh_tw'));
  if (languages.includes('zh_hk')) await add('zh_hk', agreementsZh, traditional('zh_hk'));
  if (languages.includes('en')) await add('en', agreementsEn, (text) => text);
}
