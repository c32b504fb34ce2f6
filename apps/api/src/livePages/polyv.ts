import { createHash } from 'node:crypto';
import type { Watcher } from '../ports/live.ts';

/** An account of Polyv whose channels admit the viewers that we sign for. */
export interface PolyvAccount {
  /** `Secretkey` of the account's independent authorization. */
  readonly secret: string;
  /** Origin of its watch pages; accounts may have one of their own. */
  readonly origin: string;
}

/** Polyv's own origin of watch pages. */
export const polyvOrigin = 'https://live.polyv.cn';

const channelForm = /^\d{1,20}$/;

/** Address of a channel's page without a signature; empty for an invalid channel. */
export const polyvPage = (origin: string, channel: string): string =>
  channelForm.test(channel) ? `${origin}/watch/${channel}` : '';

/**
 * Address of the watch page, signed as Polyv's independent authorization (独立授权) wants it: MD5 of secret, user, secret and
 * moment. Polyv takes it once, within three minutes.
 */
export function polyvAddress({ origin, secret }: PolyvAccount, channel: string, watcher: Watcher, now: number): string {
  const page = polyvPage(origin, channel);
  if (page === '') return '';
  const userid = watcher.id.replaceAll(/\W/g, '_').slice(0, 64);
  const ts = String(now);
  const sign = createHash('md5').update(`${secret}${userid}${secret}${ts}`).digest('hex');
  const nickname = Buffer.from(watcher.name).toString('base64url');
  return `${page}?${new URLSearchParams({ userid, ts, sign, nickname }).toString()}`;
}
