/** Applications that embed the portal in their own window. */
export type EmbeddedHost = 'cloudHub' | 'meeting' | 'lark' | 'collaboration' | 'dingtalk' | 'wecom' | 'office';

/** User-agent markers, the more specific first: a meeting client may also contain its chat tool's name. */
const markers: readonly (readonly [EmbeddedHost, RegExp])[] = [
  ['meeting', /wemeet|tencentmeeting/i],
  ['collaboration', /xiezuo|\bwoa\//i],
  ['office', /wpsoffice|\bwps\//i],
  ['cloudHub', /cloudhub/i],
  ['lark', /\b(?:lark|feishu)\//i],
  ['dingtalk', /dingtalk/i],
  ['wecom', /wxwork/i],
];

/** Host applications that are enterprise chat tools and log their people in by themselves. */
const chatTools: ReadonlySet<EmbeddedHost> = new Set(['cloudHub', 'lark', 'collaboration', 'dingtalk', 'wecom']);

/** The host application. The user agent decides conveniences alone: the window of links, the login method to try. */
export interface HostInfo {
  /** Null in a plain browser. */
  readonly embedded: EmbeddedHost | null;
  readonly chatTool: boolean;
  /** False in DingTalk for Mac, whose window cannot show the back office. */
  readonly backOffice: boolean;
}

/** Detects the host application by its user agent. */
export function detectHost(userAgent: string): HostInfo {
  // Longer than any real user agent; keeps pasted text away from the patterns.
  const text = userAgent.slice(0, 1024);
  const embedded = markers.find(([, marker]) => marker.test(text))?.[0] ?? null;
  const backOffice = embedded !== 'dingtalk' || !/\bMacintosh\b/.test(text);
  return { embedded, chatTool: embedded !== null && chatTools.has(embedded), backOffice };
}

/** Whether links to another item's screen open a new tab: in a plain browser, unless the enterprise is in WPS. */
export function opensNewTab(host: HostInfo, platformFlag: string): boolean {
  return host.embedded === null && platformFlag.toLowerCase() !== 'wps';
}
