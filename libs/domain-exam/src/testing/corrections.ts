import {
  correctQuestion,
  examQuestions,
  previewCorrection,
  takeBackCorrection,
  type Correction,
  type CorrectionState,
  type ExamQuestions,
  type MeasuredQuestion,
} from '@banyan/contracts/exam';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'en' | 'zh';

const words = {
  zh: {
    bank: '化学品安全',
    by: '周敏',
    reason: '题库印错，两项都算对',
    stems: [
      '溶剂桶开封后，最晚何时贴上开封标签？',
      '以下哪些要放进防火柜？',
      '泄漏时先____，再____。',
      '防护手套可以清洗后再用。',
    ],
    options: ['当班结束前', '立刻', '第二天', '盘点时'],
    gaps: [['断电'], ['围堵']],
    refused: ['关电', '拉闸'],
  },
  en: {
    bank: 'Chemical safety',
    by: 'Zoe Martin',
    reason: 'Printed wrongly: both options count',
    stems: [
      'When is an opened solvent can labelled at the latest?',
      'Which of these go into the fire cabinet?',
      'After a spill, first ____, then ____.',
      'Gloves may be washed and used again.',
    ],
    options: ['Before the shift ends', 'At once', 'The next day', 'At stocktaking'],
    gaps: [['cut the power'], ['contain it']],
    refused: ['power off', 'switch off'],
  },
} as const;

const makeCorrection = (state: CorrectionState, language: Language): Correction => ({
  ...{ id: 71, questionId: 4101, act: 'mend', policy: 'keepPasses', state, at: fixtureNow - 60_000 },
  ...{ reason: words[language].reason, by: words[language].by },
  ...{ done: state === 'running' ? 150 : 318, all: 318, changed: state === 'running' ? 61 : 124 },
});

/** Questions of an exam; the key of the first one looks wrong, unless it has a correction. */
export function makeExamQuestions(state: CorrectionState | null = null, language: Language = 'zh'): ExamQuestions {
  const { bank, gaps, options, refused, stems } = words[language];
  const correction = state === null ? null : makeCorrection(state, language);
  const usual: Omit<MeasuredQuestion, 'id' | 'kind' | 'stem'> = {
    ...{ bankId: 100_001, bank, papers: 318, blank: 2, share: 0.82, discrimination: 0.44, timeS: 41, doubt: '' },
    ...{ options: [], gaps: [], refused: [], correction: null },
  };
  const choices = (right: readonly number[], chosen: readonly number[]) =>
    options.map((text, id) => ({
      ...{ id, text, chosen: chosen[id] ?? 0, right: right.includes(id) },
      best: Math.round((chosen[id] ?? 0) * 0.27),
    }));
  return {
    papers: 318,
    questions: [
      {
        ...usual,
        ...{ id: 4101, kind: 'single', stem: stems[0], share: 0.31, discrimination: -0.22, correction },
        doubt: state === null ? 'key' : '',
        options: choices(state === null ? [0] : [0, 1], [98, 187, 22, 9]),
      },
      { ...usual, id: 4102, kind: 'multiple', stem: stems[1], options: choices([1, 2], [30, 290, 288, 12]) },
      {
        ...usual,
        ...{ id: 4103, kind: 'fill', stem: stems[2], share: 0.64, gaps: gaps.map((taken) => [...taken]) },
        refused: refused.map((text, at) => ({ gap: 0, text, count: 40 - 22 * at })),
      },
      {
        ...{ ...usual, id: 4104, kind: 'judgement' as const, stem: stems[3], discrimination: null },
        options: [1, 0].map((id) => ({
          id,
          text: '',
          chosen: id === 0 ? 262 : 54,
          best: id === 0 ? 84 : 2,
          right: id === 0,
        })),
      },
    ],
    corrections: correction === null ? [] : [correction],
  };
}

/** Calls about the questions of an exam; a correction stands at once. */
export function correctionAnswers(language: Language = 'zh'): FakeAnswer[] {
  let state: CorrectionState | null = null;
  return [
    answer(examQuestions, () => makeExamQuestions(state, language)),
    answer(previewCorrection, ({ policy }) => ({
      ...{ papers: 318, open: 4, gained: 12 },
      ...(policy === 'strict' ? { changed: 131, lost: 7 } : { changed: 124, lost: 0 }),
    })),
    answer(correctQuestion, () => makeCorrection((state = 'done'), language)),
    answer(takeBackCorrection, () => makeCorrection((state = 'takenBack'), language)),
  ];
}
