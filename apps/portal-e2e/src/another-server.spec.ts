import { reportProgress } from '@banyan/contracts/course';
import { isCall } from './support/calls.ts';
import { settled } from './support/look.ts';
import { fillLogin, people } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { freePorts } from './support/ports.ts';
import { expect, test } from './support/test.ts';
import { TestServer } from './support/TestServer.ts';

test('the portal of one server works on the data of another [AC-01, CO-04]', async ({ page }) => {
  const ports = await freePorts(2);
  const api = await TestServer.begin({ BANYAN_PORTAL_ORIGINS: `http://hengchuan.localhost:${ports[0]}` });
  const portal = await TestServer.begin(
    {
      BANYAN_API_BASE: api.origin('hengchuan'),
      BANYAN_CONTENT_ORIGIN: `http://hengchuan.localhost:${api.contentPort}`,
    },
    ports,
  );
  try {
    await page.goto(`${portal.origin('hengchuan')}/`);
    await fillLogin(page, people.sun);
    await page.waitForURL('**/index');
    const player = new PlayerScreen(page);
    await page.goto(`${portal.origin('hengchuan')}/course/101`);
    await player.begin();
    await player.until(2);
    const reported = page.waitForResponse((one) => isCall(one, reportProgress) && one.request().method() === 'POST');
    await page.keyboard.press('k');
    expect((await reported).ok()).toBe(true);
    // The portal's own server has never heard of this person.
    await page.goto(`${portal.origin('hengchuan')}/index`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('孙');
    await settled(page);
  } finally {
    await page.close();
    await portal.close();
    await api.close();
  }
});
