// @vitest-environment jsdom
import { homeIcons, homeStructure, myStudyInfo, type HomeModule } from '@banyan/contracts/account';
import { homeList } from '@banyan/contracts/course';
import { createSessionCookies } from '@banyan/core-session';
import { fakeSessionApi, makeEnterprise, makeSession, makeUser, memoryJar } from '@banyan/core-session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { makeStudy, storyCourses, storyZones } from '../testing/fixtures.ts';
import { frameAnswers } from '../testing/frameAnswers.ts';
import { openPortal } from '../testing/openPortal.tsx';

beforeAll(() => {
  // jsdom has neither; nothing here depends on their results.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('scrollTo', () => undefined);
});

const fresh: HomeModule = { id: 1, kind: 'new', title: '刚上架', morePath: '' };
const goOn: HomeModule = { id: 2, kind: 'continue', title: '接着学', morePath: '' };

async function home(modules: HomeModule[], more: readonly FakeAnswer[] = []) {
  const user = makeUser();
  const jar = memoryJar();
  const cookies = createSessionCookies({ jar, secure: false, log: () => undefined, now: () => new Date() });
  cookies.write(user, { remember: true, domain: null });
  await openPortal('/index', {
    session: makeSession({ cookies, api: fakeSessionApi(makeEnterprise(), user) }),
    answers: [
      ...frameAnswers,
      answer(homeStructure, () => ({ modules })),
      answer(homeList, () => ({ items: [], total: 0, thisWeek: 0 })),
      answer(myStudyInfo, () => makeStudy()),
      ...more,
    ],
  });
}

it('has what to continue where the server places it, under the server’s title [SH-12]', async () => {
  await home([fresh, goOn]);
  await screen.findByRole('region', { name: fresh.title });
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label') ?? '');
  expect(names.indexOf(goOn.title)).toBeGreaterThan(0);
  const block = screen.getByRole('region', { name: goOn.title });
  expect(await within(block).findByText(goOn.title)).toBeInTheDocument();
  expect(within(block).getByRole('heading', { name: '首件检验与过程巡检实务' })).toBeInTheDocument();
});

it('has nothing to continue where the enterprise has switched that off [SH-12]', async () => {
  await home([fresh]);
  await screen.findByRole('region', { name: fresh.title });
  expect(screen.queryByRole('heading', { name: '首件检验与过程巡检实务' })).toBeNull();
});

/** Fails until a test makes it succeed. */
function failing() {
  let fails = true;
  return {
    or: <Value,>(value: () => Value) => (fails ? Promise.reject<Value>(new Error('down')) : value()),
    again: async () => {
      const button = await screen.findByText('重试');
      fails = false;
      await userEvent.click(button);
    },
  };
}

const zones: HomeModule = { id: 3, kind: 'zones', title: '学习专区', morePath: '' };
const firstOf = async (name: string) => {
  const place = await screen.findByRole('region', { name });
  await waitFor(() => expect(within(place).getAllByRole('link')[0]).toHaveFocus());
};

it('leads the keyboard into the modules that have come when asked again [UI-07] [SH-12]', async () => {
  const { again, or } = failing();
  await home([], [answer(homeStructure, () => or(() => ({ modules: [goOn, fresh] })))]);
  await again();
  await firstOf(goOn.title);
});

it.each([
  ['courses', fresh, ({ or }) => answer(homeList, () => or(() => ({ items: storyCourses(), total: 26, thisWeek: 0 })))],
  ['what is studied', goOn, ({ or }) => answer(myStudyInfo, () => or(() => makeStudy()))],
  ['zones', zones, ({ or }) => answer(homeIcons, () => or(() => ({ items: storyZones() })))],
] satisfies [string, HomeModule, (of: ReturnType<typeof failing>) => FakeAnswer][])(
  'leads the keyboard into the module of %s that has come when asked again [UI-07] [SH-12]',
  async (_, module, answered) => {
    const fails = failing();
    await home([module], [answered(fails)]);
    await fails.again();
    await firstOf(module.title);
  },
);
