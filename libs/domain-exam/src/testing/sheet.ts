import type { ExamPaper, PaperPart, PaperQuestion, QuestionKind, SentAnswer } from '@banyan/contracts/exam';
import { fixtureNow } from './fixtures.ts';
import { questionTexts } from './sheetQuestions.ts';

type Language = 'zh' | 'en';

const blank = { choice: [], gaps: [], text: '', files: [] };
const plan: readonly (readonly [kind: QuestionKind, count: number, scoreEach: number, scorePartial: number])[] = [
  ['single', 20, 200, 0],
  ['multiple', 10, 300, 100],
  ['judgement', 10, 100, 0],
  ['fill', 4, 200, 0],
  ['short', 2, 600, 0],
];

function makeQuestion(kind: QuestionKind, no: number, nth: number, language: Language): PaperQuestion {
  const texts = questionTexts(language)[kind];
  const text = texts[nth % texts.length] ?? '';
  const [stem = '', ...options] = typeof text === 'string' ? [text] : text;
  return {
    id: 5000 + no,
    no,
    stem,
    options: options.map((option, index) => ({ id: index, text: option })),
    gaps: kind === 'fill' ? Math.max(1, stem.split('______').length - 1) : 0,
    pictures: [],
    materials: [],
    takesFiles: kind === 'short',
  };
}

/** Parts of a paper: `times` the usual number of questions. */
export function makeParts(language: Language = 'zh', times = 1): PaperPart[] {
  let no = 0;
  return plan.map(([kind, count, scoreEach, scorePartial]) => ({
    kind,
    scoreEach,
    scorePartial,
    questions: Array.from({ length: count * times }, (_, nth) => makeQuestion(kind, (no += 1), nth, language)),
  }));
}

/** A possible answer to a question of a kind. */
export function sampleAnswer(part: PaperPart, question: PaperQuestion, revision = 1): SentAnswer {
  const value = {
    single: { ...blank, choice: [0] },
    multiple: { ...blank, choice: [0, 3] },
    judgement: { ...blank, choice: [1] },
    fill: { ...blank, gaps: Array.from({ length: question.gaps }, () => '2') },
    short: { ...blank, text: 'Ac 与 Re 之间的差为 1。' },
  }[part.kind];
  return { questionId: question.id, revision, value, flagged: false };
}

/** A paper of 46 questions in the middle of its time; the first `answered` have arrived, but for those `open`. */
export function makePaper({
  language = 'zh',
  answered = 22,
  open = [],
  flagged = [6, 14],
  parts = makeParts(language),
  leftS = 42 * 60 + 18,
  ...over
}: Partial<ExamPaper> & {
  language?: Language;
  answered?: number;
  open?: readonly number[];
  flagged?: readonly number[];
  leftS?: number;
} = {}): ExamPaper {
  const all = parts.flatMap((part) => part.questions.map((question) => ({ part, question })));
  return {
    attemptId: 880,
    examId: 301,
    title: language === 'zh' ? 'GB/T 2828.1 抽样检验阶段测验' : 'Store operations: interim test',
    fullScore: 10_000,
    passScore: 6000,
    startedAt: fixtureNow - 18 * 60_000,
    switchLimit: 5,
    faceLimit: null,
    faceWithoutCamera: false,
    parts,
    answers: all
      .filter(({ question: { no } }) => no <= answered && !open.includes(no))
      .map(({ part, question }) => ({
        ...sampleAnswer(part, question),
        flagged: flagged.includes(question.no),
        savedAt: fixtureNow - 60_000,
      })),
    standing: {
      state: 'open',
      held: true,
      deadlineAt: fixtureNow + leftS * 1000,
      now: fixtureNow,
      switches: 1,
      faceFailures: 0,
      faceDueAt: null,
    },
    ...over,
  };
}
