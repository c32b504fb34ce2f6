import { ErrorCode } from '@banyan/contracts';
import { openData } from '@banyan/contracts/account';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wecomTickets } from '../../nameTickets/wecomTickets.ts';
import { testDatabase } from '../../testing/database.ts';
import { World } from '../../testing/world.ts';
import { hostsModule } from './hosts.module.ts';

const app = { eid: 1001, corpId: 'ww1', agentId: '1000002', secret: 'secret-of-the-app' };

/** WeCom as this test has it: its answers, and the requests received. */
let wecom: Server;
let base = '';
let answers: (path: string) => object = () => ({});
const asked: string[] = [];

beforeAll(async () => {
  wecom = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers(request.url ?? '')));
  });
  await new Promise<void>((resolve) => wecom.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(wecom.address() as AddressInfo).port}`;
});
afterAll(() => wecom.close());

const friendly = (path: string) =>
  path.startsWith('/cgi-bin/gettoken')
    ? { errcode: 0, access_token: 'at' }
    : { errcode: 0, ticket: 'ticket-1', expires_in: 7200 };

describe('a signature for names in WeCom [HO-02]', () => {
  let world: World;
  let li: number;
  beforeAll(async () => {
    world = new World(await testDatabase(), hostsModule.routes);
    await world.addEnterprise(1001);
    await world.addEnterprise(1002);
    li = await world.addLearner('li');
    world.nameTickets = wecomTickets([app], base, () => world.now);
    answers = friendly;
  });
  const sign = (url: string, appid = 'ww1', eid = 1001) => world.ask(openData, { url, appid }, { userId: li, eid });

  it('is of the page without its fragment, by the ticket of the enterprise', async () => {
    const { nonceStr, signature, timestamp, ...who } = await sign('https://portal.test/course/7?a=1#top');
    expect(who).toEqual({ corpid: 'ww1', agentid: '1000002' });
    expect(timestamp).toBe(Math.floor(world.now / 1000));
    const signed = `jsapi_ticket=ticket-1&noncestr=${nonceStr}&timestamp=${timestamp}&url=https://portal.test/course/7?a=1`;
    expect(signature).toBe(createHash('sha1').update(signed).digest('hex'));
  });

  it.each([
    'https://evil.test/course/7',
    'https://portal.test.evil.test/',
    'https://portal.test@evil.test/',
    'https://someone@portal.test/',
    'javascript:alert(1)//portal.test',
    'file://portal.test/x',
    '/course/7',
    '',
  ])('is refused for an address that is not the portal’s own: %j', async (url) => {
    await expect(sign(url)).rejects.toMatchObject({
      code: ErrorCode.hostRefused,
      detail: { data: { refusal: 'foreign' } },
    });
  });

  it('is refused for another corporation, and where the enterprise has none', async () => {
    await expect(sign('https://portal.test/', 'ww2')).rejects.toMatchObject({ code: ErrorCode.hostRefused });
    const wang = await world.addLearner('wang', '', 1002);
    await expect(
      world.ask(openData, { url: 'https://portal.test/', appid: 'ww1' }, { userId: wang, eid: 1002 }),
    ).rejects.toMatchObject({ detail: { data: { refusal: 'unset' } } });
  });

  it('asks WeCom once while a ticket holds, and again before it ends', async () => {
    const before = asked.length;
    await Promise.all([sign('https://portal.test/a'), sign('https://portal.test/b')]);
    expect(asked.length).toBe(before);
    world.now += 7000_000;
    await Promise.all([sign('https://portal.test/a'), sign('https://portal.test/b')]);
    expect(asked.length).toBe(before + 2);
  });

  it('is refused while WeCom refuses, and there when it answers again', async () => {
    world.now += 8000_000;
    answers = () => ({ errcode: 40001, errmsg: 'invalid secret' });
    await expect(sign('https://portal.test/')).rejects.toMatchObject({ detail: { data: { refusal: 'silent' } } });
    answers = friendly;
    expect((await sign('https://portal.test/')).corpid).toBe('ww1');
  });
});
