import type { Database } from '../db/database.ts';
import { inTenant } from '../db/tenant.ts';
import type { Viewer } from '../http/context.ts';
import { openSession } from '../modules/session/tokens.ts';
import { enterprises, hosts, users } from '../platform/enterprise.schema.ts';
import { settlePeople } from '../platform/audience/settle.ts';
import { departmentCalled } from '../platform/departments.ts';

type NewEnterprise = typeof enterprises.$inferInsert;
type NewUser = typeof users.$inferInsert;

/** An open enterprise with plain rules; `host` makes it reachable by name. */
export async function addEnterprise(
  db: Database,
  { host, ...values }: Partial<NewEnterprise> & { readonly eid: number; readonly host?: string },
): Promise<void> {
  await inTenant(db, values.eid, ({ tx }) =>
    tx.insert(enterprises).values({
      name: { zh_cn: `企业${values.eid}` },
      portalName: { zh_cn: `学堂${values.eid}` },
      slogan: { zh_cn: '' },
      sloganDetail: { zh_cn: '' },
      accountHint: { zh_cn: '' },
      passwordPolicy: { min: 6, max: 15, classes: 2, noRuns: false, noRepeats: false },
      ...values,
    }),
  );
  if (host) await db.orm.insert(hosts).values({ host, eid: values.eid });
}

/** A learner without a usable password, in the department of that name, which is added if there is none, unless `passwordHash` says otherwise. Answers the id. */
export async function addUser(db: Database, eid: number, values: Partial<NewUser> & { account: string }) {
  return inTenant(db, eid, async (scope) => {
    const { department = { zh_cn: '' } } = values;
    const departmentId = (await departmentCalled(scope, department))?.id ?? null;
    const [added] = await scope.tx
      .insert(users)
      .values({ name: { zh_cn: values.account }, departmentId, department, passwordHash: '', ...values, eid })
      .returning({ id: users.id });
    if (added === undefined) throw new Error('no user added');
    await settlePeople(scope, [added.id]);
    return added.id;
  });
}

/** A session of a user, as after a login at `now`. Answers the caller's fields. */
export async function addSession(db: Database, eid: number, userId: number, { now = Date.now() } = {}) {
  const viewer = { ...visitor(eid), userAgent: 'test' };
  const { token } = await inTenant(db, eid, (scope) => openSession(scope, userId, { remember: true, viewer, now }));
  return { token, userid: String(userId) };
}

/** Someone without a session. */
export function visitor(eid: number): Viewer {
  return {
    eid,
    userId: null,
    role: 'none',
    missing: [],
    support: null,
    language: 'zh_cn',
    timeZone: 'Asia/Shanghai',
    ip: '127.0.0.1',
    userAgent: '',
    sessionId: null,
    token: '',
    portalId: '',
  };
}
