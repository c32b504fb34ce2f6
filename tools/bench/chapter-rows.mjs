// Fills DATABASE_URL with a course of few and one of many chapters and measures what opening them costs. Run by tsx.
import { courseDetail, readDraft } from '../../libs/contracts/src/course/index.ts';
import { openDatabase } from '../../apps/api/src/db/client.ts';
import { allRoutes } from '../../apps/api/src/modules/index.ts';
import { testApp } from '../../apps/api/src/testing/app.ts';
import { caller } from '../../apps/api/src/testing/caller.ts';
import { addSession } from '../../apps/api/src/testing/fixtures.ts';
import { chapters } from '../../apps/api/src/modules/course/course.schema.ts';
import { courseMaterials } from '../../apps/api/src/modules/course/manage/draft.schema.ts';
import { chapterProgress, courseProgress } from '../../apps/api/src/modules/course/progress.schema.ts';
import { CourseWorld } from '../../apps/api/src/modules/course/testing/world.ts';

const eid = 1001;
const counts = { small: 30, large: 300 };
const rounds = Number(process.argv[2] ?? 60);
const db = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] });
await db.migrate();
const world = await CourseWorld.open([eid], allRoutes, db);
const boss = await world.addPerson('admin', 'boss', eid);
const learner = { eid, userId: await world.addLearner('li', '', eid) };

const kinds = ['video', 'article', 'document'];
const filesOf = (kind, at) =>
  kind === 'article'
    ? { article: { zh_cn: `<p>${'第一章的文字。'.repeat(200)}</p>` } }
    : kind === 'document'
      ? { document: { key: `course/bench/${at}.pdf`, name: `${at}.pdf` } }
      : {};

/** A published course in which the learner has begun every chapter. */
async function fill(count) {
  const { id } = await world.addCourse({ chapterSeconds: [60] }, eid);
  await world.in(eid, async (scope) => {
    const at = new Date(world.now);
    // The world gives it the first chapter.
    const contents = Array.from({ length: count - 1 }, (_, index) => {
      const kind = kinds[index % kinds.length];
      return {
        ...{ kind, parts: kind === 'video' ? 0 : 3, files: filesOf(kind, index) },
        renditions:
          kind === 'video' ? [360, 720].map((height) => ({ height, key: `course/bench/${index}.${height}.mp4` })) : [],
      };
    });
    const materials = await scope.tx
      .insert(courseMaterials)
      .values(
        contents.map((one) =>
          scope.row(courseMaterials, {
            ...{
              ...one,
              courseId: id,
              name: 'file',
              seconds: one.kind === 'video' ? 60 : 0,
              createdAt: at,
              keptAt: at,
            },
            lines: [
              {
                language: 'zh',
                said: Array.from({ length: 100 }, (_, second) => ({ second, text: '这一步要看清楚。' })),
              },
            ],
          }),
        ),
      )
      .returning({ id: courseMaterials.id });
    const added = await scope.tx
      .insert(chapters)
      .values(
        contents.map((one, index) =>
          scope.row(chapters, {
            ...{ ...one, courseId: id, no: index + 2, title: { zh_cn: `章 ${index}` }, durationS: 60 },
            materialId: materials[index].id,
          }),
        ),
      )
      .returning({ id: chapters.id });
    const { userId } = learner;
    await scope.tx.insert(courseProgress).values(
      scope.row(courseProgress, {
        userId,
        courseId: id,
        state: 'learning',
        leftS: 60,
        enrolledAt: at,
        lastStudiedAt: at,
      }),
    );
    await scope.tx.insert(chapterProgress).values(
      added.map(({ id: chapterId }) =>
        scope.row(chapterProgress, {
          userId,
          courseId: id,
          chapterId,
          watched: [
            [0, 20],
            [30, 40],
          ],
          seen: [1],
          place: 1,
          lastBeatAt: at,
        }),
      ),
    );
  });
  return id;
}

const ids = { small: await fill(counts.small), large: await fill(counts.large) };
const app = await testApp(db, allRoutes);
const as = async ({ userId }) => caller(app, { eid, ...(await addSession(db, eid, userId)) });
const [learns, edits] = [await as(learner), await as(boss)];
const calls = {
  learner: (id) => learns(courseDetail, { id }),
  editor: (id) => edits(readDraft, { id }),
};
const figures = {};
for (const name of Object.keys(calls)) figures[name] = { small: [], large: [] };
// The first ones warm up and are not counted.
for (let round = -10; round < rounds; round += 1)
  for (const [name, call] of Object.entries(calls))
    for (const size of round % 2 ? ['small', 'large'] : ['large', 'small']) {
      const from = performance.now();
      const { status } = await call(ids[size]);
      if (status !== 'Y') throw new Error(`${name} was refused`);
      if (round >= 0) figures[name][size].push(performance.now() - from);
    }
console.log(JSON.stringify(figures));
await app.close();
await db.close();
