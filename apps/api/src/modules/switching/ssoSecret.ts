import { digestBy } from '../../http/digest.ts';
import { openBytes, sealBytes } from '../../http/seal.ts';

const keyOf = (serverSecret: string, eid: number) => digestBy(serverSecret)(`single sign-on ${eid}`);

/** A client's secret as the database has it: a copy of the database alone gives none away. */
export const sealSecret = (serverSecret: string, eid: number, secret: string): string =>
  secret === '' ? '' : sealBytes(keyOf(serverSecret, eid), Buffer.from(secret, 'utf8')).toString('base64url');

/** The reverse. Throws when the server's secret has changed. */
export const openSecret = (serverSecret: string, eid: number, sealed: string): string =>
  sealed === '' ? '' : openBytes(keyOf(serverSecret, eid), Buffer.from(sealed, 'base64url')).toString('utf8');
