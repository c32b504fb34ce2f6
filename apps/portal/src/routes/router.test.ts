// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createRouter, type Move } from './router.ts';

const setUp = () => {
  const router = createRouter({
    guard: () => undefined,
    leave: () => undefined,
    leaving: { holds: () => false, ask: (go) => go() },
  });
  const moves: Move[] = [];
  router.listen((move) => moves.push(move));
  return { router, moves };
};

it('takes two presses of one link for one step of the history [SH-09]', () => {
  const { router, moves } = setUp();
  const before = history.length;
  router.navigator.push('/course', null);
  router.navigator.push('/course', null);
  expect(history.length).toBe(before + 1);
  expect(moves.map(({ location }) => location.pathname)).toEqual(['/course', '/course']);
  router.navigator.push('/course?page=2', null);
  expect(history.length).toBe(before + 2);
});

it('redirects in place of the address in view [AC-06]', () => {
  const { router } = setUp();
  const before = history.length;
  router.redirect('/login');
  expect([history.length, router.location().pathname]).toEqual([before, '/login']);
});

it('tells the guard the place on the page that is wanted, which login leads back to [AC-06]', () => {
  const asked: string[] = [];
  const router = createRouter({
    guard: (address) => {
      asked.push(address);
      return { replace: `/login?${new URLSearchParams({ backUrl: address }).toString()}` };
    },
    leave: () => undefined,
    leaving: { holds: () => false, ask: (go) => go() },
  });
  router.listen(() => undefined);
  router.navigator.push('/course/7?tab=notes#note-3', null);
  expect(asked).toEqual(['/course/7?tab=notes#note-3']);
  expect(new URLSearchParams(router.location().search).get('backUrl')).toBe('/course/7?tab=notes#note-3');
});

it('does not let a screen that is being left write its own address over the next one [SH-09]', () => {
  const { router } = setUp();
  router.navigator.push('/review?tab=exam', null);
  router.show('/review');
  router.navigator.replace('/review?tab=exam&exam=7', null);
  expect(router.location().search).toBe('?tab=exam&exam=7');
  // The next screen is loading: the review desk is still in view, and gets its first paper only now.
  router.navigator.push('/manage', null);
  router.navigator.replace('/review?tab=exam&exam=7&attempt=9', null);
  expect(router.location().pathname).toBe('/manage');
  router.redirect('/review');
  expect(router.location().pathname).toBe('/review');
});
