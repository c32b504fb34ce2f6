import { describe, expect, it } from 'vitest';
import { freshPreloads } from './freshPreloads.mts';

const chunk = (...imports: string[]) => ({ type: 'chunk', imports });
const bundle = {
  'main.js': chunk(),
  'frame.js': chunk('main.js'),
  'page.js': chunk('frame.js', 'tabs.js'),
  'tabs.js': chunk('main.js'),
  'player.js': chunk('page.js', 'tabs.js', 'media.js'),
  'media.js': chunk('main.js'),
};

function preloadsOf(file: string, needed: string[], host: string, hostType: 'html' | 'js' = 'js') {
  const { plugin, resolveDependencies } = freshPreloads();
  const hook = plugin.generateBundle as unknown as { handler: (options: object, output: object) => void };
  hook.handler({}, bundle);
  return resolveDependencies(file, needed, { hostId: host, hostType });
}

describe('files to fetch with a part that comes late', () => {
  it('names none that the asking file runs with', () => {
    expect(
      preloadsOf('player.js', ['player.js', 'page.js', 'frame.js', 'main.js', 'tabs.js', 'media.js'], 'page.js'),
    ).toEqual(['media.js']);
  });

  it('names those that only the part needs', () => {
    expect(preloadsOf('page.js', ['page.js', 'frame.js', 'main.js', 'tabs.js'], 'main.js')).toEqual([
      'frame.js',
      'tabs.js',
    ]);
  });

  it('leaves what the page itself names', () => {
    expect(preloadsOf('main.js', ['main.js'], 'index.html', 'html')).toEqual(['main.js']);
  });
});
