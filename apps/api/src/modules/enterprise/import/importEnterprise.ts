import { localiser, type Localise } from '../../../db/seed/localiser.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { momentForm, momentOf } from '../../../import/dates.ts';
import { Faults, refused } from '../../../import/faults.ts';
import { unlessDry, type ImportPorts } from '../../../import/kind.ts';
import { shaped } from '../../../import/shape.ts';
import { readYaml, type Yaml } from '../../../import/yaml.ts';
import { addAgreements } from '../addAgreements.ts';
import { recordImport } from '../../../platform/audit.ts';
import { agreements, enterprises } from '../../../platform/enterprise.schema.ts';
import { cookieDomain } from '../../../platform/cookieDomain.ts';
import { keepHosts } from './keepHosts.ts';
import { keepPortals } from './keepPortals.ts';
import { enterpriseShape, type WrittenEnterprise } from './enterprise.shape.ts';
import { keysOf, pathOfKey, type KeyAt, type WrittenCategory } from '../../../platform/categories.shape.ts';
import { keepFields } from '../../../platform/keepFields.ts';
import { keepDepartments } from '../../../platform/keepDepartments.ts';

/** Needs of the import of an enterprise from other modules. */
export interface EnterpriseImportPorts {
  /** Adds the home page, the frame around all pages and the rules of points; a home page of the file replaces one. */
  readonly furnish: (scope: TenantScope, written: WrittenEnterprise, localise: Localise) => Promise<void>;
  /** Adds categories of courses, and renames existing ones; others stay. Returns reasons for refusal, by their keys. */
  readonly keepCategories: (
    scope: TenantScope,
    categories: readonly WrittenCategory[],
    localise: Localise,
  ) => Promise<ReadonlyMap<string, string>>;
  /** Adds templates of certificates, and changes those with an existing title. Returns their ids, in order. */
  readonly keepTemplates: (
    scope: TenantScope,
    templates: WrittenEnterprise['certificates'],
    localise: Localise,
  ) => Promise<readonly number[]>;
}

export interface EnterpriseImport {
  readonly eid: number;
  readonly file: string;
  readonly text: string;
  readonly dryRun?: boolean;
  /** State that no file sets: an enterprise of the demo may be closed. */
  readonly state?: Partial<Pick<typeof enterprises.$inferInsert, 'expiresAt' | 'locked' | 'deleted' | 'setup'>>;
}

export interface ImportedEnterprise {
  readonly portal: string;
  readonly hosts: readonly string[];
  /** Names of certificate templates that training programmes refer to. */
  readonly certificates: readonly { readonly id: number; readonly title: string }[];
  /** It is new. */
  readonly isNew: boolean;
}

/**
 * Adds an enterprise with its hosts, agreements, home page, categories and departments, or nothing. An existing one
 * gets the settings of the file; its people, courses and texts stay. Throws ImportRefused.
 */
export async function importEnterprise(
  { db, now }: Pick<ImportPorts, 'db' | 'now'>,
  asks: EnterpriseImportPorts,
  { dryRun = false, eid, file, state, text }: EnterpriseImport,
): Promise<ImportedEnterprise> {
  const yaml = readYaml(text, file);
  const faults = new Faults(file);
  const written = shaped(enterpriseShape, yaml, faults);
  if (written !== undefined) checkWritten(written, yaml, faults);
  faults.refuse();
  if (written === undefined) throw refused(file, null, 'The file cannot be read.', '');
  return unlessDry(dryRun, (settle) =>
    inTenant(db, eid, async (scope) => {
      const { isNew, moved, templates } = await writeEnterprise(scope, asks, { written, state, now: now() });
      for (const [key, why] of moved)
        faults.add(lineOfKey(written.categories, yaml, key), why, 'Give this one another key.');
      await recordImport(scope, 'settings', file, {});
      for (const { eid: owner, host } of await keepHosts(scope, written.hosts)) {
        const line = yaml.lineOf(['hosts', written.hosts.indexOf(host)]);
        faults.add(line, `${host} leads to enterprise ${owner}.`, 'Choose another name.');
      }
      faults.refuse();
      const certificates = templates.map((id, index) => ({ id, title: written.certificates[index]?.title.zh ?? '' }));
      return settle({ portal: written.portal.zh, hosts: written.hosts, certificates, isNew });
    }),
  );
}

/** Writes all of an enterprise but its hosts. Returns keys of categories that stand elsewhere, and its templates' ids. */
export async function writeEnterprise(
  scope: TenantScope,
  asks: EnterpriseImportPorts,
  {
    now,
    state,
    written,
  }: { readonly written: WrittenEnterprise; readonly state?: EnterpriseImport['state']; readonly now: number },
) {
  const localise = localiser(written.languages);
  const isNew = await keepSettings(scope, { ...rowOf(written, localise), ...state });
  if ((await scope.tx.$count(agreements, scope.only(agreements))) === 0) {
    const since = sinceOf(written) ?? new Date(now);
    await addAgreements(scope, { name: written.name, languages: written.languages, since });
  }
  if (written.portals !== undefined) await keepPortals(scope, written.portals, localise);
  await asks.furnish(scope, written, localise);
  const moved = await asks.keepCategories(scope, written.categories, localise);
  const templates = await asks.keepTemplates(scope, written.certificates, localise);
  await keepDepartments(scope, written.departments, localise);
  await keepFields(scope, written.people_fields, localise);
  return { isNew, moved, templates };
}

const sinceOf = ({ agreements_since, time_zone }: WrittenEnterprise) =>
  agreements_since === undefined ? null : momentOf(agreements_since, time_zone);

/** Records contradictions within a file. */
function checkWritten(written: WrittenEnterprise, yaml: Yaml, faults: Faults): void {
  const { agreements_since, categories, certificates, home, language, languages, password } = written;
  if (agreements_since !== undefined && sinceOf(written) === null)
    faults.add(yaml.lineOf(['agreements_since']), `There is no day or time "${agreements_since}".`, momentForm);
  for (const [index, { category, kind }] of home?.blocks.entries() ?? []) {
    if ((kind === 'category') !== (category !== undefined))
      faults.add(
        yaml.lineOf(['home', 'blocks', index]),
        'A block has a "category" where its kind is category, and there alone.',
        'Write the key of a category, or leave it out.',
      );
  }
  if (home?.notice === undefined && (home?.paragraphs.length ?? 0) > 0)
    faults.add(yaml.lineOf(['home', 'paragraphs']), 'Nothing leads to these paragraphs.', 'Write "notice", too.');
  if (password.min > password.max)
    faults.add(
      yaml.lineOf(['password']),
      'No password can be that short and that long.',
      'Let "max" be more than "min".',
    );
  const isOffered = language === undefined || language === 'auto' || languages.some((one) => one === language);
  if (!isOffered)
    faults.add(
      yaml.lineOf(['language']),
      `"${language}" is none of its languages.`,
      `Write auto or one of ${languages.join(', ')}.`,
    );
  const { cookie_domain: domain, hosts, portals = [] } = written;
  if (domain !== undefined && !hosts.some((host) => cookieDomain(domain, host, '') !== ''))
    faults.add(
      yaml.lineOf(['cookie_domain']),
      `No host of the enterprise is in a domain "${domain}" of its own.`,
      'Write the domain that its "hosts" share.',
    );
  refuseTwins(
    portals.map(({ id }, index) => ({ key: id, path: ['portals', index, 'id'] })),
    yaml,
    faults,
  );
  refuseTwins(keysOf(categories), yaml, faults);
  for (const list of ['zones', 'navigation'] as const) {
    const keys = home?.[list]?.map(({ key }, index) => ({ key, path: ['home', list, index, 'key'] })) ?? [];
    refuseTwins(keys, yaml, faults);
  }
  refuseTwins(
    certificates.map(({ title }, index) => ({ key: title.zh, path: ['certificates', index, 'title'] })),
    yaml,
    faults,
  );
}

function refuseTwins(keys: readonly KeyAt[], yaml: Yaml, faults: Faults): void {
  const seen = new Set<string>();
  for (const { key, path } of keys) {
    if (seen.has(key)) faults.add(yaml.lineOf(path), `"${key}" stands here twice.`, 'Give each its own.');
    seen.add(key);
  }
}

const lineOfKey = (categories: readonly WrittenCategory[], yaml: Yaml, key: string) =>
  yaml.lineOf(pathOfKey(categories, key));

function rowOf(written: WrittenEnterprise, localise: Localise) {
  const { colours, contact, language, languages, password, slogan_detail, user_limit } = written;
  const [only = 'zh_cn', ...others] = languages;
  // Chinese alone needs no choice of languages; any other set offers one.
  const plain = others.length === 0 && only === 'zh_cn';
  return {
    name: localise(written.name),
    portalName: localise(written.portal),
    slogan: localise(written.slogan),
    sloganDetail: localise(slogan_detail ?? { zh: '' }),
    accountHint: localise(written.account_hint),
    language: language ?? (others.length === 0 ? only : ('auto' as const)),
    languages: plain ? [] : languages,
    switchLanguage: !plain,
    timeZone: written.time_zone,
    ...(colours === undefined ? {} : { themeColor: colours.theme, hoverColor: colours.hover }),
    ...surroundings(written),
    puborg: written.visitors ? 0 : 1,
    registration: written.registration,
    membersOnly: written.members_only,
    joinable: written.joinable,
    requiredProfile: written.required_profile,
    faceWithoutCamera: written.face_without_camera,
    singleDevice: written.single_device,
    adminMessages: written.admin_messages,
    pointsMall: written.points_mall,
    loginWays: written.login,
    passwordPolicy: {
      min: password.min,
      max: password.max,
      classes: password.classes,
      noRuns: password.no_runs,
      noRepeats: password.no_repeats,
    },
    contact: contact ?? null,
    weekGoalS: written.week_goal * 60,
    yearCredits: written.year_credits * 10,
    userLimit: user_limit ?? null,
  };
}

/** Settings of where the portal runs; those that the file leaves out stay as they are. */
function surroundings(written: WrittenEnterprise): Partial<typeof enterprises.$inferInsert> {
  const { cookie_domain, corp_ids, frame_ancestors, platform, scan_login, seal_all, sign_all } = written;
  return {
    ...(scan_login === undefined ? {} : { scanLoginUrl: scan_login }),
    ...(platform === undefined ? {} : { platformFlag: platform }),
    ...(cookie_domain === undefined ? {} : { cookiesDomain: cookie_domain }),
    ...(sign_all === undefined ? {} : { signAll: sign_all }),
    ...(seal_all === undefined ? {} : { encryptAll: seal_all }),
    ...(frame_ancestors === undefined ? {} : { frameAncestors: [...frame_ancestors] }),
    ...(corp_ids?.wecom === undefined ? {} : { corpId: corp_ids.wecom }),
    ...(corp_ids?.dingtalk === undefined ? {} : { dingtalkCorpId: corp_ids.dingtalk }),
  };
}

/** Returns whether it is new. */
async function keepSettings(
  scope: TenantScope,
  row: ReturnType<typeof rowOf> & EnterpriseImport['state'],
): Promise<boolean> {
  const changed = await scope.tx
    .update(enterprises)
    .set(row)
    .where(scope.only(enterprises))
    .returning({ eid: enterprises.eid });
  if (changed.length > 0) return false;
  await scope.tx.insert(enterprises).values(scope.row(enterprises, row));
  return true;
}
