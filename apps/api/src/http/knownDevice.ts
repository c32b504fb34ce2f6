import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { StepContext } from './context.ts';

type Context = Pick<StepContext, 'device' | 'digest' | 'viewer'>;

/** How long a browser is known after its last login, s: 180 days. */
const knownS = 180 * 86_400;
const nameOf = (eid: number) => `known-${eid}`;

const proofOf = ({ digest, viewer }: Context, userId: number, salt: string) =>
  Buffer.from(digest(`known device ${viewer.eid} ${userId} ${salt}`)).toString('hex');

/** Lets a browser show later that a person has logged in from it. It grants no access, only tells it from strangers. */
export function rememberDevice(context: Context, userId: number): void {
  const salt = randomBytes(12).toString('hex');
  context.device?.set(nameOf(context.viewer.eid), `${userId}-${salt}-${proofOf(context, userId, salt)}`, knownS);
}

/** Whether this person was the last to log in from this browser. */
export function isKnownDevice(context: Context, userId: number): boolean {
  const [who, salt = '', proof = ''] = context.device?.get(nameOf(context.viewer.eid))?.split('-') ?? [];
  if (who !== String(userId)) return false;
  const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(context, userId, salt))];
  return given.length === right.length && timingSafeEqual(given, right);
}
