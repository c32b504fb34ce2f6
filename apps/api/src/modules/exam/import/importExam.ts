import { eq, sql } from 'drizzle-orm';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { momentForm, momentOf } from '../../../import/dates.ts';
import { Faults, refused } from '../../../import/faults.ts';
import { unlessDry, type ImportPorts } from '../../../import/kind.ts';
import { shaped } from '../../../import/shape.ts';
import { readYaml, type Yaml, type YamlPath } from '../../../import/yaml.ts';
import { checkDepartments, enterpriseOf, type ImportEnterprise } from '../../../platform/importing.ts';
import { examAttempts } from '../attempt.schema.ts';
import { examCategories, exams, type StoredPart } from '../exam.schema.ts';
import { examShape, type WrittenExam } from './exam.shape.ts';
import { partsOf } from './examParts.ts';
import { plainQuestion } from './html.ts';

export interface ExamImport {
  readonly eid: number;
  readonly file: string;
  readonly text: string;
  readonly dryRun?: boolean;
}

export interface ImportedExam {
  readonly id: number;
  readonly title: string;
  readonly questions: number;
  /** Points. */
  readonly full: number;
  /** It stood there under this title, and nobody had begun it yet. */
  readonly replaced: boolean;
}

const hundredths = (points: number) => Math.round(points * 100);
/** Open without an end: ten years are one. */
const ENDLESS_MS = 87_600 * 3_600_000;

/**
 * Adds an exam, or nothing. One of the same title is replaced while nobody has begun it, and refused afterwards: what people
 * were asked must not move. Throws ImportRefused.
 */
export async function importExam({ db }: Pick<ImportPorts, 'db'>, given: ExamImport): Promise<ImportedExam> {
  const { dryRun = false, eid, file, text } = given;
  const yaml = readYaml(text, file);
  const shape = new Faults(file);
  const written = shaped(examShape, yaml, shape);
  shape.refuse();
  if (written === undefined) throw refused(file, null, 'The file cannot be read.', '');
  return unlessDry(dryRun, (settle) =>
    inTenant(db, eid, async (scope) => {
      const enterprise = await enterpriseOf(scope);
      const faults = new Faults(file);
      const times = timesOf(written, { yaml, faults, timeZone: enterprise.timeZone });
      await checkDepartments(scope, written.departments ?? [], { yaml, faults });
      const parts = await partsOf(scope, written.parts, { yaml, faults });
      const full = parts.reduce((sum, { count, scoreEach }) => sum + count * scoreEach, 0);
      if (hundredths(written.pass) > full)
        faults.add(
          yaml.lineOf(['pass']),
          `Nobody can pass: all questions give ${full / 100}.`,
          'Write at most as much.',
        );
      faults.refuse();
      const former = await formerOf(scope, written, yaml);
      await keepCategory(scope, written, enterprise);
      const row = { ...rowOf(written, enterprise), ...times, parts, fullScore: full, questionCount: countOf(parts) };
      const id = await keepExam(scope, former, row);
      return settle({
        id,
        title: written.title.zh,
        questions: countOf(parts),
        full: full / 100,
        replaced: former !== null,
      });
    }),
  );
}

const countOf = (parts: readonly StoredPart[]) => parts.reduce((sum, { count }) => sum + count, 0);

interface Check {
  readonly yaml: Yaml;
  readonly faults: Faults;
}

/** When it can be sat, and sat again. */
function timesOf(
  { closes, makeup, opens }: WrittenExam,
  { faults, timeZone, yaml }: Check & { readonly timeZone: string },
) {
  const at = (text: string | undefined, path: YamlPath, isEnd: boolean) => {
    const moment = text === undefined ? null : momentOf(text, timeZone, isEnd);
    if (text !== undefined && moment === null)
      faults.add(yaml.lineOf(path), `There is no day or time "${text}".`, momentForm);
    return moment;
  };
  const opensAt = at(opens, ['opens'], false) ?? new Date(0);
  const closesAt = at(closes, ['closes'], true) ?? new Date(opensAt.getTime() + ENDLESS_MS);
  const makeupOpensAt = at(makeup?.opens, ['makeup', 'opens'], false);
  const makeupClosesAt = at(makeup?.closes, ['makeup', 'closes'], true);
  const inOrder = (from: Date | null, to: Date | null, path: YamlPath) => {
    if (from !== null && to !== null && from >= to)
      faults.add(yaml.lineOf(path), 'It closes before it opens.', 'Let "closes" be later than "opens".');
  };
  inOrder(opensAt, closesAt, ['closes']);
  inOrder(makeupOpensAt ?? opensAt, makeupClosesAt, ['makeup', 'closes']);
  return { opensAt, closesAt, makeupOpensAt, makeupClosesAt };
}

function rowOf(written: WrittenExam, { localise }: ImportEnterprise) {
  const { category, credits, departments, face, introduction, late_entry, makeup, minutes, pass, switches } = written;
  const told = introduction ?? { zh: '' };
  return {
    kind: written.kind,
    title: localise(written.title),
    introduction: localise({
      zh: plainQuestion(told.zh),
      ...(told.en === undefined ? {} : { en: plainQuestion(told.en) }),
    }),
    category: category.key,
    departments: departments ?? null,
    durationMin: minutes,
    passScore: hundredths(pass),
    credits: hundredths(credits),
    points: written.points,
    makeupCount: makeup?.count ?? 0,
    makeupIntervalMin: makeup?.interval_minutes ?? 0,
    lateEntryMin: late_entry ?? null,
    switchLimit: switches ?? null,
    faceLimit: face?.failures ?? null,
    faceEveryMin: face?.every_minutes ?? null,
    faceWithoutCamera: face?.without_camera ?? null,
    devices: written.devices,
    shuffled: written.shuffled,
    showAnswers: written.show_answers,
    showScore: written.show_score,
    ranking: written.ranking,
    anonymous: written.anonymous,
  };
}

/** The exam that stands there under this title, if nobody has begun it; throws ImportRefused if somebody has. */
async function formerOf(scope: TenantScope, { title }: WrittenExam, yaml: Yaml): Promise<number | null> {
  const [former] = await scope.tx
    .select({ id: exams.id })
    .from(exams)
    .where(scope.only(exams, sql`${exams.title} ->> 'zh_cn' = ${title.zh}`))
    .for('update');
  if (former === undefined) return null;
  const begun = await scope.tx.$count(examAttempts, scope.only(examAttempts, eq(examAttempts.examId, former.id)));
  if (begun === 0) return former.id;
  throw refused(
    yaml.file,
    yaml.lineOf(['title']),
    `"${title.zh}" is exam ${former.id}, which has been begun ${begun} ${begun === 1 ? 'time' : 'times'}.`,
    'Give this one another title.',
  );
}

/** The category of the exam; its name is that of the last file. */
async function keepCategory(
  scope: TenantScope,
  { category }: WrittenExam,
  { localise }: ImportEnterprise,
): Promise<void> {
  const sort = await scope.tx.$count(examCategories, scope.only(examCategories));
  const name = localise(category.name);
  await scope.tx
    .insert(examCategories)
    .values(scope.row(examCategories, { key: category.key, name, sort }))
    .onConflictDoUpdate({ target: [examCategories.eid, examCategories.key], set: { name } });
}

type NewExam = Omit<typeof exams.$inferInsert, 'eid' | 'id'>;

async function keepExam(scope: TenantScope, former: number | null, row: NewExam): Promise<number> {
  if (former !== null) {
    await scope.tx
      .update(exams)
      .set(row)
      .where(scope.only(exams, eq(exams.id, former)));
    return former;
  }
  const [added] = await scope.tx.insert(exams).values(scope.row(exams, row)).returning({ id: exams.id });
  if (added === undefined) throw new Error('the exam was not added');
  return added.id;
}
