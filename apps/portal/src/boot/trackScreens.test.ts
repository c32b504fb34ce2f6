import type { ScreenHandle } from '@banyan/core-session';
import { describe, expect, it } from 'vitest';
import { trackScreens } from './trackScreens.ts';

const handle = (path: string, titleKey: string): ScreenHandle => ({ path, access: 'open', layout: 'site', titleKey });
const home = handle('/index', 'portal:title.home');
const course = handle('/course/:id', 'course:title.detail');

function setUp() {
  const views: { path: string; title: string }[] = [];
  const titles: string[] = [];
  let opened = 0;
  let language = 'zh';
  const tracker = trackScreens({
    titleOf: ({ titleKey }) => `${titleKey} ${language}`,
    setTitle: (title) => titles.push(title),
    view: (view) => views.push(view),
    opened: () => (opened += 1),
  });
  const arrive = (address: string, screen: ScreenHandle) => {
    const { pathname, search } = new URL(address, 'http://x');
    tracker.arrived(screen, { pathname, search });
  };
  return { arrive, tracker, views, titles, opened: () => opened, speak: (next: string) => (language = next) };
}

describe('a screen', () => {
  it('is titled and reported when it is there [SH-03, SH-04]', () => {
    const { arrive, views, titles } = setUp();
    arrive('/course/7?from=home', course);
    expect(titles).toEqual(['course:title.detail zh']);
    expect(views).toEqual([{ path: '/course/7?from=home', title: 'course:title.detail zh' }]);
  });

  it('is reported once, however often it tells of itself and whatever its filters [SH-04]', () => {
    const { arrive, views } = setUp();
    arrive('/course', course);
    arrive('/course', course);
    arrive('/course?page=2', course);
    expect(views).toHaveLength(1);
  });

  it('is another view at another path, also of the same kind and when coming back [SH-04]', () => {
    const { arrive, views, opened } = setUp();
    arrive('/index', home);
    arrive('/course/7', course);
    arrive('/course/8', course);
    arrive('/index', home);
    expect(views.map(({ path }) => path)).toEqual(['/index', '/course/7', '/course/8', '/index']);
    // The first one opened with the document.
    expect(opened()).toBe(3);
  });

  it('is titled anew in another language, and that is no view [SH-03]', () => {
    const { arrive, tracker, titles, views, speak } = setUp();
    arrive('/index', home);
    speak('en');
    tracker.retitle();
    expect(titles).toEqual(['portal:title.home zh', 'portal:title.home en']);
    expect(views).toHaveLength(1);
  });
});
