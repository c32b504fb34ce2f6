// @vitest-environment jsdom
import { ErrorCode } from '@banyan/contracts';
import { reportProgress } from '@banyan/contracts/course';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CourseApi, LeaseInput, ProgressBeat } from '../api/courseApi.ts';
import { makeAck } from '../testing/fixtures.ts';
import { ProgressJournal } from './ProgressJournal.ts';
import { sendWaiting } from './sendWaiting.ts';

const now = 1_700_000_000_000;
const key = (courseId: number, chapterId: number) => ({ eid: 1001, userId: '7', courseId, chapterId });
const watched = (to: number, at = now) => ({ intervals: [[0, to] as [number, number]], positionS: to, rate: 1, at });

function world(report: CourseApi['report'] = (beat) => Promise.resolve(makeAck(beat.intervals))) {
  const beats: ProgressBeat[] = [];
  const leases: LeaseInput[] = [];
  const journal = new ProgressJournal(localStorage);
  const keys: (string | undefined)[] = [];
  const send = (except?: { courseId: number; chapterId: number }) =>
    sendWaiting({
      journal,
      holder: 'h'.repeat(16),
      eid: 1001,
      userId: '7',
      now: () => now,
      ...(except === undefined ? {} : { except }),
      api: {
        report: (beat, options) => {
          beats.push(beat);
          keys.push(options?.idempotencyKey);
          return report(beat);
        },
        lease: (input) => {
          leases.push(input);
          return Promise.resolve({ held: 'Y', expiresAt: 0 });
        },
      },
    });
  return { beats, keys, journal, leases, send, left: () => journal.waiting(1001, '7', now).length };
}

beforeEach(() => localStorage.clear());

describe('sendWaiting', () => {
  it('sends what earlier pages left behind, oldest first, and gives the place back [CO-05] [CO-06]', async () => {
    const { beats, journal, leases, left, send } = world();
    journal.write(key(101, 1), watched(10));
    journal.write(key(102, 2), watched(20, now - 1000));
    await send();
    expect(beats.map((beat) => [beat.course_id, beat.chapter_id, beat.reason, beat.intervals])).toEqual([
      [102, 2, 'resume', [[0, 20]]],
      [101, 1, 'resume', [[0, 10]]],
    ]);
    expect(leases.map(({ course_id, release }) => [course_id, release])).toEqual([
      [102, 'N'],
      [102, 'Y'],
      [101, 'N'],
      [101, 'Y'],
    ]);
    expect(left()).toBe(0);
  });

  it('leaves the open chapter to its reporter and keeps the open course’s place [CO-05]', async () => {
    const { beats, journal, leases, send } = world();
    journal.write(key(101, 1), watched(10));
    journal.write(key(101, 2), watched(10));
    await send({ courseId: 101, chapterId: 1 });
    expect(beats.map((beat) => beat.chapter_id)).toEqual([2]);
    expect(leases.map(({ release }) => release)).toEqual(['N']);
  });

  it.each([
    ['no network', new NetworkError(reportProgress), 1],
    [
      'learning elsewhere',
      new RefusedError(reportProgress, { code: ErrorCode.studyingElsewhere, msg: '', data: 0 }),
      1,
    ],
    ['a deleted course', new RefusedError(reportProgress, { code: ErrorCode.courseDeleted, msg: '', data: 0 }), 0],
  ])('with %s it keeps what may still be taken [CO-05]', async (_, failure, kept) => {
    const { journal, left, send } = world(() => Promise.reject(failure));
    journal.write(key(101, 1), watched(10));
    await send();
    expect(left()).toBe(kept);
  });

  it('goes on with the next course when one is refused [CO-05]', async () => {
    const { journal, left, send } = world((beat) =>
      beat.course_id === 101 ? Promise.reject(new NetworkError(reportProgress)) : Promise.resolve(makeAck()),
    );
    journal.write(key(101, 1), watched(10, now - 5));
    journal.write(key(102, 2), watched(10));
    await send();
    expect(left()).toBe(1);
  });

  const beat = (holder: string): ProgressBeat => ({
    course_id: 101,
    chapter_id: 1,
    holder,
    positionS: 10,
    intervals: [[0, 10]],
    rate: 1,
    reason: 'tick',
  });
  const pieces = {
    intervals: [
      [0, 10],
      [10, 14],
    ] as [number, number][],
    positionS: 14,
    rate: 1,
    at: now,
  };

  it('repeats the heartbeat that was on its way as it was, under its key, then sends the rest [CO-05] [HT-06]', async () => {
    const { beats, journal, keys, left, send } = world();
    const sent = { key: 'k'.repeat(32), beat: beat('o'.repeat(16)) };
    journal.write(key(101, 1), { ...pieces, sent });
    await send();
    expect(beats[0]).toEqual(sent.beat);
    expect(keys[0]).toBe(sent.key);
    expect(beats[1]).toMatchObject({ holder: 'h'.repeat(16), intervals: [[10, 14]] });
    expect(keys[1]).not.toBe(sent.key);
    expect(left()).toBe(0);
  });

  it('says it anew when its window’s place had gone before it was heard [CO-05] [CO-06]', async () => {
    const elsewhere = new RefusedError(reportProgress, { code: ErrorCode.studyingElsewhere, msg: '', data: 0 });
    const { beats, journal, left, send } = world(({ holder, intervals }) =>
      holder === 'h'.repeat(16) ? Promise.resolve(makeAck(intervals)) : Promise.reject(elsewhere),
    );
    journal.write(key(101, 1), { ...pieces, sent: { key: 'k'.repeat(32), beat: beat('o'.repeat(16)) } });
    await send();
    expect(beats.at(-1)).toMatchObject({ holder: 'h'.repeat(16), intervals: pieces.intervals });
    expect(left()).toBe(0);
  });

  it('keeps the key of what it could not send for the next time [CO-05] [HT-06]', async () => {
    let down = true;
    const { journal, keys, send } = world((said) =>
      down ? Promise.reject(new NetworkError(reportProgress)) : Promise.resolve(makeAck(said.intervals)),
    );
    journal.write(key(101, 1), pieces);
    await send();
    down = false;
    await send();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});
