import { digestBy } from '../../http/digest.ts';
import { openBytes, sealBytes } from '../../sealing/seal.ts';

const keyOf = (serverSecret: string, eid: number) => digestBy(serverSecret)(`single sign-on ${eid}`);

/** The stored form of a client's secret: a copy of the database alone reveals none. */
export const sealSecret = (serverSecret: string, eid: number, secret: string): string =>
  secret === '' ? '' : sealBytes(keyOf(serverSecret, eid), Buffer.from(secret, 'utf8')).toString('base64url');

/** The reverse. Throws when the server's secret has changed. */
export const openSecret = (serverSecret: string, eid: number, sealed: string): string =>
  sealed === '' ? '' : openBytes(keyOf(serverSecret, eid), Buffer.from(sealed, 'base64url')).toString('utf8');
