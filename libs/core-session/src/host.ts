/** Programs that show the portal inside their own window. */
export type EmbeddedHost = 'cloudHub' | 'meeting' | 'lark' | 'collaboration' | 'dingtalk' | 'wecom' | 'office';

/** User-agent markers, the more particular first: a meeting client may also carry its chat tool's name. */
const markers: readonly (readonly [EmbeddedHost, RegExp])[] = [
  ['meeting', /wemeet|tencentmeeting/i],
  ['collaboration', /xiezuo|\bwoa\//i],
  ['office', /wpsoffice|\bwps\//i],
  ['cloudHub', /cloudhub/i],
  ['lark', /\b(?:lark|feishu)\//i],
  ['dingtalk', /dingtalk/i],
  ['wecom', /wxwork/i],
];

/** Hosts that are chat tools of an enterprise and log its people in by themselves. */
const chatTools: ReadonlySet<EmbeddedHost> = new Set(['cloudHub', 'lark', 'collaboration', 'dingtalk', 'wecom']);

/** Where the page lives. A user agent is only believed for convenience: which window a link opens in, which way in is tried. */
export interface HostInfo {
  /** Null in a plain browser. */
  readonly embedded: EmbeddedHost | null;
  readonly chatTool: boolean;
  /** False in DingTalk for Mac, whose window cannot hold the back office. */
  readonly backOffice: boolean;
}

/** Recognises the program around the page by its user agent. */
export function detectHost(userAgent: string): HostInfo {
  // Long enough for any real one; keeps the patterns away from what someone pasted.
  const text = userAgent.slice(0, 1024);
  const embedded = markers.find(([, marker]) => marker.test(text))?.[0] ?? null;
  const backOffice = embedded !== 'dingtalk' || !/\bMacintosh\b/.test(text);
  return { embedded, chatTool: embedded !== null && chatTools.has(embedded), backOffice };
}

/** Whether leaving to another item's screen opens a new tab: in a plain browser, unless the enterprise lives in WPS. */
export function opensNewTab(host: HostInfo, platformFlag: string): boolean {
  return host.embedded === null && platformFlag.toLowerCase() !== 'wps';
}
