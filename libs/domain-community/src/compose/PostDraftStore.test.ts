// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { PostDraftStore, nothing } from './PostDraftStore.ts';
import { keptPost, newestKept } from './keptPost.ts';

const of = { eid: 1001, userId: '20381', kind: 'topic', id: 'one' } as const;
let clock = 1000;
const deps = { storage: localStorage, now: () => (clock += 1) };
const open = (revision = 0) => new PostDraftStore(of, { written: nothing, revision }, deps);
const { name } = keptPost(localStorage, of);
const storedText = () => localStorage.getItem(name);

beforeEach(() => localStorage.clear());

describe('Composition', () => {
  it('is there again after a crash, to the letter [CM-01]', () => {
    open().put({ title: '换刀后第一件', remind: true });
    const again = open();
    expect(again.written).toMatchObject({ title: '换刀后第一件', remind: true });
    expect(again.state).toBe('kept');
    expect(newestKept(localStorage, of)?.id).toBe('one');
  });

  it('is forgotten once it is posted', () => {
    const one = open();
    one.put({ title: 'a' });
    one.done();
    expect(storedText()).toBeNull();
    expect(newestKept(localStorage, of)).toBeNull();
  });

  it('follows another window that goes on from what is here, and asks where both have gone on [CM-01]', () => {
    const here = open();
    here.put({ title: 'a' });
    const there = open();
    there.put({ title: 'ab' });
    here.heard(name, storedText());
    expect(here.written.title).toBe('ab');
    expect(here.other).toBeNull();
    here.put({ title: 'abc' });
    there.put({ title: 'abd' });
    here.heard(name, storedText());
    expect(here.written.title).toBe('abc');
    expect(here.other?.written.title).toBe('abd');
    here.keepMine();
    expect(storedText()).toContain('abd');
    expect(newestKept(localStorage, of)?.kept.written.title).toBe('abc');
  });

  it('offers both where a post was changed after its draft was begun', () => {
    open(1).put({ title: 'mine' });
    const later = open(2);
    expect(later.written).toEqual(nothing);
    expect(later.other?.written.title).toBe('mine');
    expect(later.try()).toBe(false);
    later.takeOther();
    expect(later.written.title).toBe('mine');
  });

  it.each([
    ['nothing', {}, { title: 'required' }],
    ['spaces', { title: '   ' }, { title: 'required' }],
    ['a title of 100', { title: '长'.repeat(100) }, {}],
    ['a title of 101', { title: '长'.repeat(101) }, { title: 'tooLong' }],
    ['ten people', { title: 'a', body: mentions(10) }, {}],
    ['eleven people', { title: 'a', body: mentions(11) }, { body: 'tooManyPeople' }],
    ['a reward of nothing', { title: 'a', reward: 0 }, { reward: 'required' }],
  ])('says what stands in the way of %s [CM-01] [CM-02] [CM-03]', (_, written, problems) => {
    const one = open();
    one.put(written);
    expect(one.problems).toEqual(problems);
  });

  it('says that a device keeps nothing', () => {
    const one = new PostDraftStore(of, { written: nothing, revision: 0 }, { ...deps, storage: null });
    one.put({ title: 'a' });
    expect(one.unsaved).toBe(true);
  });
});

function mentions(count: number): string {
  return Array.from({ length: count }, (__, index) => `<span data-mention="${index}">@a</span>`).join('');
}
