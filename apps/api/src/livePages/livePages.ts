import type { LivePages } from '../ports/live.ts';
import { polyvAddress, polyvOrigin, polyvPage, type PolyvAccount } from './polyv.ts';

/** An address from DingTalk for a live session or meeting; empty for anything else than https. */
function dingTalkAddress(channel: string): string {
  const url = URL.canParse(channel) ? new URL(channel) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : '';
}

/**
 * Providers of live rooms' pictures. Without an account of Polyv its pages are opened beside the portal, where they ask
 * for their own login.
 */
export const openLivePages = (polyv: PolyvAccount | null): LivePages => ({
  frameOrigins: polyv === null ? [] : [polyv.origin],
  pictureOf({ channel, provider }, watcher, now) {
    if (provider === 'embedded') return { kind: 'pieces', url: '' };
    if (provider === 'dingTalk') return { kind: 'program', url: dingTalkAddress(channel) };
    return polyv === null
      ? { kind: 'program', url: polyvPage(polyvOrigin, channel) }
      : { kind: 'frame', url: polyvAddress(polyv, channel, watcher, now) };
  },
});
