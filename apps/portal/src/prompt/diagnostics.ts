import { clientVersion } from '@banyan/contracts';

/** Details for support on why the portal did not open; nothing in it identifies the person. */
export function diagnostics(at: Date): string {
  return [
    `time: ${at.toISOString()}`,
    `address: ${location.origin}${location.pathname}`,
    `version: ${clientVersion}`,
    `online: ${String(navigator.onLine)}`,
    `browser: ${navigator.userAgent}`,
  ].join('\n');
}
