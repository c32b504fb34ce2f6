import { setPraised } from '@banyan/contracts/community';
import { addComment } from '@banyan/contracts/course';
import { examList } from '@banyan/contracts/exam';
import type { Browser, Page } from '@playwright/test';
import { handOver, isCall } from './support/calls.ts';
import { makeFaults } from './support/chaos.ts';
import { errorCatalogue, type Act, type CatalogueRow } from './support/errorCatalogue.ts';
import { comeIn, fillLogin, people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { patternOf, textOf, textSets, type TextSet } from './support/texts.ts';

test.use({ serverEnv: { BANYAN_CHAOS: 'Y', NODE_ENV: 'development' } });

type Driven = Extract<CatalogueRow['is'], { readonly at: string }>;

/** Steps that lead to the error. */
const acts: Readonly<Record<Act, (page: Page) => Promise<void>>> = {
  askLink: (page) =>
    page
      .getByRole('button', { name: /^获取链接：/ })
      .first()
      .click(),
  askSuggestion: (page) => page.getByRole('button', { name: '要建议' }).click(),
  collect: (page) => page.getByRole('button', { name: '收藏' }).first().click(),
  async commentOnAndOn(page) {
    // Six in a minute are taken.
    for (let press = 1; press <= 7; press += 1) {
      await page.getByRole('textbox', { name: '写评论' }).fill(`第 ${press} 次`);
      const answered = page.waitForResponse((response) => isCall(response.request(), addComment));
      await page.getByRole('button', { name: '发表' }).click();
      await answered;
      if (press <= 6) await expect(page.getByRole('textbox', { name: '写评论' })).toHaveValue('');
    }
  },
  exchange: (page) => page.getByRole('button', { name: '用 320 积分兑换' }).click(),
  async likeOnAndOn(page) {
    const like = page.getByRole('button', { name: /^赞，/ }).first();
    // Twelve in a minute are taken.
    for (let press = 1; press <= 13; press += 1) {
      const answered = page.waitForResponse((response) => isCall(response.request(), setPraised));
      await like.click();
      await answered;
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  },
  logIn: (page) => fillLogin(page, people.sun),
  play: (page) => page.getByRole('button', { name: '开始学习' }).first().click(),
  async handIn(page) {
    await page.getByRole('button', { name: '开始答题' }).click();
    await page.getByRole('button', { name: '交卷' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '交卷' }).click();
  },
  async payByAlipay(page) {
    await page.getByRole('radio', { name: 'Alipay' }).click();
    await page.getByRole('button', { name: /^Pay / }).click();
  },
  async sendTwice(page) {
    // A broken network hands each of these requests over twice: whenever the list is read anew, it is refused again.
    await page.route(
      ({ href }) => isCall({ url: () => href }, examList),
      async (route, request) => {
        await handOver(request);
        await route.fallback();
      },
    );
    await page.reload();
  },
  async speak(page) {
    await page.getByRole('textbox', { name: '想问的' }).fill('听得见吗？');
    await page.getByRole('button', { name: '发送' }).click();
  },
  async upload(page) {
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: '安装.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  },
};

const setOf = ({ who }: Driven): TextSet => (who === 'mia' ? 'en' : 'zh');

const driven = errorCatalogue.flatMap(({ situation, is }): { situation: string; is: Driven }[] =>
  'at' in is ? [{ situation, is }] : [],
);

/** One browser for each person and host: a page that has its program already opens at once. */
const kept = new Map<string, Page>();
test.afterAll(() => Promise.all([...kept.values()].map((page) => page.context().close())));

async function pageAt(browser: Browser, key: string, baseURL: string, locale: string): Promise<Page> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const page = await (await browser.newContext({ baseURL, locale })).newPage();
  kept.set(key, page);
  return page;
}

for (const { situation, is } of driven) {
  const { act, at, faults = [], host, way, who, words } = is;
  test(`${situation}: says so and leads on [ER-07]`, async ({ browser, server }) => {
    const place = host ?? (who === 'visitor' ? 'localhost' : people[who].host);
    const origin = place === 'nowhere' ? `http://nowhere.localhost:${server.port}` : server.origin(place);
    const set = setOf(is);
    const page = await pageAt(browser, `${who} ${place}`, origin, set === 'en' ? 'en-GB' : 'zh-CN');
    // A row before may have put them out, or have taken a call into its own hands.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (who !== 'visitor') await comeIn(page.context(), server, people[who]);
    await makeFaults(page.context(), origin, faults);
    await page.goto(at);
    if (act !== undefined) await acts[act](page);

    const said = typeof words === 'string' ? words : await patternOf(words, set);
    await expect(page.getByText(said).filter({ visible: true }).first()).toBeVisible({ timeout: 20_000 });
    if (way === null) return;
    const [role, ...text] = way;
    await expect(page.getByRole(role, { name: await patternOf(text, set) }).first()).toBeVisible();
  });
}

test('each row has its words and its way on in every language [ER-07]', async () => {
  expect(textSets).toEqual(['zh', 'en', 'zh_tw', 'zh_hk']);
  const written = { simplified: '', zh_tw: '', zh_hk: '' };
  for (const { situation, is } of errorCatalogue) {
    const way = 'at' in is ? (is.way?.slice(1) as typeof is.words | undefined) : is.way;
    for (const text of [is.words, way]) {
      if (typeof text === 'string' || text === undefined || text === null) continue;
      const [zh = '', en = '', tw = '', hk = ''] = await Promise.all(textSets.map((set) => textOf(text, set)));
      expect(en, situation).not.toMatch(/\p{Script=Han}/u);
      for (const chinese of [zh, tw, hk]) expect(chinese, situation).toMatch(/\p{Script=Han}/u);
      written.simplified += zh;
      written.zh_tw += tw;
      written.zh_hk += hk;
    }
  }
  // Signs of one writing alone: none of them stands in the other.
  for (const sign of '请时间过员说进网页') expect(written.zh_tw + written.zh_hk).not.toContain(sign);
  expect(written.simplified).toContain('请');
});
