import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { robotChat } from './chatPort.ts';
import type { ChatRobot, ChatTool } from './robots.ts';

const now = 1_700_000_000_000;
const notice = {
  to: 'lisy',
  text: '李*思远，2 条未读消息',
  link: { label: '打开', href: 'https://p.test/main/message' },
};
const robot = (tool: ChatTool, secret = 'SEC1'): ChatRobot => ({
  eid: 1001,
  tool,
  url: 'https://tool.test/hook?key=k',
  secret,
});

interface Sent {
  readonly url: URL;
  readonly body: Record<string, unknown>;
}

async function sentBy(one: ChatRobot, answer: object = { errcode: 0 }): Promise<Sent> {
  const sent: Sent[] = [];
  const fetchIt: typeof fetch = (url, init) => {
    sent.push({ url: new URL(url), body: JSON.parse(init?.body as string) as Sent['body'] });
    return Promise.resolve(Response.json(answer));
  };
  await robotChat([one], fetchIt, () => now).send(1001, notice);
  return sent[0] as Sent;
}

describe('robots of chat tools', () => {
  it('are signed for DingTalk as its documents say, and tell the person [ME-01]', async () => {
    const { body, url } = await sentBy(robot('dingtalk'));
    // base64(HMAC-SHA256 of "time\nsecret" by the secret), made with openssl.
    expect([url.searchParams.get('key'), url.searchParams.get('timestamp')]).toEqual(['k', String(now)]);
    expect(url.searchParams.get('sign')).toBe('ukR4+WoOOBTGaOauYqugxVrMSFyr92q4hPxJxuOkiio=');
    expect(body).toMatchObject({ msgtype: 'markdown', at: { atUserIds: ['lisy'] } });
    expect(JSON.stringify(body)).toContain(String.raw`@lisy 李\\*思远`);
  });

  it('are signed for Feishu in the body, by a key of time and secret [ME-01]', async () => {
    const { body } = await sentBy(robot('feishu'), { code: 0 });
    expect(body).toMatchObject({
      timestamp: '1700000000',
      sign: 's3Va4ru9IQUY6HTJcYx7OEVyXl0V0S/y32v4ZbfOHCI=',
      msg_type: 'post',
    });
  });

  it('are not signed for WeCom, nor without a secret [ME-01]', async () => {
    expect((await sentBy(robot('wecom'))).body).toMatchObject({
      markdown: { content: expect.stringMatching(/^<@lisy> /) as string },
    });
    expect((await sentBy(robot('dingtalk', ''))).url.search).toBe('?key=k');
    expect((await sentBy(robot('feishu', ''), { code: 0 })).body).not.toHaveProperty('sign');
  });

  it('that refuse are told without their address, so that the job is done anew [ME-01]', async () => {
    await expect(sentBy(robot('wecom'), { errcode: 45_009 })).rejects.toThrow(/^wecom refused a notice: 200, 45009$/);
    await expect(sentBy(robot('feishu'), {})).rejects.toThrow('no code');
  });

  it('are reached at the hosts of their tools alone [ME-01]', () => {
    const hook = 'https://oapi.dingtalk.com/robot/send?access_token=x';
    expect(readConfig({ BANYAN_CHAT_ROBOTS: `1001 dingtalk ${hook} SEC1` }).chatRobots).toEqual([
      { eid: 1001, tool: 'dingtalk', url: hook, secret: 'SEC1' },
    ]);
    for (const wrong of [
      '1001 dingtalk https://127.0.0.1/hook',
      '1001 dingtalk http://oapi.dingtalk.com/robot/send',
      '1001 dingtalk https://oapi.dingtalk.com@10.0.0.1/hook',
      '1001 dingtalk https://oapi.dingtalk.com:8443/hook',
      '1001 wecom https://oapi.dingtalk.com/hook',
      '1001 slack https://hooks.slack.com/x',
      'x',
    ])
      expect(() => readConfig({ BANYAN_CHAT_ROBOTS: wrong })).toThrow('BANYAN_CHAT_ROBOTS');
  });
});
