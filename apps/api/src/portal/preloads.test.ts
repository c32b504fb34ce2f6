import { describe, expect, it } from 'vitest';
import { patternOf } from './pathPattern.ts';
import { noPreloads, preloadsFor, type Preloads } from './preloads.ts';

const build: Preloads = {
  page: { files: [], texts: { zh: ['/assets/zh.js'], en: ['/assets/en.js'] } },
  shell: { files: ['/assets/shell.js', '/assets/ui.js'], texts: {} },
  navigation: { files: ['/assets/navigation.js'], texts: { zh: ['/assets/navigation-zh.js'] } },
  console: { files: ['/assets/console.js'], texts: {} },
  screens: {
    '/index': { files: ['/assets/home.js', '/assets/ui.js'], texts: { zh: ['/assets/home-zh.js'] } },
    '/prompt': { files: ['/assets/prompt.js'], texts: {} },
  },
};

describe('patternOf', () => {
  const patterns = ['/course', '/course/:id', '/course/live/:id', '/course/classlibrary', '/refused/:id/:name', '*'];
  it.each([
    ['/course', '/course'],
    ['/course/', '/course'],
    ['/Course/Live/7', '/course/live/:id'],
    ['/course/7', '/course/:id'],
    ['/course/classlibrary', '/course/classlibrary'],
    ['/course/live/7', '/course/live/:id'],
    ['/refused/7/%E8%AF%BE', '/refused/:id/:name'],
    ['/course/7/8/9', '*'],
    ['/nowhere', '*'],
  ])('%s → %s', (path, pattern) => {
    expect(patternOf(path, patterns)).toBe(pattern);
  });
});

describe('preloadsFor', () => {
  it('names texts first, then frame and screen, each once', () => {
    expect(preloadsFor({ pattern: '/index', layout: 'site' }, 'zh', build)).toEqual([
      '/assets/zh.js',
      '/assets/home-zh.js',
      '/assets/shell.js',
      '/assets/ui.js',
      '/assets/home.js',
    ]);
  });

  it('names the navigation where the screen shares one, and no frame where it has none', () => {
    expect(preloadsFor({ pattern: '/index', layout: 'my' }, 'zh', build)).toContain('/assets/navigation-zh.js');
    expect(preloadsFor({ pattern: '/prompt', layout: 'bare' }, 'en', build)).toEqual([
      '/assets/en.js',
      '/assets/prompt.js',
    ]);
  });

  it("names the console around its screens, and not the portal's header", () => {
    expect(preloadsFor({ pattern: '/manage', layout: 'console' }, 'en', build)).toEqual([
      '/assets/en.js',
      '/assets/console.js',
    ]);
  });

  it('leaves out what the build does not have', () => {
    expect(preloadsFor({ pattern: '/gone', layout: 'bare' }, 'zh_tw', build)).toEqual([]);
    expect(preloadsFor({ pattern: '/index', layout: 'site' }, 'zh', noPreloads)).toEqual([]);
  });
});
