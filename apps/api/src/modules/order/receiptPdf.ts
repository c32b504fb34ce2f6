import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { writeText } from '../../fonts/writeText.ts';

/** Texts of a receipt. */
export interface ReceiptFace {
  readonly heading: string;
  /** Name of the seller. */
  readonly seller: string;
  readonly number: string;
  /** Names with their values, a line each. */
  readonly lines: readonly (readonly [name: string, value: string])[];
  readonly total: readonly [name: string, value: string];
  readonly note: string;
  /** Language, as BCP 47 writes it. */
  readonly language: string;
}

const ink = '#1c1d20';
const quiet = '#5c5f66';
const edge = 56;

/** A receipt as PDF, A5: text that can be selected and searched. */
export async function drawReceipt({
  heading,
  seller,
  number,
  lines,
  total,
  note,
  language,
}: ReceiptFace): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A5',
    margin: edge,
    info: { Title: `${heading} ${number}`, Author: seller },
    lang: language,
  });
  const whole = buffer(document);
  const width = document.page.width - 2 * edge;
  const write = (words: string, size: number, bold = false, fill = ink) =>
    writeText(document, words, [edge, document.y], { language, weight: bold ? 'bold' : 'regular', size, fill, width });
  const rule = () => {
    document.moveDown(0.8);
    document
      .moveTo(edge, document.y)
      .lineTo(edge + width, document.y)
      .lineWidth(0.5)
      .stroke('#c9ccd2');
    document.moveDown(0.8);
  };
  write(heading, 20, true);
  write(seller, 10, false, quiet);
  rule();
  for (const [name, value] of lines) {
    write(name, 8, false, quiet);
    write(value, 11);
    document.moveDown(0.5);
  }
  rule();
  write(total[0], 8, false, quiet);
  write(total[1], 18, true);
  document.moveDown(1);
  write(note, 8, false, quiet);
  document.end();
  return whole;
}
