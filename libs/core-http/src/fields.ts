import { clientPlatform, clientVersion, safeEncode, v, type Call } from '@banyan/contracts';
import { ContractError } from './errors.ts';
import type { HttpClientOptions, Identity } from './options.ts';

/** Parameters of a request: text by name. */
export type Fields = Readonly<Record<string, string>>;

/** Values that stay the same in every repetition of a call. */
export interface Sender {
  readonly identity: Identity;
  readonly idempotencyKey: string | undefined;
  /** True when the request may outlive its page. */
  readonly keepalive?: boolean;
}

/** Offset of the zone of the server's dates, minutes east of UTC. */
const baseOffsetMinutes = 480;
const maxPageUrl = 2048;

/** A call's own input in wire form. Throws ContractError for input that breaks the contract. */
export function encodeInput(call: Call, input: unknown): Fields {
  const encoded = safeEncode(call.request, input);
  if (!encoded.success) {
    const [issue] = encoded.issues;
    throw new ContractError(call, 'request', v.getDotPath(issue) ?? '', issue.message);
  }
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(encoded.output)) {
    if (value === undefined) continue;
    if (typeof value !== 'string') throw new ContractError(call, 'request', name, 'is not text on the wire');
    if (!isWellFormed(value)) throw new ContractError(call, 'request', name, 'contains half a character');
    fields[name] = value;
  }
  return fields;
}

/** Half a surrogate pair, left by careless cutting of text, has no UTF-8 form. */
function isWellFormed(text: string): boolean {
  return !/[\ud800-\udfff]/u.test(text);
}

function browserZone(now: number) {
  return {
    name: Intl.DateTimeFormat().resolvedOptions().timeZone,
    offsetMinutes: -new Date(now).getTimezoneOffset(),
  };
}

/** Empty for an invalid address. The parser's output is ASCII, so that cutting cannot halve a character. */
function withoutFragment(address: string): string {
  return URL.canParse(address) ? new URL(address).href.replace(/#.*$/s, '').slice(0, maxPageUrl) : '';
}

/** The fields of every request. `timestamp`: epoch ms by the server's clock. */
export function commonFieldsOf(
  call: Call,
  options: HttpClientOptions,
  { identity, idempotencyKey }: Sender,
  timestamp: number,
): Fields {
  const { eid, token, userid, language, userPortalID, userNikkatsu } = identity;
  const zone = options.timeZone?.() ?? browserZone(timestamp);
  return {
    eid,
    token,
    userid,
    version: clientVersion,
    platform: clientPlatform,
    language,
    userPortalID,
    userNikkatsu,
    requestTimestamp: String(timestamp),
    _method: call.method,
    page_url: withoutFragment(options.pageUrl()),
    ...(zone.offsetMinutes === baseOffsetMinutes
      ? {}
      : { timezone: zone.name, timezone_offset: String(zone.offsetMinutes) }),
    ...(idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey }),
  };
}
