import { v } from '@banyan/contracts';
import { and, asc, eq, gt } from 'drizzle-orm';
import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Localised } from '../../../db/localised.ts';
import type { BesideFile } from '../../../import/beside.ts';
import { reference, words } from '../../../import/shape.ts';
import type { Bringing, FindThings } from '../../../platform/bringing.ts';
import type { FileKind } from '../../../platform/fileKind.ts';
import { courseFiles } from '../download.schema.ts';

const allowed = {
  extensions: ['.pdf', '.docx', '.xlsx', '.pptx', '.csv', '.txt', '.md', '.png', '.jpg', '.zip'],
  mostBytes: 200_000_000,
};

const course = v.strictObject({
  course: reference,
  files: v.pipe(
    v.array(
      v.strictObject({
        /** Name for learners, without its extension. */
        name: words(60),
        file: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
      }),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
});
const shape = v.strictObject({ attachments: v.pipe(v.array(course), v.minLength(1), v.maxLength(1000)) });
type WrittenAttachments = v.InferOutput<typeof shape>;

interface Paper {
  readonly name: Localised;
  readonly file: BesideFile;
}

interface Found {
  readonly courseId: number;
  readonly papers: readonly Paper[];
  /** The stored files equal those of the file. */
  readonly same: boolean;
}

async function isSame({ scope }: Bringing, courseId: number, papers: readonly Paper[]): Promise<boolean> {
  const rows = await scope.tx
    .select({ name: courseFiles.name, size: courseFiles.size, key: courseFiles.key })
    .from(courseFiles)
    .where(scope.only(courseFiles, eq(courseFiles.courseId, courseId)))
    .orderBy(asc(courseFiles.no));
  const there = rows.map(({ key, name, size }) => ({ name, size, end: extname(key) }));
  const wanted = papers.map(({ file, name }) => ({ name, size: file.size, end: `.${file.stored}` }));
  return isDeepStrictEqual(there, wanted);
}

/** Files for learners to download: `npm run import -- attachments attachments.yaml --eid 1001`. */
export const attachmentsKind = (find: FindThings): FileKind<WrittenAttachments, readonly Found[]> => ({
  name: 'attachments',
  about: 'Adds files to courses, or takes new ones in their place.',
  shape,
  async check(at, { attachments }) {
    const found: Found[] = [];
    for (const [index, one] of attachments.entries()) {
      const path = ['attachments', index];
      const courseId = (await at.thing([...path, 'course'], find, 'course', one.course)) ?? 0;
      if (found.some((other) => other.courseId === courseId))
        at.fault([...path, 'course'], 'The course stands here twice.', 'Put its files in one list.');
      const papers: Paper[] = [];
      for (const [nth, { file, name }] of one.files.entries()) {
        const beside = await at.beside([...path, 'files', nth, 'file'], file, allowed);
        if (beside !== null) papers.push({ name: at.localise(name), file: beside });
      }
      found.push({ courseId, papers, same: await isSame(at, courseId, papers) });
    }
    return found;
  },
  async write(at, _, found) {
    for (const one of found.filter(({ same }) => !same)) await writePapers(at, one);
    const same = found.filter((one) => one.same).length;
    return `attachments: of ${found.length - same} courses new or changed, of ${same} as they were.`;
  },
});

async function writePapers(at: Bringing, { courseId, papers }: Found): Promise<void> {
  const { scope } = at;
  const former = await scope.tx
    .select({ key: courseFiles.key })
    .from(courseFiles)
    .where(scope.only(courseFiles, eq(courseFiles.courseId, courseId)));
  at.files.replace(former.map(({ key }) => key));
  for (const [index, { file, name }] of papers.entries()) {
    const no = index + 1;
    const key = await at.store(`${scope.eid}/course/${courseId}/files/${no}-${at.now}`, file);
    const one = and(eq(courseFiles.courseId, courseId), eq(courseFiles.no, no));
    const values = { name, key, size: file.size };
    const changed = await scope.tx
      .update(courseFiles)
      .set(values)
      .where(scope.only(courseFiles, one))
      .returning({ id: courseFiles.id });
    if (changed.length === 0)
      await scope.tx.insert(courseFiles).values(scope.row(courseFiles, { courseId, no, ...values }));
  }
  const beyond = and(eq(courseFiles.courseId, courseId), gt(courseFiles.no, papers.length));
  await scope.tx.delete(courseFiles).where(scope.only(courseFiles, beyond));
}
