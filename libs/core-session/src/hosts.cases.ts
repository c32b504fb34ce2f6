import type { EmbeddedHost } from './host.ts';

/** A host application and its user agent. */
interface HostAgent {
  readonly userAgent: string;
  /** Null for a plain browser. */
  readonly embedded: EmbeddedHost | null;
  readonly chatTool: boolean;
  readonly backOffice: boolean;
}

const windows = 'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit';

const browser = { embedded: null, chatTool: false, backOffice: true } as const;
const chatTool = (embedded: EmbeddedHost) => ({ embedded, chatTool: true, backOffice: true }) as const;

/** Complete user agents of these applications. */
export const hostAgents = {
  dingtalkWindows: {
    userAgent: `${windows} Chrome/108.0.5359.125 Safari/537.36 dingtalk-win/1.0.0 nw(0.14.7) DingTalk(7.8.10-Release.250724002) Mojo/1.0.0 Native AppType(release) Channel/201200 Architecture/x86_64`,
    ...chatTool('dingtalk'),
  },
  dingtalkMac: {
    userAgent: `${mac}/605.1.15 (KHTML, like Gecko) DingTalk(7.6.10-macOS-x64) nw Channel/201200`,
    ...chatTool('dingtalk'),
    backOffice: false,
  },
  wecomWindows: {
    userAgent: `${windows} Chrome/107.0.5304.110 Safari/537.36 Language/zh wxwork/4.1.16 (MicroMessenger/6.2) WindowsWechat MailPlugin_Electron WeMail embeddisk`,
    ...chatTool('wecom'),
  },
  wecomMac: {
    userAgent: `${mac}/605.1.15 (KHTML, like Gecko) wxwork/4.1.16 (MicroMessenger/6.2) WeChat/2.0.4`,
    ...chatTool('wecom'),
  },
  lark: {
    userAgent: `${mac}/537.36 (KHTML, like Gecko) Chrome/101.0.4951.53 Safari/537.36 Lark/6.7.5 LarkLocale/en_US ttnet SDK-Version/6.7.8`,
    ...chatTool('lark'),
  },
  feishu: {
    userAgent: `${windows} Chrome/118.0.5993.159 Safari/537.36 Feishu/7.10.5 LarkLocale/zh_CN`,
    ...chatTool('lark'),
  },
  meeting: {
    userAgent: `${mac}/605.1.15 (KHTML, like Gecko) arch/x86_64 app/tencent_wemeet os_name/Mac os_version/10.15.7 app_version/2.19.0.5 c_district/0`,
    embedded: 'meeting',
    chatTool: false,
    backOffice: true,
  },
  wps: {
    userAgent: `${windows} Chrome/104.0.5112.102 Safari/537.36 WpsOfficeApp/12.1.0.16250`,
    embedded: 'office',
    chatTool: false,
    backOffice: true,
  },
  chrome: { userAgent: `${windows} Chrome/141.0.0.0 Safari/537.36`, ...browser },
  edge: { userAgent: `${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, ...browser },
  safari: { userAgent: `${mac}/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`, ...browser },
  firefox: {
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
    ...browser,
  },
  /** WeChat, whose marker WeCom contains too, is no enterprise tool. */
  wechat: {
    userAgent: `${windows} Chrome/107.0.5304.110 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF`,
    ...browser,
  },
} as const satisfies Readonly<Record<string, HostAgent>>;
