import type { ExchangeFormat } from '@banyan/contracts/exam';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWhole } from '../import/questions.import.ts';
import { storedQuestion } from '../testing/anyStoredQuestion.ts';
import { writeAiken } from './aiken.ts';
import { writeGift } from './gift.ts';
import { writeMoodle } from './moodle.ts';
import { writeQti } from './qti.ts';
import type { ChapterOf, LeavingQuestion, WrittenFile } from './written.ts';

const chapterOf: ChapterOf = () => '3';
const written: Readonly<Record<ExchangeFormat, (all: readonly LeavingQuestion[]) => WrittenFile>> = {
  gift: (all) => writeGift(all, chapterOf),
  moodle: (all) => writeMoodle(all, chapterOf),
  aiken: writeAiken,
  qti21: (all) => writeQti(all, chapterOf, 'qti21'),
  qti30: (all) => writeQti(all, chapterOf, 'qti30'),
};
const names = {
  gift: 'bank.gift',
  moodle: 'bank.xml',
  aiken: 'bank.txt',
  qti21: 'bank.zip',
  qti30: 'bank.zip',
} as const;
const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;

/** Whether a form of file has such a question. */
function has(format: ExchangeFormat, { key, kind }: LeavingQuestion): boolean {
  const isOdd = key.numbers === true && key.gaps.flat().some((one) => !number.test(one));
  if (format === 'aiken') return kind === 'single';
  if (format === 'gift') return kind !== 'fill' || (key.gaps.length === 1 && !isOdd);
  return format !== 'moodle' || !isOdd;
}

const told = ({ en, zh_cn: zh }: { zh_cn: string; en?: string }) => ({ zh, ...(en === undefined ? {} : { en }) });

/** The draft that comes back. */
function backOf(format: ExchangeFormat, question: LeavingQuestion) {
  const { difficulty, explanation, key, kind, lesson, options, ref, stem, tags, takesFiles } = question;
  if (format === 'aiken')
    return { kind, right: key.choice, stem: { zh: stem.zh_cn }, options: options.map((one) => ({ zh: one.zh_cn })) };
  return {
    ...{ ref, kind, difficulty, tags, right: key.choice, keywords: key.keywords, gaps: key.gaps },
    ...{ stem: told(stem), options: options.map(told) },
    // Of a short answer GIFT carries the sample there.
    ...(format === 'gift' && kind === 'short' ? {} : { explanation: told(explanation) }),
    lesson: lesson === null ? null : { course: 12, chapter: 3, second: 5 },
    sample: key.sample === null ? null : told(key.sample),
    ...(key.numbers === true ? { numbers: true } : {}),
    ...(takesFiles === (kind === 'short') ? {} : { takesFiles }),
  };
}

it.each(['gift', 'moodle', 'aiken', 'qti21', 'qti30'] as const)(
  'brings a bank back by %s as it was [EX-02] [AC-10]',
  async (format) => {
    const given = fc.array(storedQuestion, { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(given, async (all) => {
        const rows = all.map((one, at) => ({ ...one, ref: `编号 ${at}]` }));
        const expected = rows.filter((row) => has(format, row));
        const file = written[format](rows);
        expect(file.questions).toBe(expected.length);
        if (expected.length === 0) return;
        const { drafts } = await readWhole(file.content, names[format]);
        expect(drafts).toMatchObject(expected.map((row) => backOf(format, row)));
      }),
      { numRuns: 100 },
    );
  },
);
