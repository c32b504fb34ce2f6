import { describe, expect, it } from 'vitest';
import type { ImportRefused } from '../../../import/faults.ts';
import { readQuestions } from './questions.import.ts';

const read = (text: string) => readQuestions(Buffer.from(text), 'bank.csv');
const wrongOf = (text: string) =>
  read(text).then(
    () => [],
    (error: unknown) => (error as ImportRefused).faults.map(({ line, wrong }) => `${line ?? ''} ${wrong}`),
  );

describe('a table of questions', () => {
  it('takes what stands beside a bar of either width, and in English too [EX-02]', async () => {
    const gaps = async (text: string) => (await read(text)).map((draft) => draft.gaps);
    expect(await gaps('题型,题干,答案\n填空,M8 螺栓规定多少 N·m？,25｜二十五\n填空,____ 和 ____,甲；乙\\｜丙')).toEqual(
      [[['25', '二十五']], [['甲'], ['乙|丙']]],
    );
    const head = 'kind,stem,stem_en,answer,answer_en\n';
    expect(await gaps(`${head}fill,一周有 ____ 天,A week has ____ days,七|7,seven|7`)).toEqual([
      [['七', '7', 'seven']],
    ]);
    expect(await gaps(`${head}fill,____ 和 ____,____ and ____,甲;乙,one;two`)).toEqual([
      [
        ['甲', 'one'],
        ['乙', 'two'],
      ],
    ]);
    expect(await wrongOf(`${head}fill,一 ____,One ____,七,seven;eight\nsingle,a,a,A,B\njudgement,a,a,对,true`)).toEqual(
      [
        '2 The answer has 1 gaps, and in English 2.',
        '3 Only texts are answered in English apart.',
        '3 The question has 0 options.',
        '3 The answer names an option that is not there.',
        '4 Only texts are answered in English apart.',
      ],
    );
  });

  it('is read as banks are written in China and Taiwan [EX-02]', async () => {
    const right = async (text: string) =>
      (await read(text)).map((draft) => [draft.kind, draft.right, draft.options.length]);
    const judged =
      '题型,题干,选项A,选项B,答案\n判断,圆的。,正确,错误,A\n判断,方的。,正确,错误,B\n判断,扁的。,错误,正确,A\n判断,大的。,对,错,对\n';
    expect(await right(`${judged}判断,1 吗？,,,1\n判断,0 吗？,,,0`)).toEqual(
      [1, 0, 0, 1, 1, 0].map((one) => ['judgement', [one], 0]),
    );
    expect(
      await wrongOf('题型,题干,选项A,选项B,答案\n判断,圆的。,甲,乙,A\n判断,方的。,,,A\n判断,扁的。,正确,对,A'),
    ).toEqual([
      '2 The answer "A" cannot be read.',
      '2 Only choices have options.',
      '3 The answer "A" cannot be read.',
      '4 The answer "A" cannot be read.',
      '4 Only choices have options.',
    ]);
    const many =
      '题型,题干,选项A,选项B,选项C,答案\n多选,哪些？,甲,乙,丙,"A、C"\n多选题,哪些呢？,甲,乙,丙,ＡＣ\n多选题,哪些啊？,甲,乙,丙,A|C\n多项选择题,哪些哪？,甲,乙,丙,A｜C\n复选题,哪些？！,甲,乙,丙,A/C\n';
    expect(await right(many)).toEqual([1, 2, 3, 4, 5].map(() => ['multiple', [0, 2], 3]));
    expect(await right('題型,題幹,答案\n判斷,地球是圓的。,對\n是非題,地球是方的。,錯誤\n填充題,____,圓')).toEqual([
      ['judgement', [1], 0],
      ['judgement', [0], 0],
      ['fill', [], 0],
    ]);
    const columns = '編號;題型;題目;選項A;選項B;答案;解析;難度;知識點;關鍵詞';
    const [draft] = await read(`sep=;\n${columns}\nq1;單選題;哪個？;甲;乙;Ｂ;因為;簡單;圓;`);
    expect(draft).toMatchObject({ line: 3, ref: 'q1', kind: 'single', right: [1], difficulty: 1, tags: ['圓'] });
  });

  it('tells the line of a file whose first one names its sign [EX-02]', async () => {
    expect(await wrongOf('sep=;\nkind;stem;answer\njudgement;a;perhaps')).toEqual([
      '3 The answer "perhaps" cannot be read.',
    ]);
    expect(await wrongOf('"sep=\t"\nkind\tstem\tanswer\nfill\t"a\t____')).toHaveLength(1);
  });
});
