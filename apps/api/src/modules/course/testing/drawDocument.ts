import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { writeText, type TextLook } from '../../../fonts/writeText.ts';

/** A page of a document. */
interface Page {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** A4 upright, in points. */
const margin = 64;
const ink = '#1c1d20';
const quiet = '#5f6470';

/** Pages as a PDF that can be searched and marked, its fonts embedded with the characters it uses. */
export async function drawDocument(title: string, pages: readonly Page[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin, autoFirstPage: false, info: { Title: title } });
  const whole = buffer(document);
  for (const [index, { heading, lines }] of pages.entries()) {
    document.addPage();
    const { width } = document.page;
    const write = (words: string, y: number, look: Partial<TextLook>) =>
      writeText(document, words, [margin, y], {
        ...{ language: 'zh-CN', weight: 'regular', size: 13, fill: ink, width: width - 2 * margin, gap: 6 },
        ...look,
      });
    write(title, 40, { size: 10, fill: quiet });
    write(heading, 88, { size: 22, weight: 'bold' });
    document.y += 12;
    for (const line of lines) {
      write(line, document.y, {});
      document.y += 8;
    }
    write(`${index + 1} / ${pages.length}`, 748, { size: 10, fill: quiet, align: 'right' });
  }
  document.end();
  return whole;
}
