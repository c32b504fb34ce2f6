// @vitest-environment jsdom
import { ErrorCode, type Interval } from '@banyan/contracts';
import { reportProgress, studyLease, videoAddress } from '@banyan/contracts/course';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { configure, reaction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CourseApi, LeaseInput, ProgressBeat } from '../api/courseApi.ts';
import type { WriteOptions } from '@banyan/core-screen';
import type { MessageSet } from '@banyan/core-session';
import type { ChapterLearned } from '../course.ports.ts';
import { CourseStore } from '../course/CourseStore.ts';
import { FakeMedia } from '../testing/FakeMedia.ts';
import { makeAck, makeAddress, makeDetail, makeRendition } from '../testing/fixtures.ts';
import { bindMedia } from './media.ts';
import { merge } from './intervals.ts';
import { PlayerStore } from './PlayerStore.ts';
import { defaultPreferences, type Preferences } from './preferences.ts';
import { ProgressJournal } from './ProgressJournal.ts';
import * as recording from './recording.ts';
import { fakeCourseApi } from '../testing/fakeCourseApi.ts';

configure({ enforceActions: 'always' });

const refused = (code: number) =>
  new RefusedError(studyLease, { code, msg: '', data: { courseId: 101, courseName: '首件检验' } });
const tick = () => vi.advanceTimersByTimeAsync(0);

/** A learner in chapter five of the fixture's course. */
async function world(
  change: Partial<CourseApi> = {},
  settings = {},
  userId: string | null = '7',
  recorder = () => Promise.resolve(recording),
) {
  const beats: ProgressBeat[] = [];
  const leases: LeaseInput[] = [];
  const leaseWays: (WriteOptions | undefined)[] = [];
  const learned: ChapterLearned[] = [];
  let union: Interval[] = [
    [0, 250],
    [332, 766],
  ];
  let preferences: Preferences = defaultPreferences;
  let asked = 0;
  let messageSet: MessageSet = 'zh';
  const api = fakeCourseApi({
    course: () =>
      Promise.resolve(
        makeDetail({
          settings: {
            antiSkip: false,
            background: true,
            sequential: false,
            presence: 'none',
            presenceMinutes: 10,
            ...settings,
          },
        }),
      ),
    report: (beat) => {
      union = merge(union, beat.intervals);
      return Promise.resolve(makeAck(union));
    },
    ...change,
  });
  const player = new PlayerStore({
    api: {
      ...api,
      report: (beat) => {
        beats.push(beat);
        return api.report(beat);
      },
      lease: (input, options) => {
        leases.push(input);
        leaseWays.push(options);
        return api.lease(input);
      },
    },
    session: {
      eid: 1001,
      userId,
      get messageSet() {
        return messageSet;
      },
      requireLogin: () => {
        asked += 1;
        return userId !== null;
      },
    },
    journal: new ProgressJournal(localStorage),
    holder: () => Promise.resolve('h'.repeat(16)),
    recording: recorder,
    now: () => Date.now(),
    preferences: { read: () => preferences, write: (next) => (preferences = next) },
    onChapterLearned: (event) => learned.push(event),
  });
  const course = new CourseStore(api);
  course.load(101);
  await tick();
  const chapter = (id: number) => {
    const found = course.chapterById(id);
    if (found === null) throw new Error('fixture');
    return found;
  };
  player.open(course, chapter(1005));
  await tick();
  /** Shows the player, as the page does after the learner presses play. */
  const appear = () => {
    const media = new FakeMedia();
    const unbind = bindMedia(media, player.media);
    media.load();
    return { media, unbind };
  };
  const run = async (media: FakeMedia, seconds: number) => {
    for (let quarter = 0; quarter < seconds * 4; quarter += 1) {
      await vi.advanceTimersByTimeAsync(250);
      media.run(0.25 * media.playbackRate);
    }
    await tick();
  };
  return {
    api,
    appear,
    beats,
    chapter,
    course,
    learned,
    leases,
    leaseWays,
    player,
    run,
    askedForLogin: () => asked,
    /** Changes the language, which leaves the page and opens it again. */
    turnTo: async (language: MessageSet) => {
      player.close();
      messageSet = language;
      player.open(course, chapter(1005));
      await tick();
    },
    preferences: () => preferences,
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => vi.useRealTimers());

describe('PlayerStore', () => {
  it('takes its subtitles in the language that the reader has changed to, unless they chose theirs [SE-09] [CO-04]', async () => {
    const { player, turnTo } = await world();
    const { subtitles } = player;
    expect(subtitles.language).toBe('zh');
    await turnTo('en');
    expect(subtitles.language).toBe('en');
    player.chooseSubtitles('off');
    await turnTo('zh');
    expect([subtitles.language, subtitles.shown]).toEqual(['zh', false]);
    player.chooseSubtitles('zh');
    await turnTo('en');
    expect(subtitles.language).toBe('zh');
  });

  it('goes on at the second where the learner stopped and says so [CO-04]', async () => {
    const { appear, player } = await world();
    expect(player.media.position).toBe(766);
    player.start();
    expect(player.notice).toMatchObject({ kind: 'resumed', atS: 766 });
    const { media } = appear();
    expect([media.currentTime, media.paused]).toEqual([766, false]);
  });

  it('goes on at its second in a video that was loaded before anyone listened [CO-04]', async () => {
    const { player } = await world();
    player.start();
    const media = new FakeMedia();
    media.load();
    bindMedia(media, player.media);
    expect([media.currentTime, media.paused]).toEqual([766, false]);
  });

  it('fetches what records the study with the first play, and again where it did not arrive [CO-05]', async () => {
    const recorder = vi.fn(() => Promise.resolve(recording)).mockRejectedValueOnce(new Error('offline'));
    const { appear, beats, player, run } = await world({}, {}, '7', recorder);
    expect(recorder).not.toHaveBeenCalled();
    player.start();
    const { media } = appear();
    await run(media, 1);
    media.pause();
    void media.play();
    await run(media, 11);
    expect(recorder).toHaveBeenCalledTimes(2);
    expect(beats.flatMap(({ intervals }) => intervals).length).toBeGreaterThan(0);
  });

  it('counts what ran before and after the size was changed, under anti-skip too [CO-04, CO-05]', async () => {
    const renditions = [makeRendition(720), makeRendition(360)];
    const { appear, player, preferences, run } = await world(
      { videoAddress: () => Promise.resolve(makeAddress({ renditions })) },
      { antiSkip: true },
    );
    player.quality.shown(459);
    player.start(766);
    const { media } = appear();
    player.dismissNotice(player.notice?.id ?? 0);
    await run(media, 5);
    expect(player.source.url).toBe(renditions[0]?.url);
    player.quality.choose(360);
    expect([player.source.url, preferences().quality]).toEqual([renditions[1]?.url, 360]);
    media.change();
    await vi.advanceTimersByTimeAsync(2000);
    media.load();
    await run(media, 5);
    expect([media.currentTime, media.paused, player.notice]).toEqual([776, false, null]);
    expect(player.watched).toEqual([
      [0, 250],
      [332, 776],
    ]);
  });

  it('takes a smaller picture by itself when the network cannot keep up [CO-04]', async () => {
    const renditions = [makeRendition(720), makeRendition(360)];
    const { appear, player, run } = await world({
      videoAddress: () => Promise.resolve(makeAddress({ renditions })),
    });
    player.quality.shown(459);
    player.start();
    const { media } = appear();
    await run(media, 2);
    media.stall();
    expect(player.source.url).toBe(renditions[0]?.url);
    await run(media, 5);
    media.stall();
    expect(player.source.url).toBe(renditions[1]?.url);
  });

  it('asks a visitor to log in and fetches no video [AC-08]', async () => {
    const { askedForLogin, player } = await world({}, {}, null);
    player.start();
    player.goTo(300);
    expect(askedForLogin()).toBe(2);
    expect([player.started, player.notice, player.source.address.state]).toEqual([false, null, 'idle']);
  });

  it('goes to the place of a note that is pressed before it plays [NO-01]', async () => {
    const { player } = await world();
    player.goTo(300);
    expect([player.started, player.media.wanted, player.media.position]).toEqual([true, true, 300]);
  });

  it('does not open a chapter that is locked [CO-05]', async () => {
    const { chapter, course, player } = await world();
    player.open(course, chapter(1007));
    player.start();
    player.goTo(300);
    expect([player.locked, player.started, player.source.address.state]).toEqual([true, false, 'idle']);
  });

  it('counts what is watched at once and lets the server’s union replace it [CO-05]', async () => {
    const { appear, beats, player, run } = await world();
    player.start();
    const { media } = appear();
    await run(media, 6);
    expect(player.watched.at(-1)).toEqual([332, 772]);
    expect(player.leftS).toBe(517);
    expect(player.missed).toEqual([[250, 332]]);
    await run(media, 6);
    expect(beats.map((beat) => [beat.reason, beat.intervals])).toEqual([['tick', [[766, 776]]]]);
    expect(player.watched).toEqual([
      [0, 250],
      [332, 778],
    ]);
  });

  it('changes what is left once a second and what was skipped not at all while the video runs on', async () => {
    const { appear, player, run } = await world();
    player.start();
    const { media } = appear();
    await run(media, 1);
    const seen = { left: 0, missed: 0 };
    const ends = [
      reaction(
        () => player.leftS,
        () => (seen.left += 1),
      ),
      reaction(
        () => player.missed,
        () => (seen.missed += 1),
      ),
    ];
    await run(media, 5);
    expect(seen).toEqual({ left: 5, missed: 0 });
    ends.forEach((end) => end());
  });

  it('plays a skipped stretch on demand, which then is skipped no more [CO-05]', async () => {
    const { appear, player, run } = await world();
    const [gap] = player.missed;
    player.seek(gap?.[0] ?? 0);
    const { media } = appear();
    expect(media.currentTime).toBe(250);
    await run(media, 83);
    expect(player.missed).toEqual([]);
  });

  it('takes the place of study when playing starts and gives it back on leaving [CO-06]', async () => {
    const { appear, leases, player, run } = await world();
    expect(leases).toEqual([]);
    player.start();
    const { media } = appear();
    await run(media, 2);
    player.close();
    await tick();
    expect(leases.map(({ release }) => release)).toEqual(['N', 'Y']);
  });

  it('pauses and names the course when learning goes on elsewhere [CO-06]', async () => {
    const { appear, player } = await world({ lease: () => Promise.reject(refused(ErrorCode.studyingElsewhere)) });
    player.start();
    const { media } = appear();
    await tick();
    expect(media.paused).toBe(true);
    expect(player.elsewhere).toEqual({ courseId: 101, name: '首件检验' });
  });

  it('pauses when the place is taken over while it plays, and keeps what was watched [CO-06]', async () => {
    const { appear, player, run } = await world({
      report: () => Promise.reject(refused(ErrorCode.studyingElsewhere)),
    });
    player.start();
    const { media } = appear();
    await run(media, 11);
    expect(media.paused).toBe(true);
    expect(player.elsewhere).not.toBeNull();
    expect(new ProgressJournal(localStorage).waiting(1001, '7', Date.now())).toHaveLength(1);
  });

  it('brings every jump past what was watched back, and says so [CO-04]', async () => {
    const { appear, player } = await world({}, { antiSkip: true });
    player.start();
    const { media } = appear();
    media.currentTime = 1000;
    expect(media.currentTime).toBe(766);
    expect(player.notice).toMatchObject({ kind: 'noSkip', atS: 766 });
    media.currentTime = 300;
    expect(media.currentTime).toBe(300);
    player.seek(1200);
    expect(media.currentTime).toBe(766);
  });

  it('pauses in a window that is not in view where the course asks for it [CO-04]', async () => {
    const strict = await world({}, { background: false });
    strict.player.start();
    const { media } = strict.appear();
    strict.player.windowHidden();
    expect(media.paused).toBe(true);
    expect(strict.player.notice?.kind).toBe('background');
    const easy = await world();
    easy.player.start();
    const other = easy.appear();
    easy.player.windowHidden();
    expect(other.media.paused).toBe(false);
  });

  it('stops for whoever has touched nothing for long, and says so until it plays on [CO-08]', async () => {
    const { appear, player } = await world();
    player.windowIdle();
    expect(player.notice).toBeNull();
    player.start();
    const { media } = appear();
    player.windowIdle();
    expect([media.paused, player.notice?.kind]).toEqual([true, 'idle']);
    player.start();
    expect([media.paused, player.notice]).toEqual([false, null]);
  });

  it('fetches a new address when the old one has run out and goes on at the same second [CO-04]', async () => {
    let count = 0;
    const { appear, player, run } = await world({
      videoAddress: () =>
        Promise.resolve(
          makeAddress({ renditions: [makeRendition(540, `https://content.example/${(count += 1)}.mp4`)] }),
        ),
    });
    player.start();
    const { media } = appear();
    await run(media, 4);
    media.fail();
    await tick();
    expect(player.source.address).toMatchObject({
      state: 'ready',
      value: { renditions: [{ url: 'https://content.example/2.mp4' }] },
    });
    media.currentTime = 0;
    media.load();
    expect([media.currentTime, media.paused, player.source.failure]).toEqual([770, false, null]);
  });

  it('keeps the speed with a new address [CO-04]', async () => {
    const { appear, player, preferences } = await world();
    player.start();
    const { media } = appear();
    media.playbackRate = 2;
    media.fail();
    await tick();
    media.load();
    expect([media.playbackRate, preferences().rate]).toEqual([2, 2]);
  });

  it('gives the learner the choice after three addresses did not help, the second kept [CO-04]', async () => {
    const { appear, player, run } = await world();
    player.start();
    const { media } = appear();
    await run(media, 4);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      media.fail();
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(player.source.failure).toBe('playback');
    expect(player.media.position).toBe(770);
    player.retry();
    await tick();
    media.load();
    expect([media.currentTime, player.source.failure]).toEqual([770, null]);
  });

  it('says that the address could not be fetched and tries again on demand or when the network is back [CO-04]', async () => {
    let fails = true;
    const { player } = await world({
      videoAddress: () => (fails ? Promise.reject(new NetworkError(reportProgress)) : Promise.resolve(makeAddress())),
    });
    player.start();
    await tick();
    expect(player.source.failure).toBe('address');
    fails = false;
    player.windowOnline();
    await tick();
    expect(player.source.address.state).toBe('ready');
  });

  it('tells others of a chapter that has just become learned, once [CO-05]', async () => {
    const { appear, course, learned, player, run } = await world({
      report: (beat) =>
        Promise.resolve(makeAck([[0, 1210]], { chapterId: beat.chapter_id, state: 'learned', leftS: 0 })),
    });
    player.start();
    const { media } = appear();
    await run(media, 25);
    expect(learned).toEqual([{ courseId: 101, chapterId: 1005, courseLearned: false }]);
    expect([player.learned, player.leftS, course.progress.learnedChapters]).toEqual([true, 0, 4]);
  });

  it('tells others of a course that becomes learned by watching on, once [CO-05]', async () => {
    let state: 'learning' | 'learned' = 'learning';
    const { appear, learned, player, run } = await world({
      report: (beat) => {
        const ack = makeAck([[0, 1210]], { chapterId: beat.chapter_id, state: 'learned', leftS: 0 });
        return Promise.resolve({ ...ack, course: { ...ack.course, state } });
      },
    });
    player.start();
    const { media } = appear();
    await run(media, 25);
    state = 'learned';
    await run(media, 50);
    expect(learned.map(({ courseLearned }) => courseLearned)).toEqual([false, true]);
  });

  it('sends what an earlier page left behind when its chapter is opened again [CO-05]', async () => {
    new ProgressJournal(localStorage).write(
      { eid: 1001, userId: '7', courseId: 101, chapterId: 1005 },
      { intervals: [[766, 800]], positionS: 800, rate: 1, at: Date.now() },
    );
    const { beats, player } = await world();
    expect(beats.map((beat) => [beat.reason, beat.intervals])).toEqual([['resume', [[766, 800]]]]);
    expect(player.watched.at(-1)).toEqual([332, 800]);
  });

  it('goes on at the page of a document that was shown before a reload [CO-03]', async () => {
    new ProgressJournal(localStorage).write(
      { eid: 1001, userId: '7', courseId: 101, chapterId: 1006 },
      { intervals: [], positionS: 0, rate: 1, at: Date.now(), shown: { seen: [1, 2], place: 2 } },
    );
    const { chapter, course, player } = await world();
    player.open(course, { ...chapter(1006), kind: 'document', parts: 3 });
    expect([player.reading.place, player.reading.partsLeft]).toEqual([2, 1]);
  });

  it('sends the last heartbeat of a chapter that is left for another [CO-05]', async () => {
    const { appear, beats, chapter, course, leases, player, run } = await world();
    player.start();
    const { media, unbind } = appear();
    await run(media, 3);
    player.open(course, chapter(1006));
    unbind();
    await tick();
    expect(beats.map((beat) => [beat.chapter_id, beat.reason, beat.intervals])).toEqual([
      [1005, 'leave', [[766, 769]]],
    ]);
    expect(leases).toHaveLength(1);
    expect([player.started, player.media.position]).toEqual([false, 0]);
  });

  it('keeps speed and volume for the next chapter [CO-04]', async () => {
    const { appear, chapter, course, player, preferences } = await world();
    player.start();
    const first = appear();
    first.media.playbackRate = 1.5;
    expect(preferences().rate).toBe(1.5);
    first.unbind();
    player.open(course, chapter(1006));
    player.start();
    expect(appear().media.playbackRate).toBe(1.5);
  });

  it('leaves the press to the learner where the browser forbids playing [CO-04]', async () => {
    const { player } = await world();
    player.start();
    const media = new FakeMedia();
    media.mayPlay = false;
    bindMedia(media, player.media);
    media.load();
    await tick();
    expect([player.media.wanted, player.started]).toEqual([false, true]);
  });

  it('plays once the address is there, although it broke the first attempt off [CO-04]', async () => {
    const { player } = await world();
    const media = new FakeMedia();
    media.awaitsAddress = true;
    bindMedia(media, player.media);
    player.start();
    await tick();
    expect([player.media.wanted, media.paused]).toEqual([true, true]);
    media.load();
    expect(media.paused).toBe(false);
  });

  it('offers what comes next at the end, not before [CO-04]', async () => {
    const { appear, player, run } = await world();
    player.start(1265);
    const { media } = appear();
    await run(media, 4);
    expect(player.media.ended).toBe(false);
    await run(media, 2);
    expect([player.media.ended, player.media.wanted]).toEqual([true, false]);
  });

  it('is refused by name when another device studies and plays, not while it only looks [CO-06]', async () => {
    const { player } = await world({
      videoAddress: () =>
        Promise.reject(
          new RefusedError(videoAddress, {
            code: ErrorCode.studyingElsewhere,
            msg: '',
            data: { courseId: 101, courseName: '首件检验' },
          }),
        ),
    });
    expect([player.elsewhere, player.source.failure]).toEqual([null, 'address']);
    player.start();
    await tick();
    expect(player.elsewhere).toEqual({ courseId: 101, name: '首件检验' });
  });

  it('does not begin by a media key in a window that is not in view where the course asks for it [CO-04]', async () => {
    const { appear, beats, player, run } = await world({}, { background: false });
    player.start();
    const { media } = appear();
    await run(media, 2);
    player.windowHidden();
    await tick();
    const said = beats.length;
    await media.play();
    expect([media.paused, player.media.playing, player.notice?.kind]).toEqual([true, false, 'background']);
    await run(media, 2);
    expect(beats).toHaveLength(said);
    player.windowShown();
    await media.play();
    expect(media.paused).toBe(false);
  });

  it('goes back to where it counts, and says so, rather than let a first watch be for nothing [CO-04]', async () => {
    // The clock allowed two of the first ten seconds.
    const short: Interval[] = [
      [0, 250],
      [332, 768],
    ];
    let union: Interval[] = [];
    const { appear, beats, player, run } = await world(
      {
        report: ({ intervals }) => {
          union = union.length === 0 ? short : merge(union, intervals);
          return Promise.resolve(makeAck(union));
        },
      },
      { antiSkip: true },
    );
    player.start();
    const { media } = appear();
    await run(media, 10);
    expect([media.currentTime, media.paused]).toEqual([768, false]);
    expect(player.notice).toMatchObject({ kind: 'notCounted', atS: 768 });
    await run(media, 10);
    expect(beats.at(-1)?.intervals).toEqual([[768, 778]]);
    expect(media.currentTime).toBe(778);
  });

  it('goes on where it stopped although the server has not heard of it yet [CO-04] [CO-05]', async () => {
    new ProgressJournal(localStorage).write(
      { eid: 1001, userId: '7', courseId: 101, chapterId: 1005 },
      { intervals: [[766, 800]], positionS: 800, rate: 1, at: Date.now() },
    );
    const { player } = await world(
      { report: () => Promise.reject(new NetworkError(reportProgress)) },
      { antiSkip: true },
    );
    expect(player.media.position).toBe(800);
    player.seek(799);
    expect(player.media.position).toBe(799);
  });

  it('says that what was watched waits on this device, until the server has it [CO-05]', async () => {
    let down = true;
    const { appear, player, run } = await world({
      report: (beat) =>
        down ? Promise.reject(new NetworkError(reportProgress)) : Promise.resolve(makeAck(beat.intervals)),
    });
    player.start();
    const { media } = appear();
    await run(media, 11);
    expect(player.delayed).toBe(true);
    down = false;
    player.sendNow();
    await tick();
    expect(player.delayed).toBe(false);
  });

  it('says its last when the page is put away and gives the place back, both beyond the page’s end [CO-05] [CO-06]', async () => {
    const { appear, beats, leases, leaseWays, player, run } = await world();
    player.start();
    const { media } = appear();
    await run(media, 3);
    player.windowLeft();
    expect(beats.map(({ reason, intervals }) => [reason, intervals])).toEqual([['leave', [[766, 769]]]]);
    expect([leases.at(-1)?.release, leaseWays.at(-1)?.keepalive]).toEqual(['Y', true]);
    // The page returns: playing takes the lease again.
    await tick();
    await media.play();
    await tick();
    expect(leases.at(-1)?.release).toBe('N');
  });

  it('is settled once the chapter that was left has said its last [CO-05]', async () => {
    let answer: () => void = () => undefined;
    const { appear, player, run } = await world({
      report: () => new Promise((resolve) => (answer = () => resolve(makeAck()))),
    });
    player.start();
    const { media } = appear();
    await run(media, 3);
    player.close();
    let settled = false;
    const waited = player.settled().then(() => (settled = true));
    await tick();
    expect([settled, player.acknowledged]).toEqual([false, 0]);
    answer();
    await waited;
    expect(player.acknowledged).toBe(1);
  });

  it('fetches a new address when the network is back after the video gave up [CO-04]', async () => {
    const { appear, player } = await world();
    player.start();
    const { media } = appear();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      media.fail();
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(player.source.failure).toBe('playback');
    player.windowOnline();
    await tick();
    expect([player.source.failure, player.source.address.state]).toEqual([null, 'ready']);
  });
});
