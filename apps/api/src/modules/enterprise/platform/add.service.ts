import { ErrorCode, v, type CallInput, type CallOutput } from '@banyan/contracts';
import { addEnterprise, mostPeople } from '@banyan/contracts/organisation';
import { max } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { dayEnd } from './dayEnd.ts';
import { sqlState } from '../../../db/sqlState.ts';
import { Refusal } from '../../../http/refusal.ts';
import { settlePeople } from '../../../platform/audience/settle.ts';
import { enterprises, users } from '../../../platform/enterprise.schema.ts';
import { recordAct, type PlatformContext } from '../../../platform/servePlatform.ts';
import { enterpriseShape, type WrittenEnterprise } from '../import/enterprise.shape.ts';
import { writeEnterprise } from '../import/importEnterprise.ts';
import { keepHosts } from '../import/keepHosts.ts';
import type { PlatformPorts } from './platform.ports.ts';

type Input = CallInput<typeof addEnterprise>;
type Rule = 'missing' | 'taken' | 'invalid';

export const refused = (fields: Readonly<Record<string, string>>) =>
  new Refusal(ErrorCode.fieldsRefused, { reason: Object.keys(fields).join(), data: { fields } });

/** Enterprises made in the browser have ids from here on; lower ones belong to the demo and to files. */
const firstEid = 3001;
/** Two who add at once take the same id; the second takes the next one. */
const attempts = 5;

const languagesOf = { zh_cn: ['zh_cn'], en: ['en'], all: ['zh_cn', 'zh_tw', 'zh_hk', 'en'] } as const;

/** An enterprise before its setup: its name, one category for courses, and what the shape of a file leaves open. */
export function plainEnterprise({
  host,
  languages,
  name,
  timeZone,
  userLimit,
}: Pick<Input, 'host' | 'languages' | 'name' | 'timeZone' | 'userLimit'>): WrittenEnterprise | null {
  const read = v.safeParse(enterpriseShape, {
    name: { zh: name },
    portal: { zh: name },
    slogan: { zh: '学有所用', en: 'Learn what you use' },
    account_hint: { zh: '账号', en: 'Account' },
    hosts: [host],
    languages: languagesOf[languages],
    time_zone: timeZone,
    categories: [{ key: 'general', name: { zh: '通用', en: 'General' }, cover: 'quality' }],
    ...(userLimit === 0 ? {} : { user_limit: userLimit }),
  });
  return read.success ? read.output : null;
}

const hostForm = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** Whether an enterprise may have a host: the installation's own domain stays free. */
export const mayBeHost = (host: string, baseDomain: string): boolean =>
  host.length <= 253 && hostForm.test(host) && host !== baseDomain && !/^[\d.]+$/.test(host);

function check(input: Input, { baseDomain, now }: PlatformContext) {
  const fields: Record<string, Rule> = {};
  const [name, person, mail] = [input.name, input.person, input.mail].map((text) =>
    text.replaceAll(/\s+/g, ' ').trim(),
  );
  const host = input.host.trim().toLowerCase();
  if (!name) fields['name'] = 'missing';
  else if (/[\p{Cc}\p{Cf}]/u.test(name)) fields['name'] = 'invalid';
  if (!person) fields['person'] = 'missing';
  else if (/[\p{Cc}\p{Cf}]/u.test(person)) fields['person'] = 'invalid';
  if (!mail) fields['mail'] = 'missing';
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail)) fields['mail'] = 'invalid';
  if (!mayBeHost(host, baseDomain)) fields['host'] = host === '' ? 'missing' : 'invalid';
  if (input.userLimit < 0 || input.userLimit > mostPeople) fields['userLimit'] = 'invalid';
  if (Object.keys(fields).length > 0) throw refused(fields);
  const written = plainEnterprise({ ...input, name: name ?? '', host });
  // The zone is the one field that the file's shape still refuses.
  if (written === null) throw refused({ timeZone: 'invalid' });
  const expiresAt = dayEnd(input.expiresOn, written.time_zone);
  if (expiresAt === undefined || (expiresAt !== null && expiresAt.getTime() <= now()))
    throw refused({ expiresOn: 'invalid' });
  return { written, host, person: person ?? '', mail: mail ?? '', expiresAt };
}

/** Makes an enterprise with its first administrator, or nothing of it. */
export async function addOne(
  ctx: PlatformContext,
  input: Input,
  ports: PlatformPorts,
): Promise<CallOutput<typeof addEnterprise>> {
  const checked = check(input, ctx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const added = await make(ctx, checked, ports);
      const act = { call: addEnterprise, eid: added.id, name: checked.written.name.zh };
      await ctx.inTenant((scope) => recordAct(scope, ctx, act));
      return added;
    } catch (error) {
      if (sqlState(error) !== '23505' || attempt === attempts) throw error;
    }
  }
}

async function make(
  ctx: PlatformContext,
  { expiresAt, host, mail, person, written }: ReturnType<typeof check>,
  ports: PlatformPorts,
): Promise<CallOutput<typeof addEnterprise>> {
  const last = await ctx.asPlatform((tx) => tx.select({ eid: max(enterprises.eid) }).from(enterprises));
  const eid = Math.max(firstEid, (last[0]?.eid ?? 0) + 1);
  return ctx.inEnterprise(eid, async (scope) => {
    // The key refuses a second enterprise of this id, which would otherwise get the settings of this one.
    await scope.tx.insert(enterprises).values(
      scope.row(enterprises, {
        ...{ name: { zh_cn: '' }, portalName: { zh_cn: '' }, slogan: { zh_cn: '' }, sloganDetail: { zh_cn: '' } },
        accountHint: { zh_cn: '' },
        passwordPolicy: { min: 8, max: 32, classes: 2, noRuns: false, noRepeats: false },
      }),
    );
    await writeEnterprise(scope, ports, { written, state: { expiresAt, setup: [] }, now: ctx.now() });
    const [user] = await scope.tx
      .insert(users)
      .values(
        scope.row(users, {
          account: mail,
          name: { zh_cn: person },
          department: { zh_cn: '' },
          email: mail,
          type: 2,
          // Replaced by the invitation at once.
          passwordHash: randomBytes(16).toString('hex'),
          initialPassword: true,
        }),
      )
      .returning({ id: users.id });
    if (user === undefined) throw new Error('an administrator was not added');
    await settlePeople(scope, [user.id]);
    await recordAct(scope, ctx, { call: addEnterprise, eid, name: written.name.zh });
    const invitation = await ports.invite(ctx, scope, { userId: user.id, email: mail, host });
    if ((await keepHosts(scope, [host])).length > 0) throw refused({ host: 'taken' });
    return { id: eid, invitation };
  });
}
