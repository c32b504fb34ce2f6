import { ErrorCode } from '@banyan/contracts';
import {
  courseFiles as courseFilesCall,
  downloadCompress,
  downloadList,
  downloadPolling,
  downloadSingle,
  renewDownload,
} from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { courses } from '../course/course.schema.ts';
import { courseTitles } from '../course/lessons.service.ts';
import { practiceCourse } from '../course/practiceCourse.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { downloadRoutes } from './download.module.ts';
import { courseFiles, downloads } from './download.schema.ts';

const HOUR_MS = 3_600_000;

describe('downloads of the files of courses', () => {
  let world: CourseWorld;
  let courseId: number;
  let ids: number[];
  let asker: { readonly userId: number };

  const addFiles = async (of: number, texts: readonly string[]) => {
    const added: number[] = [];
    for (const [index, text] of texts.entries()) {
      const key = `1001/course/${of}/files/${index}.txt`;
      await world.as({ userId: asker.userId }, ({ files }) =>
        files.put(key, Readable.from([Buffer.from(text)]), { type: 'text/plain', maxBytes: 1000 }),
      );
      const [row] = await world.in(1001, (scope) =>
        scope.tx
          .insert(courseFiles)
          .values(
            scope.row(courseFiles, { courseId: of, no: index + 1, name: { zh_cn: '讲义' }, key, size: text.length }),
          )
          .returning({ id: courseFiles.id }),
      );
      added.push(row?.id ?? 0);
    }
    return added;
  };

  beforeAll(async () => {
    world = await CourseWorld.open([1001, 1002], downloadRoutes({ course: practiceCourse, titles: courseTitles }));
    asker = { userId: await world.addLearner('li') };
    courseId = (await world.addCourse()).id;
    ids = await addFiles(courseId, ['first', 'second']);
  });

  it('gives a link to one file for a day, and another one after it [CO-12]', async () => {
    const { items } = await world.ask(courseFilesCall, { id: courseId }, asker);
    expect(items.map(({ name }) => name)).toEqual(['讲义.txt', '讲义.txt']);
    const record = await world.ask(downloadSingle, { file: ids[0] ?? 0 }, asker);
    expect(record).toMatchObject({ state: 'ready', files: 1, expiresAt: world.now + 24 * HOUR_MS });
    world.now += 24 * HOUR_MS;
    const over = await world.ask(downloadPolling, { download: record.id }, asker);
    expect([over.state, over.url]).toEqual(['expired', null]);
    const renewed = await world.ask(renewDownload, { download: record.id }, asker);
    expect([renewed.id, renewed.state, renewed.expiresAt]).toEqual([record.id, 'ready', world.now + 24 * HOUR_MS]);
  });

  it('puts files of one course alone into an archive [CO-12]', async () => {
    const others = await addFiles((await world.addCourse()).id, ['third']);
    const refused = await world.refusal(downloadCompress, { files: [...ids, ...others] }, asker);
    expect(refused?.code).toBe(ErrorCode.badRequest);
  });

  it('puts several into an archive by a job, each under a name of its own [CO-12]', async () => {
    const asked = await world.ask(downloadCompress, { files: ids }, asker);
    expect(asked).toMatchObject({ state: 'waiting', files: 2, name: '课程.zip', url: null });
    await world.work();
    const ready = await world.ask(downloadPolling, { download: asked.id }, asker);
    expect(ready).toMatchObject({ state: 'ready', expiresAt: world.now + 24 * HOUR_MS });
    const [row] = await world.in(1001, (scope) =>
      scope.tx
        .select()
        .from(downloads)
        .where(scope.only(downloads, eq(downloads.id, asked.id))),
    );
    const bytes = await world.as(asker, ({ files }) => buffer(files.read(row?.key ?? '')));
    expect(bytes.includes('讲义.txt') && bytes.includes('讲义 (2).txt')).toBe(true);
    expect((await world.ask(downloadList, {}, asker)).items[0]?.id).toBe(asked.id);
    expect(bytes.readUInt32LE(bytes.indexOf(Buffer.from('UT')) + 5)).toBe(Math.floor(world.now / 1000));
  });

  it('says that it did not work when a file is gone or nobody has made it, and tries again when asked to [CO-12]', async () => {
    const [lost = 0] = await addFiles(courseId, ['third']);
    await world.as(asker, ({ files }) => files.remove(`1001/course/${courseId}/files/0.txt`));
    const asked = await world.ask(downloadCompress, { files: [lost, ids[1] ?? 0] }, asker);
    await world.work();
    expect((await world.ask(downloadPolling, { download: asked.id }, asker)).state).toBe('failed');
    const slow = await world.ask(renewDownload, { download: asked.id }, asker);
    expect(slow.state).toBe('waiting');
    world.now += 16 * 60_000;
    expect((await world.ask(downloadPolling, { download: asked.id }, asker)).state).toBe('failed');
  });

  it('gives nothing of a course that is shut, nor anybody else’s download [CO-12]', async () => {
    const record = await world.ask(downloadSingle, { file: ids[1] ?? 0 }, asker);
    const other = { userId: await world.addLearner('wang') };
    const gone = { code: ErrorCode.notFound };
    await expect(world.ask(downloadPolling, { download: record.id }, other)).rejects.toMatchObject(gone);
    const far = { userId: await world.addLearner('far', '', 1002), eid: 1002 };
    await expect(world.ask(downloadSingle, { file: ids[1] ?? 0 }, far)).rejects.toMatchObject(gone);
    const [shut = 0] = await addFiles((await world.addCourse({ departments: ['别的部门'] })).id, ['secret']);
    await expect(world.ask(downloadSingle, { file: shut }, asker)).rejects.toMatchObject({
      code: ErrorCode.courseNotVisible,
    });
    await world.in(1001, (scope) =>
      scope.tx
        .update(courses)
        .set({ state: 'off_shelf' })
        .where(scope.only(courses, eq(courses.id, courseId))),
    );
    world.now += 25 * HOUR_MS;
    await expect(world.ask(renewDownload, { download: record.id }, asker)).rejects.toMatchObject({
      code: ErrorCode.courseOffShelf,
    });
  });
});
