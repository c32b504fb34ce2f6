import type { World } from '../../../testing/world.ts';
import { courseFiles, downloads } from '../download.schema.ts';

/** Ids of the download and the file in calls with hostile input. */
export const hostileDownload = 781;

/** A file of a course and two downloads of a person. */
export async function addDownloads(world: World, userId: number, eid = 1001): Promise<void> {
  const row = { userId, courseId: 1, fileIds: [hostileDownload], name: 'a.txt', state: 'failed' as const };
  await world.in(eid, async (scope) => {
    const file = { id: hostileDownload, courseId: 1, no: 1, name: { zh_cn: 'a' }, key: `${eid}/a.txt`, size: 1 };
    await scope.tx.insert(courseFiles).values(scope.row(courseFiles, file));
    await scope.tx
      .insert(downloads)
      .values(
        [0, 1].map((no) =>
          scope.row(downloads, { ...row, id: hostileDownload + no, askedAt: new Date(world.now - no) }),
        ),
      );
  });
}
