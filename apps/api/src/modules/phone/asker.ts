import { randomBytes } from 'node:crypto';
import type { StepContext } from '../../http/context.ts';

type Context = Pick<StepContext, 'device' | 'digest' | 'viewer'>;

/** Identifies the browser that asks for codes; it proves nothing and lasts as long as a code may be needed. */
const cookie = 'code-asker';
const lifetimeS = 3600;

const known = ({ device }: Context) => {
  const kept = device?.get(cookie);
  return kept !== undefined && /^[0-9a-f]{32}$/.test(kept) ? kept : undefined;
};

const named = ({ digest, viewer }: Context, name: string) =>
  Buffer.from(digest(`code asker ${viewer.eid} ${name}`))
    .toString('base64url')
    .slice(0, 22);

/**
 * Identifies the owner of a code: the browser that asked for it, or its address if the browser keeps nothing. A
 * stranger who asks for codes to somebody's number, or guesses at them, affects only their own.
 */
export const askerOf = (context: Context): string => named(context, known(context) ?? context.viewer.ip);

/** The same for a browser that asks, which has to be recognised when it sends the code. */
export function keepAsker(context: Context): string {
  if (context.device === null) return askerOf(context);
  const name = known(context) ?? randomBytes(16).toString('hex');
  context.device.set(cookie, name, lifetimeS);
  return named(context, name);
}
