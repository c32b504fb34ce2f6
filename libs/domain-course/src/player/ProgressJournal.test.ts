// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { ProgressJournal, type WatchKey } from './ProgressJournal.ts';

const key: WatchKey = { eid: 1001, userId: '7', courseId: 101, chapterId: 1005 };
const now = 1_700_000_000_000;
const watched = { intervals: [[0, 10] as [number, number]], positionS: 10, rate: 1, at: now };

beforeEach(() => localStorage.clear());

describe('ProgressJournal', () => {
  it('gives back what another page left behind [CO-05]', () => {
    new ProgressJournal(localStorage).write(key, watched);
    expect(new ProgressJournal(localStorage).read(key)).toEqual(watched);
  });

  it('lists what waits for one learner of one enterprise, oldest first [CO-05]', () => {
    const journal = new ProgressJournal(localStorage);
    journal.write(key, watched);
    journal.write({ ...key, chapterId: 1004 }, { ...watched, at: now - 5000 });
    journal.write({ ...key, userId: '8' }, watched);
    journal.write({ ...key, eid: 1002 }, watched);
    localStorage.setItem('another', 'thing');
    expect(journal.waiting(1001, '7', now).map((entry) => entry.key.chapterId)).toEqual([1004, 1005]);
  });

  it('forgets what is acknowledged and what is a month old [CO-05]', () => {
    const journal = new ProgressJournal(localStorage);
    journal.write(key, watched);
    journal.write(key, { ...watched, intervals: [] });
    journal.write({ ...key, chapterId: 1 }, { ...watched, at: now - 31 * 86_400_000 });
    expect(journal.waiting(1001, '7', now)).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('keeps the heartbeat that is on its way, and no other that it cannot be [CO-05] [HT-06]', () => {
    const journal = new ProgressJournal(localStorage);
    const beat = {
      course_id: 101,
      chapter_id: 1005,
      holder: 'h'.repeat(16),
      positionS: 10,
      intervals: [[0, 10] as [number, number]],
      rate: 1,
      reason: 'tick' as const,
    };
    const sent = { key: 'k'.repeat(32), beat };
    journal.write(key, { ...watched, sent });
    expect(journal.read(key)?.sent).toEqual(sent);
    const longer = { ...sent, beat: { ...beat, intervals: [...beat.intervals, [20, 30] as [number, number]] } };
    for (const wrong of [longer, { ...sent, beat: { ...beat, holder: 'x' } }, { beat }, { key: 'k' }]) {
      localStorage.setItem('banyan.course.watched.1001.7.101.1005', JSON.stringify({ ...watched, sent: wrong }));
      expect(journal.read(key)).toEqual(watched);
    }
  });

  it('throws away what it cannot read instead of sending it [CO-05]', () => {
    const journal = new ProgressJournal(localStorage);
    const name = 'banyan.course.watched.1001.7.101.1005';
    for (const text of ['{', 'null', '{"intervals":[[5,1]],"positionS":1,"rate":1,"at":1}', '{"intervals":"all"}']) {
      localStorage.setItem(name, text);
      expect(journal.read(key)).toBeNull();
    }
    expect(journal.waiting(1001, '7', now)).toEqual([]);
    expect(localStorage.getItem(name)).toBeNull();
  });

  it('does without storage where there is none or it is full [CO-05]', () => {
    const full = {
      length: 0,
      key: () => null,
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    for (const journal of [new ProgressJournal(null), new ProgressJournal(full)]) {
      journal.write(key, watched);
      expect(journal.read(key)).toBeNull();
      expect(journal.waiting(1001, '7', now)).toEqual([]);
    }
  });
});
