import {
  beginQuestionImport,
  changeQuestionImport,
  listQuestionImports,
  questionOutcomes,
  readQuestionImport,
  restOfQuestionImport,
  runQuestionImport,
  takeBackQuestionImport,
  writeQuestionFile,
  type ImportedQuestion,
  type QuestionImport,
} from '@banyan/contracts/exam';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'en' | 'zh';

/** An import whose file has been read. */
export const makeQuestionImport = (values: Partial<QuestionImport> = {}): QuestionImport => ({
  ...{ id: 5, bank: 701, file: '抽样检验 2026.gift', format: 'gift', state: 'checked', head: [], mapping: [] },
  ...{ remembered: false, whole: [], added: 0, corrected: 0, stayed: 0, takeBackUntil: null },
  counts: { fault: 1, double: 1, changed: 11, new: 127, same: 2, left: 0 },
  ribbon: `${'3'.repeat(40)}${'2'.repeat(11)}0${'3'.repeat(60)}1${'3'.repeat(27)}44`,
  ...values,
});

const words = {
  zh: {
    match: '把字码和样本量对起来',
    wrong: '这里没有配对题。',
    right: '可以每一对拆成一道单选。',
    stem: '加严检验期间，满足什么条件可以恢复正常检验？',
    options: ['连续 2 批接收', '转移得分达到 30', '初次检验连续 5 批接收', '供方提交 8D 报告'],
    twin: '加严检验什么时候可以恢复正常检验？',
    tag: '转移规则',
    why: '只看初次检验的批。',
  },
  en: {
    match: 'Match code letters and sample sizes',
    wrong: 'Questions that match pairs are not asked here.',
    right: 'Make it a single choice for each pair.',
    stem: 'When does tightened inspection become normal again?',
    options: ['2 lots in a row accepted', 'A switching score of 30', '5 lots in a row accepted', 'An 8D report'],
    twin: 'When does inspection become normal again?',
    tag: 'Switching',
    why: 'Only lots inspected for the first time count.',
  },
} as const;

/** Questions of a file: one that cannot be read, one that asks what another one asks, one that is right. */
export function makeFileQuestions(language: Language = 'zh'): ImportedQuestion[] {
  const { match, options, right, stem, tag, twin, why, wrong } = words[language];
  const usual = {
    ...{ file: '', choice: '' as const, mended: false, faults: [], lost: [], twin: '', twinInFile: false },
    draft: {
      ...{ kind: 'single' as const, stem, options: [...options], right: [2], gaps: [], sample: '', difficulty: 2 },
      ...{ explanation: why, tags: [tag], files: 0 },
    },
  };
  const text = `::Q44:: ${stem} {\n  ~${options[0]}\n  ~${options[1]}\n  =${options[2]} #${why}\n  ~${options[3]}\n}`;
  return [
    {
      ...{ ...usual, at: 51, line: 211, outcome: 'fault', draft: null, faults: [{ line: 211, wrong, right }] },
      written: { text: `::Q47:: ${match} {\n  =J -> 80\n  =K -> 125\n  =L -> 200\n}`, cells: {} },
    },
    { ...usual, at: 112, line: 468, outcome: 'double', twin, written: { text, cells: {} } },
    { ...usual, at: 0, line: 1, outcome: 'new', written: { text, cells: {} } },
  ];
}

/** A question of a table. */
export const makeTableQuestion = (language: Language = 'zh'): ImportedQuestion => {
  const [, , one] = makeFileQuestions(language);
  if (one === undefined) throw new Error('no third question');
  const { options, stem, wrong, right } = words[language];
  return {
    ...{ ...one, outcome: 'fault', faults: [{ line: 1, wrong, right }] },
    written: { text: null, cells: { kind: 'single', stem, a: options[0], b: options[1], answer: 'E' } },
  };
};

/** The console's calls about imports of questions, answered with fixtures. */
export function questionImportAnswers(language: Language = 'zh'): FakeAnswer[] {
  let current = makeQuestionImport();
  const become = (values: Partial<QuestionImport>) => (current = makeQuestionImport(values));
  return [
    answer(listQuestionImports, () => ({
      items: [
        { id: 5, file: '抽样检验 2026.gift', state: 'done' as const, written: 138, at: fixtureNow, by: '王敏' },
        { id: 4, file: '查表.xlsx', state: 'takenBack' as const, written: 24, at: fixtureNow - 86_400_000, by: '王敏' },
      ],
      next: null,
    })),
    answer(beginQuestionImport, () => makeQuestionImport()),
    answer(readQuestionImport, ({ outcome }) => {
      const items = makeFileQuestions(language).filter((one) => outcome === '' || one.outcome === outcome);
      return { items, next: null, total: items.length, detail: current };
    }),
    answer(changeQuestionImport, () =>
      become({ counts: { fault: 0, double: 1, changed: 11, new: 128, same: 2, left: 0 } }),
    ),
    answer(runQuestionImport, ({ questions }) =>
      become({
        ...{ state: 'done', added: questions - 11, corrected: 11, takeBackUntil: fixtureNow + 86_400_000 },
        ribbon: String(questionOutcomes.indexOf('same')).repeat(142),
        counts: { fault: 1, double: 1, changed: 0, new: 0, same: 140, left: 0 },
      }),
    ),
    answer(takeBackQuestionImport, () => become({ state: 'takenBack', stayed: 1 })),
    answer(restOfQuestionImport, () => ({ name: 'rest.gift', content: '' })),
    answer(writeQuestionFile, ({ format }) => ({
      ...{ name: `questions-${format}.txt`, content: '', questions: 120 },
      left: format === 'aiken' ? [{ what: 'kind' as const, questions: 6 }] : [],
    })),
  ];
}
