import { describe, expect, it } from 'vitest';
import { patternOf } from './pathPattern.ts';
import { preloadsFor, type Manifest, type RouteChunks } from './preloads.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js' },
  'src/shell/Shell.tsx': { file: 'assets/shell.js', imports: ['index.html', '_ui.js'] },
  'src/home/HomePage.tsx': { file: 'assets/home.js', imports: ['index.html', '_ui.js', '_card.js'] },
  'src/i18n/zh.ts': { file: 'assets/zh.js' },
  'src/i18n/en.ts': { file: 'assets/en.js' },
  '_ui.js': { file: 'assets/ui.js', imports: ['_card.js'] },
  '_card.js': { file: 'assets/card.js', imports: ['_ui.js'] },
};
const map: RouteChunks = {
  routes: {
    '/index': {
      chunks: ['src/shell/Shell.tsx', 'src/home/HomePage.tsx'],
      namespaces: ['portal', 'none'],
      words: ['first', 'home'],
    },
    '/course/:id': { chunks: ['gone.tsx'], namespaces: ['portal'], words: [] },
    '*': { chunks: [], namespaces: ['portal'], words: [] },
  },
  messages: { portal: { zh: 'src/i18n/zh.ts', en: 'src/i18n/en.ts' } },
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
  it('names words and messages first, then screen and frame with what they import, each once', () => {
    const known = new Set(['/assets/index.js']);
    expect(preloadsFor('/index', 'en', manifest, map, known)).toEqual([
      '/assets/words/first.en.js',
      '/assets/words/home.en.js',
      '/assets/en.js',
      '/assets/shell.js',
      '/assets/ui.js',
      '/assets/card.js',
      '/assets/home.js',
    ]);
  });

  it('leaves out what the build does not have', () => {
    expect(preloadsFor('/course/7', 'zh', manifest, map)).toEqual(['/assets/zh.js']);
    expect(preloadsFor('/course/7', 'zh_tw', manifest, map)).toEqual([]);
    expect(preloadsFor('/index', 'zh', manifest, { routes: {}, messages: {} })).toEqual([]);
  });
});
