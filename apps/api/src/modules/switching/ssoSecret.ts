import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { digestBy } from '../../http/digest.ts';

const keyOf = (serverSecret: string, eid: number) => digestBy(serverSecret)(`single sign-on ${eid}`);

/** A client's secret as the database has it: a copy of the database alone gives none away. */
export function sealSecret(serverSecret: string, eid: number, secret: string): string {
  if (secret === '') return '';
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverSecret, eid), iv);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The same the other way round. Throws where the server's secret is another one by now. */
export function openSecret(serverSecret: string, eid: number, sealed: string): string {
  if (sealed === '') return '';
  const bytes = Buffer.from(sealed, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', keyOf(serverSecret, eid), bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
}
