import { eq, sql } from 'drizzle-orm';
import type { L10n } from '../../../db/seed/content/types.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import type { FileKind } from '../../../platform/fileKind.ts';
import { examAttempts } from '../attempt.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { examCategories, exams } from '../exam.schema.ts';
import { keepExam, keepMarkers, mayMark, sumsOf, type NewExam } from '../keepExam.ts';
import { examShape, type WrittenExam } from './exam.shape.ts';
import { partsOf } from './examParts.ts';
import { plainQuestion } from './html.ts';

interface Found {
  readonly row: NewExam;
  /** Id of the existing exam of this title, which nobody has begun yet. */
  readonly former: number | null;
  /** Ids of those who mark its papers. */
  readonly markers: readonly number[];
}

const hundredths = (points: number) => Math.round(points * 100);

/**
 * `npm run import -- exam exam.yaml --eid 1001`. An exam of the same title is replaced while nobody has begun it, and
 * refused afterwards: papers must not change.
 */
export const examKind: FileKind<WrittenExam, Found> = {
  name: 'exam',
  about: 'Adds an exam whose questions come from banks that are there.',
  shape: examShape,
  async check(at, written) {
    const { kind, pass, place, title } = written;
    if ((kind === 'offline') !== (place !== undefined))
      at.fault(['place'], 'An exam has a "place" where it is offline, and there alone.', 'Write it, or leave it out.');
    const times = timesOf(at, written);
    const audienceId = await at.audience([], written);
    const parts = await partsOf(at, written.parts);
    const sums = sumsOf(parts);
    if (hundredths(pass) > sums.fullScore)
      at.fault(['pass'], `Nobody can pass: all questions give ${sums.fullScore / 100}.`, 'Write at most as much.');
    const row = { ...rowOf(at, written), ...times, ...sums, audienceId, parts };
    return { row, former: await formerOf(at, title), markers: await markersOf(at, written.markers) };
  },
  async write(at, { category, title }, { former, markers, row }) {
    await keepCategory(at, category);
    const id = await keepExam(at.scope, row, former, at.demo?.firstId);
    await keepMarkers(at.scope, id, markers);
    const counts = `${row.questionCount} questions, ${row.fullScore / 100} points`;
    return `Exam ${id}: ${title.zh} (${counts})${former === null ? '' : ', in place of the former one'}.`;
  },
};

/** Ids of the lecturers who mark; records accounts that may not. */
async function markersOf(at: Bringing, accounts: readonly string[]): Promise<readonly number[]> {
  const found: number[] = [];
  for (const [index, account] of accounts.entries()) {
    const id = await at.account(['markers', index], account);
    if (id === null) continue;
    const isLecturer = lecturerOf(at, id);
    if ((await at.scope.tx.$count(users, isLecturer)) === 0)
      at.fault(['markers', index], `"${account}" is no lecturer.`, 'Name a lecturer; administrators mark every exam.');
    found.push(id);
  }
  return [...new Set(found)];
}

const lecturerOf = ({ scope }: Bringing, id: number) => scope.only(users, eq(users.id, id), mayMark);

/** When it can be sat, and sat again. */
function timesOf(at: Bringing, { closes, makeup, opens }: WrittenExam) {
  const [opensAt, closesAt] = at.period([], ['opens', opens], ['closes', closes]);
  const makeupOpensAt = at.moment(['makeup', 'opens'], makeup?.opens);
  const makeupClosesAt = at.moment(['makeup', 'closes'], makeup?.closes, true);
  if (makeupClosesAt !== null && (makeupOpensAt ?? opensAt) >= makeupClosesAt)
    at.fault(['makeup', 'closes'], 'It closes before it opens.', 'Let "closes" be later than "opens".');
  return { opensAt, closesAt, makeupOpensAt, makeupClosesAt };
}

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${plainQuestion(paragraph)}</p>`)
    .join('');

/** Plain words in paragraphs, as HTML. */
const htmlOf = ({ en, zh }: L10n): L10n => ({
  zh: paragraphs(zh),
  ...(en === undefined ? {} : { en: paragraphs(en) }),
});

function rowOf({ localise }: Bringing, written: WrittenExam) {
  const { category, credits, face, introduction, late_entry, makeup, minutes, pass, place, switches } = written;
  return {
    kind: written.kind,
    title: localise(written.title),
    introduction: localise(introduction === undefined ? { zh: '' } : htmlOf(introduction)),
    place: place === undefined ? null : localise(place),
    category: category.key,
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
    // One of this title that was begun in the console is published with it.
    draft: false,
  };
}

/** The existing exam of this title; records a fault if it was begun. */
async function formerOf(at: Bringing, title: L10n): Promise<number | null> {
  const { scope } = at;
  const [former] = await scope.tx
    .select({ id: exams.id })
    .from(exams)
    .where(scope.only(exams, sql`${exams.title} ->> 'zh_cn' = ${title.zh}`))
    .for('update');
  if (former === undefined) return null;
  const begun = await scope.tx.$count(examAttempts, scope.only(examAttempts, eq(examAttempts.examId, former.id)));
  if (begun > 0)
    at.fault(
      ['title'],
      `"${title.zh}" is exam ${former.id}, which has been begun ${begun} ${begun === 1 ? 'time' : 'times'}.`,
      'Give this one another title.',
    );
  return former.id;
}

/** The category of the exam; its name is that of the last file. */
async function keepCategory({ localise, scope }: Bringing, { key, name }: WrittenExam['category']): Promise<void> {
  const sort = await scope.tx.$count(examCategories, scope.only(examCategories));
  await scope.tx
    .insert(examCategories)
    .values(scope.row(examCategories, { key, name: localise(name), sort }))
    .onConflictDoUpdate({ target: [examCategories.eid, examCategories.key], set: { name: localise(name) } });
}
