import { questionKinds, type QuestionKind } from '@banyan/contracts/exam';
import fc from 'fast-check';
import { plainQuestion } from '../import/html.ts';
import type { QuestionContent } from '../versions.ts';

const plain = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'甲乙丙a1 <&>;|\\"\',，。') });
const word = plain.filter((text) => /[甲乙丙a1]/.test(text)).map((text) => text.trim());
const words = fc.record({ zh_cn: word, en: word }, { requiredKeys: ['zh_cn'] });
const html = fc.record({ zh_cn: word.map(plainQuestion), en: word.map(plainQuestion) }, { requiredKeys: ['zh_cn'] });
const tag = fc.constantFrom('转移规则', '查表', 'AQL');
const none = { choice: [], gaps: [], sample: null, keywords: [] };

/** Questions as they are stored, of every kind. */
export const storedQuestion: fc.Arbitrary<QuestionContent> = fc
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
        short: { ...none, sample, keywords: ['抽样', '随机'] },
      }[kind],
    };
  });
