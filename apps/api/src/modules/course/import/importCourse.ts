import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { enterpriseOf } from '../../../platform/importing.ts';
import { Faults, refused } from '../../../import/faults.ts';
import { unlessDry, type ImportPorts } from '../../../import/kind.ts';
import { textOf } from '../../../import/readText.ts';
import { shaped } from '../../../import/shape.ts';
import { StoredFiles } from '../../../import/storedFiles.ts';
import { readYaml, type Yaml } from '../../../import/yaml.ts';
import { chapters } from '../course.schema.ts';
import { PackageError } from '../scorm/packageError.ts';
import { unpack } from '../scorm/unpack.ts';
import { checkCourse } from './checkCourse.ts';
import { courseShape, type WrittenChapter, type WrittenCourse } from './course.shape.ts';
import { prepareAudio, prepareVideo } from './playing.ts';
import type { Prepared, Preparing } from './prepare.ts';
import { prepareAlbum, prepareArticle, prepareDocument, prepareLink, prepareScorm } from './reading.ts';
import { readSource, type CourseSource } from './source.ts';
import { writeCourse, type StoredChapter } from './writeCourse.ts';

const mostBytes = 500_000;

export interface CourseImport {
  readonly eid: number;
  readonly source: CourseSource;
  readonly dryRun?: boolean;
  /** Of the demo: its id. Days are relative to today. */
  readonly demoId?: number;
}

export interface ImportedCourse {
  readonly id: number;
  readonly title: string;
  readonly chapters: number;
  readonly seconds: number;
  /** It existed under this title, and nobody had begun it. */
  readonly replaced: boolean;
  /** Notes for the importer. */
  readonly notes: readonly string[];
}

/**
 * Adds a course with its chapters and files, or nothing of it: stored files are removed again. One of the same title is
 * replaced while nobody has begun it, and refused afterwards. Throws ImportRefused.
 */
export async function importCourse(
  ports: Pick<ImportPorts, 'db' | 'files' | 'now'>,
  { demoId, dryRun = false, eid, source }: CourseImport,
): Promise<ImportedCourse> {
  const now = ports.now();
  const faults = new Faults(source.course);
  const { written, yaml } = await readCourse(source, faults);
  const prepared: (Prepared | null)[] = [];
  for (const [index, chapter] of written.chapters.entries()) {
    const tell: Preparing['tell'] = (path, wrong, right) => {
      faults.add(yaml.lineOf(['chapters', index, ...path]), wrong, right);
      return null;
    };
    prepared.push(await prepare(chapter, { source, faults, tell, filmLanguage: written.film_language }));
  }
  // Before anything is stored: faults of the files and names unknown to the enterprise are reported together.
  await inTenant(ports.db, eid, async (scope) =>
    checkCourse(scope, written, {
      yaml,
      faults,
      enterprise: await enterpriseOf(scope),
      now,
      isDemo: demoId !== undefined,
    }),
  );
  faults.refuse();
  const sound = prepared.filter((one) => one !== null);
  const stored = new StoredFiles(ports.files);
  try {
    const kept: StoredChapter[] = [];
    const base = `${eid}/course/${demoId ?? randomBytes(12).toString('hex')}`;
    for (const [index, one] of sound.entries())
      kept.push(
        await store(
          stored,
          { eid, base: `${base}/${index + 1}`, file: source.course, line: yaml.lineOf(['chapters', index]) },
          one,
        ),
      );
    const outcome = await unlessDry<ImportedCourse>(dryRun, (settle) =>
      inTenant(ports.db, eid, async (scope) => {
        const enterprise = await enterpriseOf(scope);
        const found = await checkCourse(scope, written, {
          yaml,
          faults,
          enterprise,
          now,
          isDemo: demoId !== undefined,
        });
        faults.refuse();
        // Files of the demo keep their names.
        if (found.formerId !== null && demoId === undefined) stored.replace(await keysOf(scope, found.formerId));
        const id = await writeCourse(scope, written, { enterprise, found, stored: kept, now, demoId });
        const seconds = sound.reduce((sum, one) => sum + one.seconds, 0);
        return settle({
          id,
          title: written.title.zh,
          chapters: sound.length,
          seconds,
          replaced: found.formerId !== null,
          notes: kept.flatMap(({ notes = [] }) => notes),
        });
      }),
    );
    await (dryRun ? stored.undo() : stored.settle());
    return outcome;
  } catch (error) {
    await stored.undo();
    throw error;
  }
}

async function readCourse(
  source: CourseSource,
  faults: Faults,
): Promise<{ readonly written: WrittenCourse; readonly yaml: Yaml }> {
  const { course: file, files } = source;
  const found = files.get(file);
  if (found === undefined)
    throw refused(file, null, `There is no ${file} at the top of the folder.`, 'docs/imports.md tells what it holds.');
  if (found.size > mostBytes)
    throw refused(file, null, 'The file is too large.', `It may have ${mostBytes / 1000} kB.`);
  const yaml = readYaml(textOf(await readSource(found), file), file);
  const written = shaped(courseShape, yaml, faults);
  faults.refuse();
  if (written === undefined) throw refused(file, null, 'The file cannot be read.', '');
  return { written, yaml };
}

async function prepare(chapter: WrittenChapter, at: Preparing): Promise<Prepared | null> {
  switch (chapter.kind) {
    case 'video':
      return prepareVideo(chapter, at);
    case 'audio':
      return prepareAudio(chapter, at);
    case 'document':
      return prepareDocument(chapter, at);
    case 'article':
      return prepareArticle(chapter, at);
    case 'album':
      return prepareAlbum(chapter, at);
    case 'scorm':
      return prepareScorm(chapter, at);
    case 'link':
      return prepareLink(chapter);
  }
}

async function store(
  stored: StoredFiles,
  {
    base,
    eid,
    file,
    line,
  }: { readonly eid: number; readonly base: string; readonly file: string; readonly line: number },
  prepared: Prepared,
): Promise<StoredChapter> {
  const { files } = stored;
  for (const { open, size, suffix, type } of prepared.files) {
    await stored.put(`${base}${suffix}`, open(), { type, size });
  }
  if (prepared.scorm === undefined) return { prepared, base, scorm: null, notes: prepared.notes ?? [] };
  try {
    const unpacked = await unpack(files, prepared.scorm, { eid, id: randomBytes(12).toString('hex') });
    stored.add(unpacked.undo);
    return { prepared, base, scorm: unpacked.scorm, notes: unpacked.notes };
  } catch (error) {
    throw error instanceof PackageError ? refused(file, line, error.message, '') : error;
  }
}

/** Files of a course before it is replaced; those of SCORM packages are beneath a key and stay. */
async function keysOf(scope: TenantScope, courseId: number): Promise<readonly string[]> {
  const rows = await scope.tx
    .select()
    .from(chapters)
    .where(scope.only(chapters, eq(chapters.courseId, courseId)));
  return rows.flatMap(({ files, renditions, subtitles }) => [
    ...renditions.map(({ key }) => key),
    ...[subtitles.zh, subtitles.en].flatMap((key) => key ?? []),
    ...(files.document === undefined ? [] : [files.document.key]),
    ...(files.pictures ?? []).map(({ key }) => key),
  ]);
}
