import { eq, max, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { inTenant } from '../../../db/tenant.ts';
import { unlessDry } from '../../../import/kind.ts';
import type { FileStorage } from '../../../ports/storage.ts';
import { enterpriseOf } from '../../../platform/importing.ts';
import { inCourse } from '../keepCourse.ts';
import { chapters, courses } from '../course.schema.ts';
import { unpack } from './unpack.ts';
import type { UnzipLimits } from '../../../files/zip.ts';

/** The course of a package does not exist. */
export class NoSuchCourse extends Error {
  override readonly name = 'NoSuchCourse';
}

/** A package to import, and its course. */
export interface ScormImport {
  readonly eid: number;
  readonly courseId: number;
  readonly zip: Buffer;
  /** Time that the chapter asks for, seconds; at least one. */
  readonly seconds: number;
  readonly limits?: UnzipLimits;
  /** Everything is checked, nothing is kept. */
  readonly dryRun?: boolean;
}

/** The chapter made of a package. */
export interface ImportedChapter {
  readonly chapterId: number;
  readonly no: number;
  readonly title: string;
  readonly parts: number;
  /** Notes for the importer. */
  readonly notes: readonly string[];
}

/**
 * Adds a SCORM package as the last chapter of a course, titled as its manifest says. Throws PackageError and
 * NoSuchCourse; then neither a file nor a row of it is there.
 */
export function importScorm(
  ports: { readonly db: Database; readonly files: FileStorage },
  given: ScormImport,
): Promise<ImportedChapter> {
  return unlessDry(given.dryRun === true, (settle) => addPackage(ports, given, settle));
}

async function addPackage(
  { db, files }: { readonly db: Database; readonly files: FileStorage },
  { eid, courseId, zip, seconds, limits }: ScormImport,
  settle: (added: ImportedChapter) => ImportedChapter,
): Promise<ImportedChapter> {
  const id = randomBytes(12).toString('hex');
  const unpacked = await unpack(files, zip, { eid, id, ...(limits === undefined ? {} : { limits }) });
  const { notes, scorm, title, undo } = unpacked;
  const durationS = Math.max(1, seconds);
  try {
    return await inTenant(db, eid, async (scope) => {
      // The course's row is locked: two imports at once take numbers one after the other.
      const [course] = await scope.tx
        .update(courses)
        .set({
          chapterCount: sql`${courses.chapterCount} + 1`,
          durationS: sql`${courses.durationS} + ${durationS}`,
        })
        .where(scope.only(courses, eq(courses.id, courseId)))
        .returning({ id: courses.id });
      if (course === undefined) await enterpriseOf(scope);
      if (course === undefined) throw new NoSuchCourse(`Enterprise ${eid} has no course ${courseId}.`);
      const [last] = await scope.tx
        .select({ no: max(chapters.no) })
        .from(chapters)
        .where(scope.only(chapters, eq(chapters.courseId, courseId), inCourse));
      const no = (last?.no ?? 0) + 1;
      const row = { courseId, no, title: { zh_cn: title }, kind: 'scorm' as const, durationS };
      const [added] = await scope.tx
        .insert(chapters)
        .values(scope.row(chapters, { ...row, parts: scorm.parts.length, files: { scorm } }))
        .returning({ id: chapters.id });
      if (added === undefined) throw new Error('a chapter was not added');
      return settle({ chapterId: added.id, no, title, parts: scorm.parts.length, notes });
    });
  } catch (error) {
    await undo();
    throw error;
  }
}
