import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  freshProofMs,
  outsiderLimits,
  type applyOutsider,
  type enterOutsider,
  type OutsiderStanding,
  type outsiderStandingCall,
  type proveOutsider,
} from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';
import type { StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { readNumber } from '../../text/phoneNumber.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import type { Entered, OutsiderPorts } from './outsider.ports.ts';
import { outsiderRequests } from './outsider.schema.ts';
import { givePass, readPass, refusedPass, requestOf, standingOf, told } from './standing.ts';

const refused = (fields: Readonly<Record<string, string>>) =>
  new Refusal(ErrorCode.fieldsRefused, { reason: Object.keys(fields).join(), data: { fields } });

/** Refuses unless the enterprise admits people from outside. */
async function requireOffer(scope: TenantScope): Promise<void> {
  if ((await loadEnterprise(scope)).loginWays.includes('outsider')) return;
  throw new Refusal(ErrorCode.illegalRequest, { reason: 'nobody from outside' });
}

/** Proves a number; its owner gets the state of the request. A wrong code stays counted. */
export async function prove(
  context: StepContext,
  { code, number, region }: CallInput<typeof proveOutsider>,
  ports: OutsiderPorts,
): Promise<CallOutput<typeof proveOutsider>> {
  const phone = readNumber(region, number)?.full;
  if (phone === undefined) throw refused({ phone: 'invalid' });
  const outcome = await context.inTenant(async (scope) => {
    await requireOffer(scope);
    const wrong = await ports.spendCode(scope, phone, code, context);
    if (wrong !== null) return wrong;
    const standing = await standingOf(scope, phone, ports);
    return { pass: await givePass(scope, phone, context.now()), standing };
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

export function readStanding(
  context: StepContext,
  { pass }: CallInput<typeof outsiderStandingCall>,
  ports: OutsiderPorts,
): Promise<OutsiderStanding> {
  return context.inTenant(async (scope) =>
    standingOf(scope, (await readPass(scope, pass, context.now())).phone, ports),
  );
}

/** One visible line of text: no line breaks or invisible characters, neither empty nor too long. */
function readLine(field: 'name' | 'company' | 'reason', typed: string): { text: string; rule: string | null } {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  const long = [...text].length > outsiderLimits[field];
  const rule = text === '' ? 'missing' : long ? 'tooLong' : /[\p{Cc}\p{Cf}]/u.test(text) ? 'unseen' : null;
  return { text, rule };
}

/** Asks to be admitted. A waiting request stays as it is: an administrator may be reading it. */
export function apply(
  context: StepContext,
  input: CallInput<typeof applyOutsider>,
  ports: OutsiderPorts,
): Promise<OutsiderStanding> {
  const read = (['name', 'company', 'reason'] as const).map((field) => ({ field, ...readLine(field, input[field]) }));
  const broken = read.flatMap(({ field, rule }) => (rule === null ? [] : [[field, rule] as const]));
  if (broken.length > 0) throw refused(Object.fromEntries(broken));
  const [name = '', company = '', reason = ''] = read.map(({ text }) => text);
  return context.inTenant(async (scope) => {
    await requireOffer(scope);
    const { phone } = await readPass(scope, input.pass, context.now());
    const standing = await standingOf(scope, phone, ports);
    if (standing.state !== 'new' && standing.state !== 'refused') return standing;
    const fresh = {
      name,
      company,
      reason,
      language: context.viewer.language,
      state: 'waiting' as const,
      answer: '',
      askedAt: new Date(context.now()),
      decidedAt: null,
      decidedBy: null,
    };
    // Two at once: the second overwrites the first with the same.
    const [row] = await scope.tx
      .insert(outsiderRequests)
      .values(scope.row(outsiderRequests, { phone, ...fresh }))
      .onConflictDoUpdate({ target: [outsiderRequests.eid, outsiderRequests.phone], set: fresh })
      .returning();
    if (row === undefined) throw new Error('no request was written');
    return told(row);
  });
}

/** Logs in after an approval. An old proof shows the request alone: the browser may be somebody else's by now. */
export async function enter(
  context: StepContext,
  { pass }: CallInput<typeof enterOutsider>,
  ports: OutsiderPorts,
): Promise<Entered> {
  const outcome = await context.inTenant(async (scope) => {
    const { phone, provedAt } = await readPass(scope, pass, context.now());
    const row = await requestOf(scope, phone);
    if (row?.state !== 'approved' || row.userId === null) return refusedPass('waiting');
    if (provedAt + freshProofMs <= context.now()) return refusedPass('stale');
    return ports.admit(scope, row.userId, context, false);
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}
