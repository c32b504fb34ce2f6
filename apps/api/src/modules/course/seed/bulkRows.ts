import type { CoverMotif } from '@banyan/contracts';
import { searchLexemes, searchTokens } from '../../../text/searchTokens.ts';
import { angles, chapterTitles, departments, givenNames, sides, surnames, things } from './bulkWords.ts';

/**
 * A number in [0, 1) that depends on `seed` and `salt` alone: the same run makes the same data, in any order of its
 * rows.
 */
export function chance(seed: number, salt: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

const pick = <T>(list: readonly T[], seed: number, salt: number): T => {
  const item = list[Math.floor(chance(seed, salt) * list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** A category for generated courses. */
export interface Place {
  readonly field: string;
  readonly subject: string | null;
  readonly topic: string | null;
  readonly motif: CoverMotif;
}

/** References of generated courses. */
export interface BulkAround {
  readonly eid: number;
  readonly places: readonly Place[];
  readonly lecturers: readonly { readonly id: number; readonly name: string }[];
  /** Newest moment of publication, epoch ms. */
  readonly now: number;
}

const MINUTE_MS = 60_000;

/** The n-th generated course as a record for the database; its id is that of its place in the run. */
export function bulkCourse(n: number, id: number, { eid, places, lecturers, now }: BulkAround) {
  const title = `${pick(things, n, 1)}${pick(sides, n, 2)}：${pick(angles, n, 3)}`;
  const edition = n >= things.length * sides.length ? `（第 ${Math.floor(n / 600) + 1} 期）` : '';
  const intro = `面向${pick(departments, n, 4)}。学完能说清${pick(sides, n, 5)}的要求，并在自己的岗位上做到。`;
  const lecturer = pick(lecturers, n, 6);
  const place = pick(places, n, 7);
  const charged = chance(n, 8) < 0.08;
  const lengths = Array.from({ length: 2 + Math.floor(chance(n, 9) * 5) }, (_, index) =>
    Math.round(240 + chance(n, 20 + index) * 1500),
  );
  const ratings = Math.floor(chance(n, 10) ** 3 * 600);
  const row = {
    id,
    title: { zh_cn: `${title}${edition}` },
    intro: { zh_cn: intro },
    motif: place.motif,
    field: place.field,
    subject: place.subject,
    topic: place.topic,
    lecturer_id: lecturer.id,
    duration_s: lengths.reduce((sum, length) => sum + length, 0),
    chapter_count: lengths.length,
    credits: 5 * Math.floor(chance(n, 11) * 5),
    fee: charged ? 'charged' : 'free',
    price: charged ? 100 * (9 + Math.floor(chance(n, 12) * 90)) : null,
    required: chance(n, 13) < 0.04,
    rating: ratings === 0 ? 0 : 36 + Math.floor(chance(n, 14) * 14),
    ratings,
    learners: Math.floor(chance(n, 15) ** 4 * 5000),
    published_at: new Date(now - n * 7 * MINUTE_MS - Math.floor(chance(n, 16) * MINUTE_MS)).toISOString(),
    sequential: chance(n, 17) < 0.2,
  };
  return { id, row, words: searchLexemes(eid, searchTokens(title, edition, intro, lecturer.name)), lengths };
}
export type BulkCourse = ReturnType<typeof bulkCourse>;

/** Chapters of a generated course. They have no video: measurements are of lists and progress. */
export const bulkChapters = ({ id, lengths }: BulkCourse) =>
  lengths.map((duration_s, index) => ({
    course_id: id,
    no: index + 1,
    title: { zh_cn: chapterTitles[index % chapterTitles.length] ?? '' },
    duration_s,
  }));

/** The n-th generated learner. */
export const bulkLearner = (n: number, id: number) => ({
  id,
  account: `M${String(n + 1).padStart(6, '0')}`,
  name: { zh_cn: `${pick(surnames, n, 31)}${pick(givenNames, n, 32)}` },
  department: { zh_cn: pick(departments, n, 33) },
});

/** How many courses a generated learner has begun; few have begun many. */
export const begunBy = (n: number) => 3 + Math.floor(chance(n, 34) ** 2 * 20);
