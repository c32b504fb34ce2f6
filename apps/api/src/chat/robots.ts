import { v } from '@banyan/contracts';
import { createHmac } from 'node:crypto';
import type { ChatNotice } from '../ports/chat.ts';

/** Chat tools whose groups take notices from a robot. */
export const chatTools = ['dingtalk', 'feishu', 'wecom'] as const;
export type ChatTool = (typeof chatTools)[number];

/** The robot of an enterprise's group. */
export interface ChatRobot {
  readonly eid: number;
  readonly tool: ChatTool;
  /** Webhook address as the tool shows it; its key is a secret. */
  readonly url: string;
  /** Signing secret; empty where the robot asks for none, and for WeCom, which has none. */
  readonly secret: string;
}

/** The only hosts that are ever called: an address can lead nowhere else, least of all into one's own network. */
export const robotHosts: Readonly<Record<ChatTool, readonly string[]>> = {
  dingtalk: ['oapi.dingtalk.com'],
  feishu: ['open.feishu.cn', 'open.larksuite.com'],
  wecom: ['qyapi.weixin.qq.com'],
};

/** The request that a robot gets. */
export interface RobotRequest {
  readonly url: string;
  readonly body: object;
}

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64');
/** As each tool documents it for custom robots. */
export const requestsOf: Readonly<
  Record<ChatTool, (robot: ChatRobot, notice: ChatNotice, now: number) => RobotRequest>
> = {
  /** Signed by time and secret in the address; the person is notified where the text names them, too. */
  dingtalk({ secret, url }, { link, text, to }, now) {
    const signed = new URL(url);
    if (secret !== '') {
      signed.searchParams.set('timestamp', String(now));
      signed.searchParams.set('sign', hmac(secret, `${now}\n${secret}`));
    }
    const lines = `@${to} ${plainMarkdown(text)}\n\n[${link.label}](${link.href})`;
    return {
      url: signed.href,
      body: { msgtype: 'markdown', markdown: { title: text, text: lines }, at: { atUserIds: [to] } },
    };
  },
  /** Signed by time in seconds and secret, which together are the key of the empty text's HMAC. */
  feishu({ secret, url }, { link, text, to }, now) {
    const timestamp = String(Math.floor(now / 1000));
    const line = [
      { tag: 'at', user_id: to },
      { tag: 'text', text: ` ${text} ` },
      { tag: 'a', text: link.label, href: link.href },
    ];
    return {
      url,
      body: {
        ...(secret === '' ? {} : { timestamp, sign: hmac(`${timestamp}\n${secret}`, '') }),
        msg_type: 'post',
        content: { post: { zh_cn: { content: [line] } } },
      },
    };
  },
  /** Everybody who knows the address may post; WeCom signs nothing. */
  wecom: ({ url }, { link, text, to }) => ({
    url,
    body: {
      msgtype: 'markdown',
      markdown: { content: `<@${to}> ${plainMarkdown(text)}\n[${link.label}](${link.href})` },
    },
  }),
};

/** Names may contain markdown's own characters. */
const plainMarkdown = (text: string) => text.replaceAll(/[\\`*_[\]<>#]/g, String.raw`\$&`);

/** All three answer 200 also when they refuse: the code in the answer decides. */
export const answerOf = v.union([
  v.pipe(
    v.object({ errcode: v.number() }),
    v.transform(({ errcode }) => errcode),
  ),
  v.pipe(
    v.object({ code: v.number() }),
    v.transform(({ code }) => code),
  ),
]);
