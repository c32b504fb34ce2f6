import { questionKinds, type QuestionKind } from '@banyan/contracts/exam';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Faults } from '../../../import/faults.ts';
import type { QuestionContent } from '../versions.ts';
import { checkDrafts } from './draft.ts';
import { plainQuestion } from './html.ts';
import { readTable } from './table.ts';
import { tableOf } from './writeTable.ts';

const plain = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'甲乙丙a1 <&>;|\\"\',，。') });
const word = plain.filter((text) => /[甲乙丙a1]/.test(text)).map((text) => text.trim());
const words = fc.record({ zh_cn: word, en: word }, { requiredKeys: ['zh_cn'] });
const html = fc.record({ zh_cn: word.map(plainQuestion), en: word.map(plainQuestion) }, { requiredKeys: ['zh_cn'] });
const tag = fc.constantFrom('转移规则', '查表', 'AQL');
const none = { choice: [], gaps: [], sample: null, keywords: [] };

/** Questions as they are stored, of every kind. */
const question: fc.Arbitrary<QuestionContent> = fc
  .record({
    kind: fc.constantFrom<QuestionKind>(...questionKinds),
    difficulty: fc.constantFrom(1, 2, 3),
    tags: fc.uniqueArray(tag, { maxLength: 3 }),
    stem: html,
    options: fc.uniqueArray(html, { minLength: 2, maxLength: 8, selector: ({ zh_cn: zh }) => zh }),
    explanation: html,
    sample: fc.option(words),
    gaps: fc.array(fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    numbers: fc.boolean(),
    right: fc.nat(),
    takesFiles: fc.boolean(),
    lesson: fc.boolean(),
  })
  .map(({ gaps, kind, lesson, numbers, options, right, sample, stem, ...rest }) => {
    const isChoice = kind === 'single' || kind === 'multiple';
    const at = right % options.length;
    const gapsOf = (text: string) => `${text} ${gaps.map(() => '____').join(' ')}`;
    return {
      ...{ ...rest, kind, eid: 1, bankId: 1, ref: '', pictures: [], materials: [] },
      lesson: lesson ? { courseId: 12, chapterId: 34, second: 5 } : null,
      stem:
        kind === 'fill'
          ? { zh_cn: gapsOf(stem.zh_cn), ...(stem.en === undefined ? {} : { en: gapsOf(stem.en) }) }
          : stem,
      options: isChoice ? options : [],
      gaps: kind === 'fill' ? gaps.length : 0,
      key: {
        single: { ...none, choice: [at] },
        multiple: { ...none, choice: [at, (at + 1) % options.length].sort((a, b) => a - b) },
        judgement: { ...none, choice: [right % 2] },
        fill: { ...none, gaps, ...(numbers ? { numbers: true as const } : {}) },
        // A short answer of a table has a sample.
        short: { ...none, sample: sample ?? { zh_cn: '例' }, keywords: ['抽样', '随机'] },
      }[kind],
    };
  });

it('reads a table of questions back as they were [EX-02]', () => {
  fc.assert(
    fc.property(fc.array(question, { minLength: 1, maxLength: 6 }), (all) => {
      const rows = all.map((one, at) => ({ ...one, ref: `q${at}` }));
      const faults = new Faults('questions.csv');
      const table = tableOf(rows, () => '3');
      const drafts = readTable(
        table.map((cells, at) => ({ line: at + 1, cells })),
        faults,
      );
      checkDrafts(drafts, faults);
      faults.refuse();
      const told = ({ en, zh_cn: zh }: { zh_cn: string; en?: string }) => ({ zh, ...(en === undefined ? {} : { en }) });
      expect(drafts).toMatchObject(
        rows.map(({ difficulty, explanation, key, kind, lesson, options, ref, stem, tags, takesFiles }) => ({
          ...{ ref, kind, difficulty, tags, takesFiles, right: key.choice, keywords: key.keywords, gaps: key.gaps },
          ...{ stem: told(stem), explanation: told(explanation), options: options.map(told) },
          lesson: lesson === null ? null : { course: 12, chapter: 3, second: 5 },
          sample: key.sample === null ? null : told(key.sample),
          ...(key.numbers === true ? { numbers: true } : {}),
        })),
      );
    }),
    { numRuns: 200 },
  );
});
