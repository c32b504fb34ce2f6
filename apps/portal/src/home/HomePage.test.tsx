// @vitest-environment jsdom
import { homeList, homeStructure, myStudyInfo, type HomeModule } from '@banyan/contracts';
import { createSessionCookies } from '@banyan/core-session';
import { fakeSessionApi, makeEnterprise, makeSession, makeUser, memoryJar } from '@banyan/core-session/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answer } from '@banyan/core-screen/testing';
import { makeStudy } from '../testing/fixtures.ts';
import { frameAnswers } from '../testing/frameAnswers.ts';
import { openPortal } from '../testing/openPortal.tsx';

beforeAll(() => {
  // jsdom has neither; nothing here depends on what they answer.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('scrollTo', () => undefined);
});

const fresh: HomeModule = { id: 1, kind: 'new', title: '刚上架', morePath: '' };
const goOn: HomeModule = { id: 2, kind: 'continue', title: '接着学', morePath: '' };

async function home(modules: HomeModule[]) {
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
    ],
  });
  await screen.findByRole('region', { name: fresh.title });
}

it('has what to continue where the server places it, under the server’s title [SH-12]', async () => {
  await home([fresh, goOn]);
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label') ?? '');
  expect(names.indexOf(goOn.title)).toBeGreaterThan(0);
  const block = screen.getByRole('region', { name: goOn.title });
  expect(await within(block).findByText(goOn.title)).toBeInTheDocument();
  expect(within(block).getByRole('heading', { name: '首件检验与过程巡检实务' })).toBeInTheDocument();
});

it('has nothing to continue where the enterprise has switched that off [SH-12]', async () => {
  await home([fresh]);
  expect(screen.queryByRole('heading', { name: '首件检验与过程巡检实务' })).toBeNull();
});
