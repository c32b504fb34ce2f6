import { type CallOutput } from '@banyan/contracts';
import { openData } from '@banyan/contracts/account';
import { RefusedError, type HttpClient } from '@banyan/core-http';

type Signed = CallOutput<typeof openData>;

/** The used part of WeCom's kit. */
export interface WecomKit {
  agentConfig(
    options: Signed & {
      readonly jsApiList: readonly string[];
      readonly success: () => void;
      readonly fail: () => void;
    },
  ): void;
}

declare global {
  interface Window {
    wx?: WecomKit;
  }
}

/** The kit's own scripts, the one with `agentConfig` second. */
const scripts = [
  'https://res.wx.qq.com/open/js/jweixin-1.2.0.js',
  'https://open.work.weixin.qq.com/wwopen/js/jwxwork-1.0.0.js',
];

export interface WecomNamesDeps {
  readonly http: Pick<HttpClient, 'call'>;
  /** Id of the enterprise in WeCom. */
  readonly corpid: string;
  /** Address of the page. */
  readonly pageUrl: string;
  readonly load: (script: string) => Promise<void>;
  readonly kit: () => WecomKit | undefined;
  /** Shows a message that must be acknowledged: the kit failed to load, or refused. */
  readonly alert: () => void;
}

/** Lets WeCom show names in this page. On failure it alerts and returns false. */
export async function openWecomNames({ alert, corpid, http, kit, load, pageUrl }: WecomNamesDeps): Promise<boolean> {
  try {
    for (const script of scripts) await load(script);
    const signed = await http.call(openData, { url: pageUrl, appid: corpid });
    await new Promise<void>((resolve, reject) => {
      const wx = kit();
      if (wx === undefined) throw new Error('the kit is not there');
      wx.agentConfig({ ...signed, jsApiList: [], success: resolve, fail: () => reject(new Error('not authorised')) });
    });
    return true;
  } catch (error) {
    // The policy shows a refusal of the server, in the server's words.
    if (!(error instanceof RefusedError)) alert();
    return false;
  }
}

/** Loads a script; rejects on failure. */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} did not load`)));
    document.head.append(script);
  });
}
