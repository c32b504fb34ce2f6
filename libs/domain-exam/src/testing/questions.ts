import type { AnswerValue, AttemptDetail, MarkedQuestion } from '@banyan/contracts/exam';
import { makeExam, makeExams } from './exams.ts';

const value = (change: Partial<AnswerValue>): AnswerValue => ({ choice: [], gaps: [], text: '', files: [], ...change });

/** A question that was answered rightly; others differ from it. */
export function makeQuestion(change: Partial<MarkedQuestion> = {}): MarkedQuestion {
  return {
    id: 4001,
    no: 1,
    kind: 'single',
    stem: '<p>GB/T 2828.1 适用于哪一种检验？</p>',
    options: ['连续批的计数抽样检验', '孤立批的计量抽样检验', '全数检验', '破坏性检验'].map((text, id) => ({
      id,
      text,
    })),
    pictures: [],
    materials: [],
    gaps: 0,
    answer: value({ choice: [0] }),
    files: [],
    mark: 'right',
    score: 200,
    full: 200,
    key: { choice: [0], gaps: [], text: '' },
    explanation: '',
    comment: '',
    lesson: null,
    ...change,
  };
}

const zh: readonly Partial<MarkedQuestion>[] = [
  {},
  {
    stem: '<p>正常检验转为加严检验的条件是什么？</p>',
    options: ['连续 5 批或少于 5 批中有 2 批不接收', '连续 10 批接收', '连续 5 批中 1 批不接收', '生产不稳定'].map(
      (text, id) => ({
        id,
        text,
      }),
    ),
    answer: value({ choice: [2] }),
    mark: 'wrong',
    score: 0,
    explanation:
      '<p>转移规则 9.3.1：正常检验时，只要<strong>连续 5 批或少于 5 批中有 2 批</strong>初检不接收，就转入加严检验。</p>',
    lesson: { courseId: 104, chapterId: 2004, second: 500, title: '转移规则 8:20' },
  },
  {
    kind: 'multiple',
    stem: '<p>哪些情形允许暂停抽样检验？</p>',
    options: ['加严检验累计 5 批不接收', '换了一位检验员', '供方正在改进且尚未验证', '库存周转变慢'].map(
      (text, id) => ({ id, text }),
    ),
    answer: value({ choice: [0] }),
    mark: 'partial',
    score: 100,
    full: 300,
    key: { choice: [0, 2], gaps: [], text: '' },
    explanation: '<p>少选得部分分，选错不得分。</p>',
    lesson: { courseId: 104, chapterId: 2005, second: 700, title: '暂停与恢复 11:40' },
  },
  {
    kind: 'judgement',
    stem: '<p>放宽检验时，一批不接收就要回到正常检验。</p>',
    options: [],
    answer: value({ choice: [1] }),
    score: 100,
    full: 100,
    key: { choice: [1], gaps: [], text: '' },
  },
  {
    kind: 'fill',
    stem: '<p>批量 900、检验水平 II 时，字码是____，正常一次抽样的样本量是____。</p>',
    options: [],
    gaps: 2,
    answer: value({ gaps: ['J', '50'] }),
    mark: 'partial',
    score: 100,
    full: 200,
    key: { choice: [], gaps: [['J'], ['80', '八十']], text: '' },
  },
  {
    kind: 'short',
    stem: '<p>一批 900 件，AQL 1.0，检验水平 II。写出查表过程、抽样方案和接收准则。</p>',
    options: [],
    answer: value({
      text: '查表 1：批量 501–1200、水平 II，字码 J。\n查表 2-A：J 对应 n = 80，AQL 1.0 对应 Ac = 2、Re = 3。\n抽 80 件，不合格不超过 2 件接收。',
    }),
    files: [{ name: '查表过程.jpg', url: 'https://files.example/ck.jpg' }],
    mark: 'partial',
    score: 500,
    full: 600,
    key: { choice: [], gaps: [], text: '字码 J，n = 80，Ac = 2，Re = 3；抽样要随机，注明分层。' },
    comment: '方案对。没有写抽样要随机，扣 1 分。',
  },
  {
    kind: 'short',
    stem: '<p>说明 A 类不合格品混入 B 类记录的后果，并给出一条改进措施。</p>',
    options: [],
    answer: null,
    mark: 'blank',
    score: 0,
    full: 600,
    key: { choice: [], gaps: [], text: '严重度被低估，放行风险上升；在记录表中按类别分栏并由班长复核。' },
  },
];

const en: readonly Partial<MarkedQuestion>[] = [
  {
    stem: '<p>At or below which temperature must chilled food be kept?</p>',
    options: ['8 °C', '10 °C', '12 °C', '15 °C'].map((text, id) => ({ id, text })),
  },
  {
    stem: '<p>A delivery of chicken arrives at 11 °C. What do you do first?</p>',
    options: ['Refuse it and record the reading', 'Put it in the chiller at once', 'Sell it today', 'Freeze it'].map(
      (text, id) => ({
        id,
        text,
      }),
    ),
    answer: value({ choice: [1] }),
    mark: 'wrong',
    score: 0,
    explanation:
      '<p>Above <strong>8 °C</strong> the cold chain is broken. Refuse the delivery and write the reading in the log.</p>',
    lesson: { courseId: 201, chapterId: 3002, second: 260, title: 'Checking deliveries, 4:20' },
  },
  {
    kind: 'multiple',
    stem: '<p>Which of these need a separate chopping board?</p>',
    options: ['Raw poultry', 'Washed salad', 'Sealed jars', 'Raw fish'].map((text, id) => ({ id, text })),
    answer: value({ choice: [0] }),
    mark: 'partial',
    score: 100,
    full: 300,
    key: { choice: [0, 1, 3], gaps: [], text: '' },
    explanation: '<p>Part marks for a correct but incomplete choice.</p>',
  },
  {
    kind: 'judgement',
    stem: '<p>Food past its use-by date may be sold at a reduced price.</p>',
    options: [],
    answer: value({ choice: [0] }),
    score: 100,
    full: 100,
    key: { choice: [0], gaps: [], text: '' },
  },
  {
    kind: 'fill',
    stem: '<p>Hot food on display is kept at ____ °C or above, for no longer than ____ hours below it.</p>',
    options: [],
    gaps: 2,
    answer: value({ gaps: ['63', '4'] }),
    mark: 'partial',
    score: 100,
    full: 200,
    key: { choice: [], gaps: [['63'], ['2', 'two']], text: '' },
  },
  {
    kind: 'short',
    stem: '<p>A customer asks whether a sandwich contains sesame and the label is torn. Describe what you do.</p>',
    options: [],
    answer: value({
      text: 'I do not guess. I look it up in the allergen folder.\nIf it is not there I ask the manager.',
    }),
    files: [{ name: 'allergen-folder.jpg', url: 'https://files.example/a.jpg' }],
    mark: 'partial',
    score: 500,
    full: 600,
    key: {
      choice: [],
      gaps: [],
      text: 'Do not guess, check the allergen folder, ask the manager, offer another product, remove the torn one.',
    },
    comment: 'Good. You did not say what happens to the sandwich, so one point is off.',
  },
  {
    kind: 'short',
    stem: '<p>Name two signs of pests and what you do when you find one.</p>',
    options: [],
    answer: null,
    mark: 'blank',
    score: 0,
    full: 600,
    key: { choice: [], gaps: [], text: 'Droppings, gnawed packaging; isolate the stock, tell the manager, record it.' },
  },
];

/** Questions of every kind, right, wrong, in part and left out. */
export function makeQuestions(language: 'zh' | 'en' = 'zh'): MarkedQuestion[] {
  return (language === 'zh' ? zh : en).map((change, index) =>
    makeQuestion({ id: 4001 + index, no: index + 1, ...change }),
  );
}

/** The same without the parts that the rules do not show yet. */
export const withoutKeys = (questions: readonly MarkedQuestion[]): MarkedQuestion[] =>
  questions.map((question) => ({
    ...question,
    ...{ key: null, explanation: '', comment: '', lesson: null, mark: null, score: null },
  }));

/** An attempt in detail. */
export function makeAttemptDetail(change: Partial<AttemptDetail> = {}, language: 'zh' | 'en' = 'zh'): AttemptDetail {
  const { title } = makeExams(language)[0] ?? makeExam();
  return {
    examId: 3101,
    title,
    attemptId: 9101,
    number: 1,
    answersShown: true,
    answersWait: null,
    answersFrom: null,
    questions: makeQuestions(language),
    ...change,
  };
}
