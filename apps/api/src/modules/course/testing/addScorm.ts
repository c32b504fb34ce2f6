import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { eq } from 'drizzle-orm';
import { chapters } from '../course.schema.ts';
import { importScorm } from '../scorm/importScorm.ts';
import type { CourseWorld } from './world.ts';

/** A zip of these files. */
export async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return buffer(zip.outputStream);
}

/** A manifest of so many parts, of SCORM 1.2 by default. */
export function manifestOf(parts: readonly string[], { version = '1.2', title = '点检' } = {}): string {
  const type = version === '1.2' ? 'adlcp:scormtype' : 'adlcp:scormType';
  const items = parts.map((_, n) => `<item identifierref="r${n}"><title>${n + 1}</title></item>`).join('');
  const resources = parts.map((href, n) => `<resource identifier="r${n}" ${type}="sco" href="${href}"/>`).join('');
  return `<?xml version="1.0"?><manifest xmlns:adlcp="x"><metadata><schemaversion>${version}</schemaversion></metadata><organizations default="o"><organization identifier="o"><title>${title}</title>${items}</organization></organizations><resources>${resources}</resources></manifest>`;
}

/** A sound package of these parts. */
export const soundZip = (parts: readonly string[] = ['index.html']): Promise<Buffer> =>
  zipOf({
    'imsmanifest.xml': manifestOf(parts),
    ...Object.fromEntries(parts.map((path) => [path, '<!doctype html><title>a</title>'])),
  });

/** A course whose last chapter is a package of so many parts; answers that chapter's ids for calls. */
export async function addScorm(world: CourseWorld, parts = 1, seconds = 10) {
  const course = await world.addCourse({ chapterSeconds: [100] });
  const zip = await soundZip(Array.from({ length: parts }, (_, n) => `${n + 1}.html`));
  const { chapterId } = await importScorm(world, { eid: 1001, courseId: course.id, zip, seconds });
  return { course_id: course.id, chapter_id: chapterId };
}

/** Turns an existing chapter into a package of one part; nothing of it is stored. */
export async function makeScorm(world: CourseWorld, chapterId: number): Promise<void> {
  const part = { title: '1', href: '1.html', launchData: '', asset: false };
  const files = { scorm: { version: '1.2' as const, key: '1001/scorm/hostile', parts: [part] } };
  await world.in(1001, (scope) =>
    scope.tx
      .update(chapters)
      .set({ files })
      .where(scope.only(chapters, eq(chapters.id, chapterId))),
  );
}
