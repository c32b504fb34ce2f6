import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { drawable, fontOf } from '../../../../fonts/fonts.ts';
import type { SeedPage } from './types.ts';

/** A4 upright, in points. */
const margin = 64;
const ink = '#1c1d20';
const quiet = '#5f6470';

/** Pages as a PDF that can be searched and marked, its font embedded with the characters it uses. */
export async function drawDocument(title: string, pages: readonly SeedPage[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin, autoFirstPage: false, info: { Title: title } });
  const whole = buffer(document);
  document.registerFont('regular', fontOf('regular').bytes).registerFont('bold', fontOf('bold').bytes);
  for (const [index, { heading, lines }] of pages.entries()) {
    document.addPage();
    document.font('regular').fontSize(10).fillColor(quiet).text(drawable(title, 'regular'), margin, 40);
    document.font('bold').fontSize(22).fillColor(ink).text(drawable(heading, 'bold'), margin, 88);
    document.moveDown(0.8).font('regular').fontSize(13);
    for (const line of lines) document.text(drawable(line, 'regular'), { lineGap: 6 }).moveDown(0.7);
    const { width } = document.page;
    document
      .fontSize(10)
      .fillColor(quiet)
      .text(`${index + 1} / ${pages.length}`, width - margin - 60, 748, {
        width: 60,
        align: 'right',
        lineBreak: false,
      });
  }
  document.end();
  return whole;
}
