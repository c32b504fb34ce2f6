import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './support/ports.ts';
import { prepared } from './support/prepared.ts';
import { ServerProcess } from './support/ServerProcess.ts';
import { expect, test } from './support/test.ts';

const password = 'Birch4271';
/** A ticket has 43 characters; the words of a page may follow at once. */
const linkForm = /http:\/\/\S+?\/invitation\?ticket=[\w-]{43}/;

/** Opens an invitation and chooses a password. */
async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel(/again/).fill(password);
  await page.getByRole('button', { name: 'Save and log in' }).click();
}

const linkIn = async (page: Page, name?: string) =>
  linkForm.exec(
    (await (
      name === undefined ? page.getByRole('dialog') : page.getByRole('listitem').filter({ hasText: name })
    ).textContent()) ?? '',
  )?.[0] ?? '';

test('from nothing to the first learner who finishes a chapter, without a command line [SE-05] [AC-03] [CO-05]', async ({
  newContext,
  trouble,
}) => {
  test.slow();
  // An invitation that was used is refused.
  trouble.allow(/status of 422/);
  const folder = mkdtempSync(join(tmpdir(), 'banyan-found-'));
  const [port = 0, contentPort = 0] = await freePorts(2);
  const place = { port, contentPort, dataDir: join(folder, 'data'), builtDir: prepared('builtDir') };
  const server = new ServerProcess(place, { BANYAN_DEMO: 'N' });
  const pages: Page[] = [];
  try {
    await server.start();
    await expect.poll(() => server.said).toMatch(linkForm);
    const english = async () => {
      const page = await (await newContext({ locale: 'en-GB' })).newPage();
      pages.push(page);
      return page;
    };

    // 1, 2: the printed link, a password.
    const platform = await english();
    await accept(platform, linkForm.exec(server.said)?.[0] ?? '');
    await expect(platform.getByRole('heading', { name: 'Enterprises' })).toBeVisible();

    // 3: an enterprise with its first administrator.
    await platform.getByRole('button', { name: 'New enterprise' }).first().click();
    const form = platform.getByRole('form', { name: 'New enterprise' });
    await form.getByRole('textbox', { name: /^Name/ }).first().fill('Acme Tools');
    await form.getByRole('textbox', { name: /^Host/ }).fill('acme.localhost');
    await form.getByRole('textbox', { name: /^Name/ }).last().fill('Ann Lee');
    await form.getByRole('textbox', { name: /^Mail/ }).fill('ann@acme.example');
    await form.getByRole('button', { name: 'Make and invite' }).click();
    const forAnn = await linkIn(platform);
    await platform.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(platform.getByRole('row', { name: /Acme Tools/ })).toContainText('acme.localhost');

    // 4: the invitation, a password; 5: name and look; 6: departments.
    const ann = await english();
    await accept(ann, forAnn);
    await ann.getByRole('link', { name: 'Go on setting up' }).click();
    await ann.getByRole('textbox', { name: /Name of the academy/ }).fill('Acme Academy');
    await ann.getByRole('button', { name: '#1d4ed8' }).click();
    await ann.getByRole('button', { name: 'Save and go on' }).click();
    await ann.getByRole('textbox', { name: 'Departments' }).fill('Head office\n  People\nStores');
    await expect(ann.getByText('3 departments will be made')).toBeVisible();
    await ann.getByRole('button', { name: 'Save and go on' }).click();

    // Left in the middle, it goes on where it was.
    await ann.goto(`http://acme.localhost:${port}/manage`);
    await ann.getByRole('link', { name: 'Go on setting up' }).click();

    // 7: the first learner; 8: the first course.
    await ann.getByRole('textbox', { name: 'Name of person 1' }).fill('Bo Chen');
    await ann.getByRole('textbox', { name: 'Mail of person 1' }).fill('bo@acme.example');
    await ann.getByRole('button', { name: 'Send invitations' }).click();
    await expect(ann.getByText('Invitations are out')).toBeVisible();
    const forBo = await linkIn(ann, 'Bo Chen');
    await ann.getByRole('button', { name: 'Go on', exact: true }).click();
    await ann.getByRole('textbox', { name: 'Title of the course' }).fill('Welcome to Acme');
    await ann.getByRole('textbox', { name: 'Title of the chapter' }).fill('Your first day');
    await ann.getByRole('textbox', { name: 'Text' }).fill('Come in at nine.\n\nAsk for Ann.');
    await ann.getByRole('button', { name: 'Reading takes about' }).click();
    await ann.getByRole('option', { name: '1 min' }).click();
    await ann.getByRole('button', { name: 'Publish the course' }).click();
    await expect(ann.getByText('All set up')).toBeVisible();

    // 9: the learner's invitation, a password; 10: the chapter.
    const bo = await english();
    await accept(bo, forBo);
    await expect(bo).toHaveURL(/\/index/);
    await expect(bo).toHaveTitle(/Acme Academy/);
    await bo.goto(`http://acme.localhost:${port}/course`);
    const card = bo.getByRole('link', { name: /Welcome to Acme/ }).first();
    await bo.goto(new URL((await card.getAttribute('href')) ?? '', bo.url()).href);
    await bo.getByRole('button', { name: 'Start reading' }).click();
    await expect(bo.getByText('Ask for Ann.')).toBeVisible();
    await expect(bo.getByText('Course completed').first()).toBeVisible({ timeout: 120_000 });

    // The invitation was used.
    const again = await english();
    await again.goto(forBo);
    await expect(again.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
    await expect(again.getByRole('link', { name: 'Log in' })).toBeVisible();
  } finally {
    // Pages ask for news; none does of a server that has gone.
    for (const page of pages) await page.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
