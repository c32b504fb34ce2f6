import { configure, reaction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { makeAddress } from '../testing/fixtures.ts';
import { SubtitleStore } from './SubtitleStore.ts';
import { fakeCourseApi } from '../testing/fakeCourseApi.ts';

configure({ enforceActions: 'always' });

const settled = () => vi.dynamicImportSettled();
const { subtitles } = makeAddress();

describe('SubtitleStore', () => {
  it('shows the line that is spoken, and changes only from line to line [CO-04]', async () => {
    const store = new SubtitleStore(fakeCourseApi(), 'zh');
    store.open(subtitles);
    await settled();
    const shown: string[] = [];
    const end = reaction(
      () => store.line,
      (line) => shown.push(line.slice(0, 4)),
    );
    for (let second = 715; second < 790; second += 0.25) store.move(second);
    expect(shown).toEqual(['很多班组', 'Cpk ', 'Cpk ', '换刀、换']);
    end();
  });

  it('reads on while nothing stands on the picture [CO-04]', async () => {
    const store = new SubtitleStore(fakeCourseApi(), 'zh');
    store.open(subtitles);
    await settled();
    store.choose('off');
    store.move(766);
    expect(store.line).toBe('');
    expect(store.current).toBe(2);
    store.choose('zh');
    expect(store.line).toMatch(/^Cpk 到/);
  });

  it('loads another language and keeps it for the next chapter [CO-04]', async () => {
    const store = new SubtitleStore(fakeCourseApi(), 'zh');
    store.open(subtitles);
    store.choose('en');
    await settled();
    store.move(766);
    expect(store.line).toMatch(/^At 1.33/);
    store.open(subtitles);
    expect(store.language).toBe('en');
  });

  it('shows the line of another language while the video stands still [CO-04]', async () => {
    const store = new SubtitleStore(fakeCourseApi(), 'zh');
    store.open(subtitles);
    await settled();
    store.move(766);
    store.choose('en');
    await settled();
    expect(store.line).toMatch(/^At 1.33/);
    store.open(subtitles);
    await settled();
    expect(store.line).toBe('');
  });

  it('takes what there is when the wanted language is missing, and says when there is none [CO-04]', async () => {
    const store = new SubtitleStore(fakeCourseApi(), 'en');
    store.open(subtitles.filter(({ language }) => language === 'zh'));
    expect(store.language).toBe('zh');
    store.open([]);
    await settled();
    expect(store.cues).toEqual({ state: 'ready', value: [] });
  });

  it('keeps a failure and loads again on demand [UI-08]', async () => {
    let fails = true;
    const store = new SubtitleStore(
      { subtitles: () => (fails ? Promise.reject(new Error('down')) : Promise.resolve('WEBVTT\n')) },
      'zh',
    );
    store.open(subtitles);
    await settled();
    expect(store.cues.state).toBe('failed');
    fails = false;
    store.load();
    await settled();
    expect(store.cues.state).toBe('ready');
  });
});
