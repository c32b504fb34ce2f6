import { faceSize } from '@banyan/contracts/training';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { codePath, type Drawing } from './drawing.ts';
import { writeLine } from '../../../fonts/writeText.ts';

/** A4 across: 297 by 210 mm, in points. */
const page = { width: 841.89, height: 595.28 };
/** Units of the drawing to points, so that it fills the page's height; the sides stay empty. */
const scale = page.height / faceSize.height;
const left = (page.width - faceSize.width * scale) / 2;

/** A certificate as PDF: text that can be selected and searched, with subsets of its fonts embedded. */
export async function drawPdf({ marks, photo, address, title, author, language }: Drawing): Promise<Buffer> {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    info: { Title: title, Author: author },
    lang: language,
  });
  const whole = buffer(document);
  const paper = marks[0];
  if (paper?.kind === 'rect') document.rect(0, 0, page.width, page.height).fill(paper.fill ?? '#fff');
  document.translate(left, 0).scale(scale);
  for (const mark of marks) {
    switch (mark.kind) {
      case 'rect':
        document.rect(...mark.box);
        if (mark.stroke !== undefined) document.lineWidth(1).stroke(mark.stroke);
        else document.fill(mark.fill ?? '#fff');
        break;
      case 'path':
        document
          .save()
          .opacity(mark.opacity ?? 1)
          .path(mark.d);
        if (mark.stroke !== undefined)
          document
            .lineWidth(mark.width ?? 1)
            .lineCap('round')
            .stroke(mark.stroke);
        else document.fill(mark.fill ?? '#000');
        document.restore();
        break;
      case 'text':
        writeLine(document, mark.words, mark.at, { ...mark, weight: mark.bold ? 'bold' : 'regular', language });
        break;
      case 'photo':
        if (photo !== null) document.image(photo, mark.box[0], mark.box[1], { cover: [mark.box[2], mark.box[3]] });
        break;
      case 'code':
        document.path(codePath(address, mark.box)).fill('#1c1d20');
        document.link(...mark.box, address);
        break;
    }
  }
  document.end();
  return whole;
}
