import { expect as check, test as plain, type Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { settled } from './support/look.ts';
import { openInside } from './support/openInside.ts';
import { people } from './support/people.ts';
import { screenPaths } from './support/routeTable.ts';
import { samples, type Sample } from './support/samples.ts';
import { expect, test } from './support/test.ts';
import { textOf } from './support/texts.ts';

/** Two looks: each screen and each of its states is seen in one of them. Stories show every part in all. */
const looks = [
  { set: 'zh', locale: 'zh-CN', lang: 'zh-CN', colorScheme: 'light', enterprise: '云雀田学院' },
  { set: 'en', locale: 'en-GB', lang: 'en-GB', colorScheme: 'dark', enterprise: 'Larkfield Academy' },
] as const;

/** Addresses that one test looks at; it has two minutes for them. */
const pieceSize = 20;

interface Visit {
  readonly address: string;
  readonly sample: Sample;
  /** The screen as such, not one of its other states. */
  readonly first: boolean;
}

const paths = screenPaths();
/** Screens of a look: every other one of all screens and states, so that both looks cover screens of every domain. */
const visitsOf = (look: number) =>
  paths
    .flatMap((path): readonly Visit[] => {
      const sample = samples[path];
      if (sample === undefined) return [];
      return [sample.address, ...(sample.also ?? [])].map((address, at) => ({ address, sample, first: at === 0 }));
    })
    .filter((_, at) => at % looks.length === look);
const piecesOf = (look: number) => {
  const visits = visitsOf(look);
  return Array.from({ length: Math.ceil(visits.length / pieceSize) }, (_, at) =>
    visits.slice(at * pieceSize, (at + 1) * pieceSize),
  );
};

/** Screens of one thing: their path names it, or their query does. Messages open beside their list, things of the console in it. */
const things = [
  ...paths.filter((path) => path.includes('/:') && !/^\/(?:main\/message|manage)\//.test(path)),
  '/coursePay',
  '/questionnaire/questionDetail',
  '/questionnaire/forbid',
  '/talent/assessmentTasksDetails',
  '/talent/assessmentToolDetails',
  '/talent/viewEvaluationPdfReport',
];
const thingPattern = `^(?:${things.map((path) => path.replace(/:\w+/g, '[^/?#]+')).join('|')})(?:[?#]|$)`;

/** Addresses of things to which links of this page lead in its own window. */
const keptInWindow = (page: Page) =>
  page
    .locator('main a[href^="/"]:not([target=_blank])')
    .evaluateAll(
      (links, { pattern, own }) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => new RegExp(pattern).test(href) && !own.includes(href.split(/[?#]/)[0] ?? '')),
      { pattern: thingPattern, own: paths },
    );

test.describe.configure({ mode: 'parallel' });

plain('every screen of the route table has a sample, and every sample a screen [UI-07, SH-03]', () => {
  check(
    paths.filter((path) => !(path in samples)),
    'paths to add to support/samples.ts',
  ).toEqual([]);
  check(
    Object.keys(samples).filter((path) => !paths.includes(path)),
    'samples without a screen',
  ).toEqual([]);
  for (const set of ['zh', 'en'] as const) {
    const titles = Object.values(samples)
      .filter(({ leadsOn }) => leadsOn !== true)
      .map(({ title }) => title[set]);
    check(new Set(titles).size, `titles in ${set}`).toBe(titles.length);
  }
});

for (const [look, { set, locale, lang, colorScheme, enterprise }] of looks.entries()) {
  for (const piece of piecesOf(look)) {
    const name = `${piece[0]?.address ?? ''} … ${piece.at(-1)?.address ?? ''}`;
    test(`title, language, axe and links to things of ${name}, ${set}, ${colorScheme} [UI-07, SH-03, SE-09, SH-07]`, async ({
      newContext,
      pageOf,
      server,
      trouble,
    }) => {
      test.setTimeout(120_000);
      // A course that is not there is one of the states, and so is an invitation that was used.
      trouble.allow(/status of 4(?:04|22)/);
      const options = { locale, colorScheme, baseURL: server.origin('larkfield') };
      const visitor = await (await newContext(options)).newPage();
      const learner = await pageOf(people.mia, options);
      const forAdministrators = piece.some(({ sample }) => sample.administrator);
      const administrator = forAdministrators ? await pageOf(people.chief, options) : learner;
      const found: Record<string, string[]> = {};
      const sameWindow: Record<string, string[]> = {};
      const serverFault = await textOf(['screen', 'failure.server'], set);
      for (const { address, sample, first } of piece) {
        const page = sample.visitor ? visitor : sample.administrator ? administrator : learner;
        await openInside(page, address);
        const title = first ? `${sample.title[set]} · ${enterprise}` : new RegExp(` · ${enterprise}$`);
        await expect(page, address).toHaveTitle(title);
        await settled(page);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        // An address that names nothing is not a fault of the server.
        await expect(page.getByText(serverFault), address).toHaveCount(0);
        const lines = await violations(page);
        if (lines.length > 0) found[address] = lines;
        // A post that has come as a message is shown with its own tabs.
        const itself = address.replace(/^\/main\/message(?=\/com(?:minication|munity)\/)/, '/news');
        const kept = new RegExp(thingPattern).test(address)
          ? []
          : (await keptInWindow(page)).filter((href) => !href.startsWith(itself));
        if (kept.length > 0) sameWindow[address] = kept;
      }
      expect(found).toEqual({});
      expect(sameWindow, 'links of lists to things, in the same window').toEqual({});
    });
  }
}
