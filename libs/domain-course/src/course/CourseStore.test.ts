import { configure, reaction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { begun, makeAck, makeChapter, makeCourse, makeDetail, makeStudyLeftDetail } from '../testing/fixtures.ts';
import { CourseStore } from './CourseStore.ts';
import { deferred } from '@banyan/core-screen/testing';
import { fakeCourseApi } from '../testing/fakeCourseApi.ts';

configure({ enforceActions: 'always' });

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function loaded(change: Parameters<typeof fakeCourseApi>[0] = {}) {
  const store = new CourseStore(fakeCourseApi(change));
  store.load(101);
  await settled();
  return store;
}

describe('CourseStore', () => {
  it('groups chapters under their headings, with the minutes of each [CO-02]', async () => {
    const store = await loaded();
    expect(store.sections.map(({ name, chapters, durationS }) => [name, chapters.length, durationS / 60])).toEqual([
      ['首件检验', 2, 40],
      ['过程巡检', 4, 83.16666666666667],
      ['收尾', 1, 15],
    ]);
  });

  it('lets a chapter without a heading go on under the last one [CO-02]', async () => {
    const chapters = [
      makeChapter({ id: 1, section: 'A' }),
      makeChapter({ id: 2, section: '' }),
      makeChapter({ id: 3, section: 'B' }),
    ];
    const store = await loaded({ course: () => Promise.resolve(makeDetail({ chapters })) });
    expect(store.sections.map(({ name, chapters: list }) => [name, list.length])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
  });

  it('shows a course that was left and opened again once the server has told of it anew, not before [CO-06]', async () => {
    const again = deferred<ReturnType<typeof makeDetail>>();
    let asked = 0;
    const store = await loaded({ course: () => (asked++ === 0 ? Promise.resolve(makeDetail()) : again.promise) });
    expect(store.detail.state).toBe('ready');
    store.leave();
    expect(store.detail.state).toBe('idle');
    store.load(101);
    await settled();
    expect(store.course).toBeNull();
    again.resolve(makeDetail());
    await settled();
    expect(store.course?.id).toBe(101);
  });

  it('shows the chapter of the address, else where the learner is, else the first [SH-09]', async () => {
    const store = await loaded();
    expect(store.chapterToShow(1002)?.id).toBe(1002);
    expect(store.chapterToShow(77)?.id).toBe(1005);
    expect(store.chapterToShow(null)?.id).toBe(1005);
    const fresh = await loaded({ course: () => Promise.resolve(makeDetail({ current: null })) });
    expect(fresh.chapterToShow(null)?.id).toBe(1001);
  });

  it('takes progress, ribbon and unlocked chapters from a heartbeat’s answer [CO-05]', async () => {
    const store = await loaded();
    const [five, seven] = [store.chapterById(1005), store.chapterById(1007)];
    if (five === null || seven === null) throw new Error('fixture');
    expect(store.lockOf(seven)).toBe(6);
    store.apply({
      ...makeAck([[0, 1250]], { state: 'learned', leftS: 0 }),
      course: {
        state: 'learning',
        learnedChapters: 5,
        leftS: 2040,
        studyLeftS: 600,
        pointsEarned: 50,
        ribbon: [{ seconds: 1, done: 1, locked: false }],
      },
      unlocked: [7],
    });
    expect(store.progressOf(five)).toMatchObject({ state: 'learned', intervals: [[0, 1250]], leftS: 0 });
    expect(store.progress).toMatchObject({ learnedChapters: 5, leftS: 2040, studyLeftS: 600, pointsEarned: 50 });
    expect(store.lockOf(seven)).toBeNull();
  });

  it('leads from a locked chapter to the first that is open, not to one that is locked, too [CO-05]', async () => {
    const chapters = [null, 1, 2, 3].map((lockedBy, index) => makeChapter({ id: index + 1, no: index + 1, lockedBy }));
    const store = await loaded({ course: () => Promise.resolve(makeDetail({ chapters })) });
    const way = (no: number) => store.wayTo(store.chapters[no - 1]!)?.no ?? null;
    expect([way(1), way(2), way(4)]).toEqual([null, 1, 1]);
    store.apply({ ...makeAck([], { chapterId: 1 }), unlocked: [2] });
    expect([way(2), way(4)]).toEqual([null, 2]);
  });

  it('says what study time alone is missing once all chapters are learned, until it is reached [CO-05]', async () => {
    const missingChapters = await loaded({
      course: () =>
        Promise.resolve(makeDetail({ course: makeCourse({ ...begun, requiredStudyS: 900, studyLeftS: 600 }) })),
    });
    expect(missingChapters.onlyStudyLeftS).toBe(0);
    const store = await loaded({ course: () => Promise.resolve(makeStudyLeftDetail()) });
    expect(store.onlyStudyLeftS).toBe(372);
    const ack = makeAck([[0, 1270]], { state: 'learned', leftS: 0 });
    store.apply({ ...ack, course: { ...store.progress, leftS: 362, studyLeftS: 362 } });
    expect([store.onlyStudyLeftS, store.progress.state]).toEqual([362, 'learning']);
    store.apply({ ...ack, course: { ...store.progress, state: 'learned', leftS: 0, studyLeftS: 0 } });
    expect([store.onlyStudyLeftS, store.progress.state]).toEqual([0, 'learned']);
  });

  it('touches no other chapter’s row with a heartbeat', async () => {
    const store = await loaded();
    const [four, five] = [store.chapterById(1004), store.chapterById(1005)];
    if (four === null || five === null) throw new Error('fixture');
    const seen: string[] = [];
    const ends = [four, five].map((chapter) =>
      reaction(
        () => store.progressOf(chapter),
        () => seen.push(String(chapter.no)),
      ),
    );
    store.apply(makeAck([[0, 800]]));
    expect(seen).toEqual(['5']);
    ends.forEach((end) => end());
  });

  it('does not take a heartbeat of another course [CO-05]', async () => {
    const store = await loaded();
    store.apply(makeAck([[0, 10]], { chapterId: 9999 }));
    expect(store.newer).toBeNull();
  });

  it('forgets the course before and drops its late answer [HT-06]', async () => {
    const late = deferred<ReturnType<typeof makeDetail>>();
    const store = new CourseStore(
      fakeCourseApi({
        course: ({ id }) => (id === 1 ? late.promise : Promise.resolve(makeDetail({ course: makeCourse({ id }) }))),
      }),
    );
    store.load(1);
    store.load(2);
    await settled();
    late.resolve(makeDetail({ course: makeCourse({ id: 1 }) }));
    await settled();
    expect(store.course?.id).toBe(2);
  });

  it('keeps the failure of related courses apart from the course [UI-08]', async () => {
    const store = await loaded({ related: () => Promise.reject(new Error('down')) });
    store.loadRelated();
    await settled();
    expect([store.detail.state, store.related.state]).toEqual(['ready', 'failed']);
  });
});
