import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { turns } from '../../http/turns.ts';

/** Argon2id with the parameters of the OWASP cheat sheet. The library's default algorithm is Argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each takes 19 MB and one of the four threads that also read files: a flood of logins must leave some of both. The
 * last one waits some seconds, less than an answer may take.
 */
const inTurn = turns({ atOnce: Math.min(3, availableParallelism()), longestWaitMs: 10_000, expectedMs: 40 });

/** Throws Refusal `busy` when too many come at once. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

const quickCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Fewest characters of a drawn password whose digest may be quick. */
const longEnough = 12;

/**
 * Digest of a password that the server has drawn. One of twelve signs cannot be found by trying, however quick that is,
 * so that thousands of first passwords take seconds.
 */
export const hashDrawn = (password: string): Promise<string> =>
  password.length < longEnough ? hashPassword(password) : hash(password, quickCost);

const isQuick = (digest: string) => digest.includes(`$m=${quickCost.memoryCost},`);

/** Digest of a password that nobody knows, for accounts with other login methods. */
export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

let decoy: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash it takes as long and returns false, so that the time of an
 * answer does not reveal which accounts exist. Throws Refusal `busy` when too many wait at once.
 */
export async function passwordHolds(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const slow = await decoy;
  const against = stored === undefined || stored === '' ? slow : stored;
  const holds = await inTurn(async () => {
    // A quick digest is answered as late as any other.
    if (isQuick(against)) await verify(slow, password);
    return verify(against, password);
  });
  return holds && against === stored;
}
