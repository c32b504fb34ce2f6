import type { QuestionKind } from '@banyan/contracts/exam';
import { bare } from '../../../import/table.ts';

/** Options have letters. */
export const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
/** Columns that another one has in English. */
export const localised = ['stem', ...letters, 'answer', 'explanation'] as const;
/** Columns in one language. */
export const others = [
  'ref',
  'kind',
  'difficulty',
  'tags',
  'keywords',
  'numbers',
  'html',
  'course',
  'chapter',
  'second',
  'files',
  'answer_files',
] as const;
/** A column, by its own name. */
export type Column = (typeof localised)[number] | (typeof others)[number] | `${(typeof localised)[number]}_en`;

/** Accepted names of columns, besides their own. */
const names: Readonly<Partial<Record<string, readonly string[]>>> = {
  ref: ['id', '编号', '题号'],
  kind: ['type', '题型', '试题类型', '题目类型'],
  stem: ['question', '题干', '题目', '试题', '题目内容', '试题内容'],
  ...Object.fromEntries(letters.map((letter) => [letter, [`option${letter}`, `选项${letter}`]])),
  answer: ['正确答案', '答案', '参考答案', '标准答案'],
  explanation: ['解析', '答案解析', '试题解析'],
  difficulty: ['难度', '难易度', '难易程度'],
  tags: ['知识点', '标签'],
  keywords: ['关键词'],
  numbers: ['数字', '按数字判'],
  html: ['富文本'],
  course: ['课程'],
  chapter: ['章节'],
  second: ['秒'],
  files: ['attachments', '附件', '试题附件'],
  answer_files: ['答案附件', '作答附件', '允许附件'],
};

/** Columns by their names. */
export const columns: ReadonlyMap<string, Column> = new Map(
  [...localised, ...others].flatMap((column) => {
    const own = [column, ...(names[column] ?? [])].map((name): [string, Column] => [bare(name), column]);
    if (!(localised as readonly string[]).includes(column)) return own;
    const english = own.flatMap(([name]): [string, Column][] =>
      [`${name}en`, `${name}英文`].map((one) => [one, `${column}_en` as Column]),
    );
    return [...own, ...english];
  }),
);

/** Kinds by their names. */
export const kinds: ReadonlyMap<string, QuestionKind> = new Map(
  (
    [
      ['single', ['single', '单选', '单选题', '单项选择', '单项选择题']],
      ['multiple', ['multiple', '多选', '多选题', '多项选择', '多项选择题', '复选', '复选题']],
      ['judgement', ['judgement', 'judgment', 'truefalse', '判断', '判断题', '是非', '是非题']],
      ['fill', ['fill', 'fillin', '填空', '填空题', '填充', '填充题']],
      ['short', ['short', '简答', '简答题', '问答', '问答题', '论述题', '申论题']],
    ] as const
  ).flatMap(([kind, all]) => all.map((name) => [name, kind] as const)),
);
/** Difficulties by their names. */
export const difficulties: ReadonlyMap<string, number> = new Map([
  ...['1', 'easy', '易', '简单'].map((name) => [name, 1] as const),
  ...['', '2', 'medium', '中', '中等'].map((name) => [name, 2] as const),
  ...['3', 'hard', '难', '困难'].map((name) => [name, 3] as const),
]);
/** 1 and 0 by their names. */
export const judgements: ReadonlyMap<string, number> = new Map([
  ...['1', 't', 'true', 'y', 'yes', 'right', 'correct', '对', '正确', '是', '√', '✓', '✔'].map(
    (name) => [name, 1] as const,
  ),
  ...['0', 'f', 'false', 'n', 'no', 'wrong', 'incorrect', '错', '错误', '不对', '不正确', '否', '×', '✗', '✘'].map(
    (name) => [name, 0] as const,
  ),
]);
