import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';

/** What the papers of a course are written from. */
export interface PaperCourse {
  readonly title: string;
  readonly intro: string;
  readonly outcomes: readonly string[];
  readonly chapters: readonly { readonly no: number; readonly title: string; readonly minutes: number }[];
}

/** Words that stand on them. */
export interface PaperWords {
  readonly outcomes: string;
  readonly chapters: string;
  readonly minutes: string;
  readonly notes: string;
  readonly head: readonly [no: string, chapter: string, minutes: string, planned: string, done: string];
}

/** Fonts that papers are printed in: whole, so that any name can be written. */
export type PrintFonts = (weight: 'regular' | 'bold') => { readonly bytes: Buffer };

const ink = '#1c1d20';
const quiet = '#6b6e76';

/** A handout of a course as PDF: what it is for, its chapters, and room for notes beside each. */
export async function handout(course: PaperCourse, words: PaperWords, fonts: PrintFonts): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 56, info: { Title: course.title } });
  const whole = buffer(document);
  document.registerFont('regular', fonts('regular').bytes).registerFont('bold', fonts('bold').bytes);
  document.font('bold').fontSize(22).fillColor(ink).text(course.title);
  document.moveDown(0.5).font('regular').fontSize(11).fillColor(quiet).text(course.intro, { lineGap: 4 });
  if (course.outcomes.length > 0) {
    document.moveDown().font('bold').fontSize(14).fillColor(ink).text(words.outcomes);
    document.font('regular').fontSize(11).moveDown(0.3);
    for (const outcome of course.outcomes) document.text(`□ ${outcome}`, { lineGap: 4 });
  }
  document.moveDown().font('bold').fontSize(14).text(words.chapters);
  for (const { no, title, minutes } of course.chapters) {
    if (document.y > 680) document.addPage();
    document.moveDown(0.6).font('bold').fontSize(12).fillColor(ink).text(`${no}. ${title}`, { continued: true });
    document.font('regular').fontSize(10).fillColor(quiet).text(`   ${minutes} ${words.minutes}`);
    document.fontSize(9).text(words.notes);
    for (let line = 1; line <= 3; line += 1) {
      const y = document.y + line * 20;
      document.moveTo(56, y).lineTo(539, y).lineWidth(0.5).stroke('#d4d6db');
    }
    document.y += 66;
  }
  document.end();
  return whole;
}

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A plan of study as CSV, to be filled in; the mark in front tells spreadsheets that it is UTF-8. */
export const studyPlan = ({ chapters }: PaperCourse, { head }: PaperWords): Buffer =>
  Buffer.from(
    `\ufeff${[head, ...chapters.map(({ no, title, minutes }) => [String(no), title, String(minutes), '', ''])]
      .map((row) => row.map(cell).join(','))
      .join('\r\n')}\r\n`,
  );

/** What one can do afterwards as a list to tick, as plain text. */
export const checklist = ({ title, outcomes }: PaperCourse): Buffer =>
  Buffer.from(`${title}\n\n${outcomes.map((outcome) => `[ ] ${outcome}`).join('\n')}\n`);
