import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a code is shown, ms. */
export const codeMs = 8000;
/** Number of earlier codes that still count, for people who take out their phone. */
const grace = 2;

const stepOf = (now: number) => Math.floor(now / codeMs);

const mac = (key: string, sessionId: number, step: number) =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(`${sessionId} ${step}`).digest();

const tokenOf = (sessionId: number, step: number, bytes: Buffer) =>
  `${sessionId.toString(36)}.${step.toString(36)}.${bytes.subarray(0, 12).toString('base64url')}`;

/** Six digits of the same signature, for people without a camera. */
const numberOf = (bytes: Buffer) => String(bytes.readUInt32BE(16) % 1_000_000).padStart(6, '0');

/** The current code of a session, as a token and as a number, and the end of its display (epoch ms). */
export function codeAt(key: string, sessionId: number, now: number) {
  const step = stepOf(now);
  const bytes = mac(key, sessionId, step);
  return { code: tokenOf(sessionId, step, bytes), number: numberOf(bytes), changesAt: (step + 1) * codeMs };
}

const typed = (sent: string) => (/^[\d\s]+$/.test(sent) ? sent.replaceAll(/\s/g, '') : sent);

/** Whether a wrong code may have been a guess of the number. */
export const isGuess = (sent: string) => /^\d{6}$/.test(typed(sent));

const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Whether a token or number is the current code of a session, or was a moment ago. */
export function isCodeOf(key: string, sessionId: number, sent: string, now: number): boolean {
  const given = typed(sent);
  // Not ASCII: no code, and it has more bytes than characters.
  if (!/^[\x21-\x7e]+$/.test(given)) return false;
  let found = false;
  for (let back = 0; back <= grace; back += 1) {
    const step = stepOf(now) - back;
    const bytes = mac(key, sessionId, step);
    if (same(given, tokenOf(sessionId, step, bytes)) || same(given, numberOf(bytes))) found = true;
  }
  return found;
}
