import { csvOf } from '@banyan/contracts';
import { questionColumns } from '@banyan/contracts/exam';
import { cellOf } from '../../../../import/table.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { categoryLine } from '../../import/giftBlock.ts';
import type { JudgedQuestion } from './judge.ts';
import type { QuestionImportRow } from './questionImport.schema.ts';
import { told } from './shown.ts';

const nameOf = (file: string) => file.replace(/\.[^.]*$/, '');

/** Questions that stay behind: texts as texts with their faults as comments, anything else as a table. */
export function restOf(
  { file }: QuestionImportRow,
  questions: readonly JudgedQuestion[],
  ctx: Pick<ManageContext, 'viewer'>,
) {
  const texts = questions.flatMap(({ source }) => ('text' in source ? [source] : []));
  if (texts.length === questions.length && texts.length > 0) {
    const isAiken = texts[0]?.isAiken === true;
    let before = '';
    const blocks = questions.map(({ faults, line }, at) => {
      const { category = '', text = '' } = texts[at] ?? {};
      // Aiken has no comments and no categories.
      if (isAiken) return text;
      const remarks = told(ctx, faults).map(({ right, wrong }) =>
        `// ${line}: ${wrong} ${right}`.replaceAll('\n', ' '),
      );
      const heading = category === before ? [] : [`${categoryLine(category)}\n`];
      before = category;
      return [...heading, ...remarks, text].join('\n');
    });
    return { name: `${nameOf(file)}-rest.${isAiken ? 'txt' : 'gift'}`, content: `${blocks.join('\n\n')}\n` };
  }
  const cells = questions.map(({ source }) => ('cells' in source ? source.cells : { stem: source.text }));
  const columns = questionColumns.filter((column) => cells.some((one) => one[column] !== undefined));
  const content = csvOf([[...columns], ...cells.map((one) => columns.map((column) => cellOf(one[column] ?? '')))]);
  return { name: `${nameOf(file)}-rest.csv`, content };
}
