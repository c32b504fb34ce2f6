import { clientVersion } from '@banyan/contracts';

/** What a helper needs to find out why the portal did not open; nothing in it tells who asked. */
export function diagnostics(at: Date): string {
  return [
    `time: ${at.toISOString()}`,
    `address: ${location.origin}${location.pathname}`,
    `version: ${clientVersion}`,
    `online: ${String(navigator.onLine)}`,
    `browser: ${navigator.userAgent}`,
  ].join('\n');
}
