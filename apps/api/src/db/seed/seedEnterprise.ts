import { Converter } from 'opencc-js/cn2t';
import type { Database } from '../database.ts';
import { inTenant, type TenantScope } from '../tenant.ts';
import { localiser, type Localise } from '../../modules/course/seed/texts.ts';
import { agreements, enterprises, hosts, users } from '../../modules/enterprise/enterprise.schema.ts';
import { homeModules, homeZones, navigationItems, portalFrames } from '../../modules/home/home.schema.ts';
import { hashPassword } from '../../modules/session/passwords.ts';
import { agreementsEn, agreementsZh, type AgreementText } from './demo/agreements.ts';
import { demoPassword, t } from './demo/parts.ts';
import type { DemoEnterprise, DemoPerson } from './demo/types.ts';
import { seedMarks } from './seed.schema.ts';

const day = 86_400_000;
/** Agreements hold from the first of January of this year. */
const agreementsSince = new Date(Date.UTC(2025, 11, 31, 16));

/** Writes an enterprise with its people, home page and texts, once; all of it or nothing. */
export async function seedEnterprise(db: Database, demo: DemoEnterprise, now: number): Promise<void> {
  if (demo.host) await db.orm.insert(hosts).values({ host: demo.host, eid: demo.eid }).onConflictDoNothing();
  if (await inTenant(db, demo.eid, (scope) => isDone(scope, 'enterprise'))) return;
  const hashed = await Promise.all(
    demo.people.map(async (person) => ({ person, hash: await hashPassword(person.password ?? demoPassword) })),
  );
  await inTenant(db, demo.eid, async (scope) => {
    const localise = localiser(demo.settings.languages ?? []);
    await scope.tx.insert(enterprises).values(scope.row(enterprises, rowOf(demo, localise, now)));
    for (const { person, hash } of hashed) await addPerson(scope, person, hash, localise);
    await addHome(scope, demo, localise);
    await addAgreements(scope, demo);
    await markDone(scope, 'enterprise', now);
  });
}

export async function isDone(scope: TenantScope, step: string): Promise<boolean> {
  const marks = await scope.tx.select({ step: seedMarks.step }).from(seedMarks).where(scope.only(seedMarks));
  return marks.some((mark) => mark.step === step);
}

export async function markDone(scope: TenantScope, step: string, now: number): Promise<void> {
  const mark = scope.row(seedMarks, { step, doneAt: new Date(now) });
  await scope.tx.insert(seedMarks).values(mark).onConflictDoNothing();
}

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

async function addPerson(scope: TenantScope, person: DemoPerson, passwordHash: string, localise: Localise) {
  const { account, type, score, credit, initialPassword, locked } = person;
  await scope.tx.insert(users).values(
    scope.row(users, {
      account,
      type,
      passwordHash,
      name: localise(person.name),
      department: localise(person.department),
      ...(score === undefined ? {} : { score }),
      ...(credit === undefined ? {} : { credit }),
      ...(initialPassword ? { initialPassword } : {}),
      ...(locked ? { locked } : {}),
    }),
  );
}

async function addHome(scope: TenantScope, demo: DemoEnterprise, localise: Localise): Promise<void> {
  const modules = demo.modules.map(({ kind, title, morePath = '', category = null, off }, index) =>
    scope.row(homeModules, { kind, title: localise(title), morePath, category, position: index + 1, shown: !off }),
  );
  await scope.tx.insert(homeModules).values(modules);
  const entries = demo.navigation.map(({ key, title, path }, index) =>
    scope.row(navigationItems, { key, title: localise(title), path, position: index + 1 }),
  );
  await scope.tx.insert(navigationItems).values(entries);
  const zones = demo.zones.map(({ key, icon, title, note, path }, index) =>
    scope.row(homeZones, { key, icon, title: localise(title), note: localise(note), path, position: index + 1 }),
  );
  if (zones.length > 0) await scope.tx.insert(homeZones).values(zones);
  const links = [
    { title: localise(t('用户协议', 'Terms of use')), path: '/agreement?kind=terms' },
    { title: localise(t('隐私政策', 'Privacy')), path: '/agreement?kind=privacy' },
  ];
  const notice = demo.notice ? localise(demo.notice) : null;
  await scope.tx.insert(portalFrames).values(scope.row(portalFrames, { notice, owner: localise(demo.name), links }));
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
  if (languages.includes('zh_tw')) await add('zh_tw', agreementsZh, Converter({ from: 'cn', to: 'twp' }));
  if (languages.includes('zh_hk')) await add('zh_hk', agreementsZh, Converter({ from: 'cn', to: 'hk' }));
  if (languages.includes('en')) await add('en', agreementsEn, (text) => text);
}
