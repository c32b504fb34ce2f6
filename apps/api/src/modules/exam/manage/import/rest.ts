import { csvOf } from '@banyan/contracts';
import { questionColumns } from '@banyan/contracts/exam';
import { cellOf } from '../../../../import/table.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
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
    const blocks = questions.map((one) => {
      const { text } = one.source as { readonly text: string };
      // Aiken has no comments.
      const remarks = isAiken
        ? []
        : told(ctx, one.faults).map(({ right, wrong }) => `// ${one.line}: ${wrong} ${right}`);
      return [...remarks, text].join('\n');
    });
    return { name: `${nameOf(file)}-rest.${isAiken ? 'txt' : 'gift'}`, content: `${blocks.join('\n\n')}\n` };
  }
  const cells = questions.map(({ source }) => ('cells' in source ? source.cells : { stem: source.text }));
  const columns = questionColumns.filter((column) => cells.some((one) => one[column] !== undefined));
  const content = csvOf([[...columns], ...cells.map((one) => columns.map((column) => cellOf(one[column] ?? '')))]);
  return { name: `${nameOf(file)}-rest.csv`, content };
}
