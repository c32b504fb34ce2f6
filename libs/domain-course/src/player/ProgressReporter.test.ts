// @vitest-environment jsdom
import { ErrorCode, type Interval } from '@banyan/contracts';
import { reportProgress } from '@banyan/contracts/course';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WriteOptions } from '@banyan/core-screen';
import type { ProgressAck, ProgressBeat } from '../api/courseApi.ts';
import { makeAck } from '../testing/fixtures.ts';
import { merge } from './intervals.ts';
import { ProgressJournal, type WatchKey } from './ProgressJournal.ts';
import { ProgressReporter } from './ProgressReporter.ts';

const key: WatchKey = { eid: 1001, userId: '7', courseId: 101, chapterId: 1005 };
const refused = (code: number) => new RefusedError(reportProgress, { code, msg: '', data: null });

/** A server that stores a union, and can be disconnected. */
function world(acknowledged: Interval[] = [], antiSkip = false) {
  const beats: ProgressBeat[] = [];
  const ways: WriteOptions[] = [];
  /** Counted heartbeats, by key. */
  const counted = new Map<string, ProgressBeat>();
  const stranded: number[] = [];
  const acks: ProgressAck[] = [];
  const refusals: unknown[] = [];
  let union = acknowledged;
  let failure: Error | null = null;
  let lostAnswers = 0;
  /** Turns a heartbeat's intervals into credited ones. */
  let credit = (pieces: readonly Interval[]): readonly Interval[] => pieces;
  /** Id of the window with the lease. */
  let place = 'h'.repeat(16);
  let gate: Promise<void> = Promise.resolve();
  const journal = new ProgressJournal(localStorage);
  const open = (position = 0, holder = 'h'.repeat(16)) =>
    new ProgressReporter(
      {
        key,
        holder,
        antiSkip,
        onStranded: (second) => stranded.push(second),
        journal,
        now: () => Date.now(),
        onAcknowledged: (ack) => acks.push(ack),
        onRefused: (error) => refusals.push(error),
        onWatched: () => undefined,
        send: async (beat, options) => {
          beats.push(beat);
          ways.push(options);
          await gate;
          if (failure !== null) throw failure;
          const known = counted.get(options.idempotencyKey ?? '');
          // Like the server: a repeated key must repeat its first heartbeat, and counts only once.
          if (known !== undefined) expect(beat).toEqual(known);
          else if (beat.holder !== place) throw refused(ErrorCode.studyingElsewhere);
          else union = merge(union, credit(beat.intervals));
          counted.set(options.idempotencyKey ?? '', beat);
          if ((lostAnswers -= 1) >= 0) throw new NetworkError(reportProgress);
          return makeAck(union);
        },
      },
      union,
      position,
    );
  return {
    beats,
    acks,
    refusals,
    journal,
    open,
    ways,
    counted,
    stranded,
    union: () => union,
    loseAnswers: (count: number) => (lostAnswers = count),
    moveTo: (holder: string) => (place = holder),
    creditAs: (rule: typeof credit) => (credit = rule),
    fail: (error: Error | null) => (failure = error),
    hold: () => {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return release;
    },
    waiting: () => journal.waiting(1001, '7', Date.now()).flatMap(({ watched }) => watched.intervals),
  };
}

/** Plays for some seconds, with four timeupdates a second as in browsers. */
async function run(reporter: ProgressReporter, from: number, seconds: number, rate = 1): Promise<number> {
  for (let quarter = 1; quarter <= seconds * 4; quarter += 1) {
    await vi.advanceTimersByTimeAsync(250);
    reporter.move(from + (quarter / 4) * rate);
  }
  await vi.advanceTimersByTimeAsync(0);
  return from + seconds * rate;
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => vi.useRealTimers());

describe('ProgressReporter', () => {
  it('sends a heartbeat every 10 s of playing, with exactly what was watched [CO-05]', async () => {
    const { beats, open, union } = world();
    const reporter = open();
    reporter.play(0);
    await run(reporter, 0, 25);
    expect(beats.map((beat) => [beat.reason, beat.intervals])).toEqual([
      ['tick', [[0, 10]]],
      ['tick', [[10, 20]]],
    ]);
    expect(union()).toEqual([[0, 20]]);
    expect(reporter.watched).toEqual([[0, 25]]);
  });

  it('sends one on pause, seek, hidden, ended and leaving [CO-05]', async () => {
    const { beats, open } = world();
    const reporter = open();
    reporter.play(0);
    await run(reporter, 0, 3);
    reporter.hidden();
    await run(reporter, 3, 2);
    reporter.seek(60);
    await run(reporter, 60, 2);
    reporter.pause();
    await vi.advanceTimersByTimeAsync(0);
    reporter.play(62);
    await run(reporter, 62, 1);
    reporter.pause('ended');
    await vi.advanceTimersByTimeAsync(0);
    reporter.play(0);
    await run(reporter, 0, 1);
    void reporter.leave();
    expect(beats.map((beat) => [beat.reason, beat.intervals])).toEqual([
      ['hidden', [[0, 3]]],
      ['seek', [[3, 5]]],
      ['pause', [[60, 62]]],
      ['ended', [[62, 63]]],
      ['leave', [[0, 1]]],
    ]);
  });

  it('does not count what was jumped over, however the jump came about [CO-05]', async () => {
    const { open } = world();
    const reporter = open();
    reporter.play(0);
    await run(reporter, 0, 4);
    reporter.move(300);
    await run(reporter, 300, 3);
    reporter.move(10);
    expect(reporter.watched).toEqual([
      [0, 4],
      [300, 303],
    ]);
  });

  it('does not count a position that moves while nothing plays [CO-05]', async () => {
    const { open } = world();
    const reporter = open();
    await run(reporter, 0, 5);
    expect(reporter.watched).toEqual([]);
  });

  it('loses nothing in 30 s without a network and repeats until it is back [CO-05]', async () => {
    const { acks, beats, fail, open, union, waiting } = world();
    const reporter = open();
    reporter.play(0);
    await run(reporter, 0, 12);
    fail(new NetworkError(reportProgress));
    await run(reporter, 12, 30);
    expect(union()).toEqual([[0, 10]]);
    expect(merge(waiting())).toEqual([[10, 42]]);
    fail(null);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(union()).toEqual([[0, 42]]);
    expect(acks.at(-1)?.chapter.intervals).toEqual([[0, 42]]);
    expect(beats.length).toBeGreaterThan(3);
    reporter.pause();
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting()).toEqual([]);
  });

  it('leaves what was not acknowledged to the next page after a crash [CO-05]', async () => {
    const { fail, open, union } = world();
    fail(new NetworkError(reportProgress));
    const crashed = open();
    crashed.play(0);
    await run(crashed, 0, 14);
    fail(null);
    const next = open();
    expect(next.waiting).toBe(true);
    next.flush();
    await vi.advanceTimersByTimeAsync(0);
    const [piece] = union();
    expect(piece?.[0]).toBe(0);
    expect(piece?.[1]).toBeGreaterThanOrEqual(13);
    expect(next.waiting).toBe(false);
  });

  it('keeps what was sent on leaving until the answer is there [CO-05]', async () => {
    const { hold, open, waiting } = world();
    const reporter = open();
    reporter.play(0);
    await run(reporter, 0, 5);
    const release = hold();
    void reporter.leave();
    expect(waiting()).toEqual([[0, 5]]);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting()).toEqual([]);
  });

  it('has one heartbeat under way at a time and sends the rest after it [CO-05]', async () => {
    const { beats, hold, open, union } = world();
    const reporter = open();
    reporter.play(0);
    const release = hold();
    await run(reporter, 0, 12);
    reporter.pause();
    expect(beats).toHaveLength(1);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(beats.map((beat) => beat.intervals)).toEqual([[[0, 10]], [[10, 12]]]);
    expect(union()).toEqual([[0, 12]]);
  });

  it('takes the server’s union for the truth [CO-05]', async () => {
    const { open } = world();
    const reporter = new ProgressReporter(
      {
        key,
        holder: 'h'.repeat(16),
        journal: new ProgressJournal(null),
        antiSkip: false,
        onStranded: () => undefined,
        now: () => Date.now(),
        onAcknowledged: () => undefined,
        onRefused: () => undefined,
        onWatched: () => undefined,
        // Credits less than was claimed, and includes another device's minute.
        send: () =>
          Promise.resolve(
            makeAck([
              [0, 8],
              [100, 160],
            ]),
          ),
      },
      [],
      0,
    );
    reporter.play(0);
    await run(reporter, 0, 10);
    expect(reporter.watched).toEqual([
      [0, 8],
      [100, 160],
    ]);
    expect(open().watched).toEqual([]);
  });

  it('claims the speed at which the pieces ran [CO-05]', async () => {
    const { beats, open } = world();
    const reporter = open();
    reporter.setRate(2);
    reporter.play(0);
    const at = await run(reporter, 0, 4, 2);
    reporter.setRate(1);
    await run(reporter, at, 10);
    expect(beats.map((beat) => [beat.reason, beat.rate, beat.intervals])).toEqual([
      ['rate', 2, [[0, 8]]],
      ['tick', 1, [[8, 18]]],
    ]);
  });

  it('stops when learning goes on elsewhere, keeps what was watched and says so [CO-06]', async () => {
    const { beats, fail, open, refusals, waiting } = world();
    const reporter = open();
    reporter.play(0);
    fail(refused(ErrorCode.studyingElsewhere));
    await run(reporter, 0, 25);
    expect(beats).toHaveLength(1);
    expect(refusals).toHaveLength(1);
    expect(merge(waiting())[0]).toEqual([0, 25]);
  });

  it.each([
    ['drops', ErrorCode.chapterLocked, []],
    ['drops', ErrorCode.badRequest, []],
    ['keeps', ErrorCode.courseExpired, [[0, 10]]],
    ['keeps', ErrorCode.unauthenticated, [[0, 10]]],
  ])('%s what the server refuses with %i [CO-05] [CO-07]', async (_, code, left) => {
    const { fail, open, refusals, waiting } = world();
    const reporter = open();
    reporter.play(0);
    fail(refused(code));
    await run(reporter, 0, 10);
    expect(refusals).toHaveLength(1);
    expect(waiting()).toEqual(left);
  });

  it('tries again when the server asks for less haste or has fallen over [CO-05]', async () => {
    const { fail, open, refusals, union } = world();
    const reporter = open();
    reporter.play(0);
    fail(refused(ErrorCode.internal));
    await run(reporter, 0, 10);
    fail(refused(ErrorCode.tooFrequent));
    await vi.advanceTimersByTimeAsync(1000);
    fail(null);
    await vi.advanceTimersByTimeAsync(2000);
    expect(refusals).toEqual([]);
    expect(union()).toEqual([[0, 10]]);
  });

  it('never sends more pieces than a heartbeat may carry [CO-05]', async () => {
    const { beats, fail, open, union } = world();
    const reporter = open();
    fail(new NetworkError(reportProgress));
    for (let jump = 0; jump < 250; jump += 1) {
      reporter.play(jump * 10);
      await run(reporter, jump * 10, 1);
      reporter.pause();
    }
    fail(null);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(Math.max(...beats.map((beat) => beat.intervals.length))).toBeLessThanOrEqual(200);
    expect(union()).toHaveLength(250);
  });

  it('repeats a heartbeat whose answer was lost to the letter, so that it counts once [CO-05] [HT-06]', async () => {
    const { beats, counted, loseAnswers, open, union } = world();
    const reporter = open();
    reporter.play(0);
    loseAnswers(2);
    await run(reporter, 0, 16);
    reporter.pause();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(beats.length).toBeGreaterThan(counted.size);
    const pieces = [...counted.values()].flatMap(({ intervals }) => intervals);
    expect(pieces.reduce((sum, [from, to]) => sum + to - from, 0)).toBe(16);
    expect([union(), reporter.waiting]).toEqual([[[0, 16]], false]);
  });

  it('repeats it on the next page, too, in the name of the window that said it [CO-05] [HT-06]', async () => {
    const { counted, loseAnswers, open, union, moveTo } = world();
    const crashed = open();
    crashed.play(0);
    loseAnswers(9);
    await run(crashed, 0, 12.2);
    loseAnswers(0);
    moveTo('n'.repeat(16));
    const next = open(0, 'n'.repeat(16));
    next.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect([...counted.values()].map(({ holder, intervals }) => [holder[0], merge(intervals)])).toEqual([
      ['h', [[0, 10]]],
      ['n', [[10, 12]]],
    ]);
    expect([union()[0]?.[0], next.waiting]).toEqual([0, false]);
  });

  it('says it anew when the window that said it was never heard [CO-05] [CO-06]', async () => {
    const { fail, open, union, moveTo } = world();
    const crashed = open();
    crashed.play(0);
    fail(new NetworkError(reportProgress));
    await run(crashed, 0, 12);
    fail(null);
    moveTo('n'.repeat(16));
    const next = open(0, 'n'.repeat(16));
    next.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(merge(union())[0]?.[1]).toBeGreaterThan(11);
    expect(next.waiting).toBe(false);
  });

  it('sends what was watched while a heartbeat was under way when the chapter is left [CO-05]', async () => {
    const { beats, hold, open, union } = world();
    const reporter = open();
    reporter.play(0);
    const release = hold();
    await run(reporter, 0, 14);
    const left = reporter.leave();
    release();
    await left;
    expect(union()).toEqual([[0, 14]]);
    expect(beats.at(-1)).toMatchObject({ reason: 'leave', intervals: [[10, 14]] });
  });

  it('says its last words by a call that outlives the page, and repeats others itself [CO-05]', async () => {
    const { beats, open, ways } = world();
    const reporter = open();
    reporter.play(0);
    await run(reporter, 0, 11);
    reporter.hidden();
    await run(reporter, 11, 1);
    reporter.away();
    await vi.advanceTimersByTimeAsync(0);
    expect(beats.map(({ reason }, index) => [reason, ways[index]?.keepalive, ways[index]?.retry])).toEqual([
      ['tick', false, false],
      ['hidden', true, false],
      ['leave', true, true],
    ]);
  });

  it('is late while attempts fail, and no more once one is answered [CO-05]', async () => {
    const { fail, open } = world();
    const reporter = open();
    reporter.play(0);
    fail(new NetworkError(reportProgress));
    await run(reporter, 0, 11);
    expect(reporter.delayed).toBe(true);
    fail(null);
    reporter.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(reporter.delayed).toBe(false);
  });

  it('goes back to where a first watch counts when the server credited less than was played [CO-04]', async () => {
    const { creditAs, open, stranded, union } = world([], true);
    const reporter = open();
    reporter.play(0);
    // The lease was taken late: the clock allowed two of the first ten seconds.
    creditAs(() => [[0, 2]]);
    await run(reporter, 0, 10.5);
    expect(stranded).toEqual([2]);
    expect(reporter.watched).toEqual([[0, 2]]);
    creditAs((pieces) => pieces);
    reporter.seek(2);
    await run(reporter, 2, 9);
    reporter.pause();
    await vi.advanceTimersByTimeAsync(0);
    expect(union()).toEqual([[0, 11]]);
  });

  it('goes on where the credit ends within two seconds, and where skipping is allowed [CO-04]', async () => {
    for (const [antiSkip, end] of [
      [true, 8.5],
      [false, 2],
    ] as const) {
      localStorage.clear();
      const { creditAs, open, stranded } = world([], antiSkip);
      const reporter = open();
      reporter.play(0);
      creditAs(() => [[0, end]]);
      await run(reporter, 0, 11);
      expect(stranded).toEqual([]);
    }
  });

  it('brings back who stands still beyond what counts [CO-04]', async () => {
    const { creditAs, open, stranded } = world([], true);
    const reporter = open();
    reporter.play(0);
    creditAs(() => [[0, 3]]);
    await run(reporter, 0, 8);
    reporter.pause();
    await vi.advanceTimersByTimeAsync(0);
    expect(stranded).toEqual([3]);
  });
});
