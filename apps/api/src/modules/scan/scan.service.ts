import { ErrorCode, screenHref, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  scanLifetimeS,
  scanQuery,
  portalScreens,
  type answerScan,
  type enterByScan,
  type openScan,
  type scanStanding,
  type startScan,
} from '@banyan/contracts/account';
import { eq, lt, type SQL } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { TenantScope } from '../../db/tenant.ts';
import { hashToken } from '../../envelope/index.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { shownName } from '../../platform/people.ts';
import { browserOf } from '../../text/browserOf.ts';
import type { Entered, ScanPorts } from './scan.ports.ts';
import { scanLogins } from './scan.schema.ts';

type Row = typeof scanLogins.$inferSelect;

const refused = (field: 'secret' | 'scan', why: 'expired' | 'taken') =>
  new Refusal(ErrorCode.fieldsRefused, { reason: `${field} ${why}`, data: { fields: { [field]: why } } });

/** Locked until the transaction ends: of two users of it one is second. */
async function find(scope: TenantScope, which: SQL, now: number): Promise<Row | undefined> {
  const [row] = await scope.tx.select().from(scanLogins).where(scope.only(scanLogins, which)).for('update');
  return row === undefined || row.expiresAt.getTime() <= now ? undefined : row;
}
const byScan = (scan: string) => eq(scanLogins.scanHash, hashToken(scan));
const bySecret = (secret: string) => eq(scanLogins.secretHash, hashToken(secret));

/** The picture's code opens nothing by itself; the secret for the session never leaves the page that asked. */
export async function start(context: StepContext, ports: ScanPorts): Promise<CallOutput<typeof startScan>> {
  const { now, viewer } = context;
  const [id, secret] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const place = await ports.placeOf(context, viewer.eid);
  const expiresAt = now() + scanLifetimeS * 1000;
  await context.inTenant(async (scope) => {
    if (!(await loadEnterprise(scope)).loginWays.includes('scan')) {
      throw new Refusal(ErrorCode.illegalRequest, { reason: 'no login by scan' });
    }
    await scope.tx.insert(scanLogins).values(
      scope.row(scanLogins, {
        scanHash: hashToken(id),
        secretHash: hashToken(secret),
        userAgent: viewer.userAgent,
        ip: viewer.ip,
        askedAt: new Date(now()),
        expiresAt: new Date(expiresAt),
      }),
    );
  });
  const query = scanQuery.write({ id });
  for (const [name, value] of Object.entries(place.query)) query.set(name, value);
  return { address: `${place.origin}${screenHref(portalScreens.scanLogin, {}, query)}`, secret, expiresAt };
}

/** Its progress. A missing one has expired, whatever it was. */
export function readStanding(
  context: StepContext,
  { secret }: CallInput<typeof scanStanding>,
): Promise<CallOutput<typeof scanStanding>> {
  return context.inTenant(async (scope) => {
    const row = await find(scope, bySecret(secret), context.now());
    if (row === undefined || row.state === 'used') return { state: 'expired' as const, name: '' };
    return { state: row.state, name: row.userId === null ? '' : await nameOf(scope, row.userId, context) };
  });
}

async function nameOf(scope: TenantScope, userId: number, { viewer }: StepContext): Promise<string> {
  const [user] = await scope.tx
    .select({ name: users.name, nickname: users.nickname })
    .from(users)
    .where(scope.only(users, eq(users.id, userId)));
  return user === undefined ? '' : shownName(user, viewer.language);
}

/** Logs in after the phone has confirmed; works once. */
export async function enter(
  context: StepContext,
  { remember, secret }: CallInput<typeof enterByScan>,
  ports: ScanPorts,
): Promise<Entered> {
  const outcome = await context.inTenant(async (scope) => {
    const row = await find(scope, bySecret(secret), context.now());
    if (row?.state !== 'confirmed' || row.userId === null) return refused('secret', 'expired');
    await set(scope, row, { state: 'used' });
    return ports.admit(scope, row.userId, context, remember === 'Y');
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** The phone shows the asking device; the first to scan owns the request, so that nobody else can confirm it. */
export function open(
  context: StepContext<Learner>,
  { scan }: CallInput<typeof openScan>,
): Promise<CallOutput<typeof openScan>> {
  const { viewer } = context;
  return context.inTenant(async (scope) => {
    const row = await held(scope, scan, context);
    if (row.state === 'waiting') await set(scope, row, { state: 'scanned', userId: viewer.userId });
    return {
      ...browserOf(row.userAgent),
      ip: row.ip,
      sameNetwork: row.ip === viewer.ip ? 'Y' : 'N',
      askedAt: row.askedAt.getTime(),
      expiresAt: row.expiresAt.getTime(),
    };
  });
}

/** Confirms or refuses the login, once. */
export function answer(
  context: StepContext<Learner>,
  { allowed, scan }: CallInput<typeof answerScan>,
): Promise<CallOutput<typeof answerScan>> {
  return context.inTenant(async (scope) => {
    const row = await held(scope, scan, context);
    if (row.state !== 'scanned') throw refused('scan', 'taken');
    const state = allowed === 'Y' ? 'confirmed' : 'refused';
    await set(scope, row, { state });
    return { state };
  });
}

/** An unanswered request that nobody else has scanned. */
async function held(scope: TenantScope, scan: string, { now, viewer }: StepContext<Learner>): Promise<Row> {
  const row = await find(scope, byScan(scan), now());
  if (row === undefined) throw refused('scan', 'expired');
  const isMine = row.userId === null || row.userId === viewer.userId;
  if (!isMine || !['waiting', 'scanned'].includes(row.state)) throw refused('scan', 'taken');
  return row;
}

async function set(scope: TenantScope, { scanHash }: Row, change: Partial<Pick<Row, 'state' | 'userId'>>) {
  await scope.tx
    .update(scanLogins)
    .set(change)
    .where(scope.only(scanLogins, eq(scanLogins.scanHash, scanHash)));
}

/** Removes expired requests. */
export async function sweepScans(scope: TenantScope, now: number): Promise<void> {
  await scope.tx.delete(scanLogins).where(scope.only(scanLogins, lt(scanLogins.expiresAt, new Date(now - 3_600_000))));
}
