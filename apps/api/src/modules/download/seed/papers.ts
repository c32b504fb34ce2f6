import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { writeText, type TextLook } from '../../../fonts/writeText.ts';

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

const ink = '#1c1d20';
const quiet = '#6b6e76';

/** Of the page, in points. */
const margin = 56;
const inner = 483;

/** A handout of a course as PDF: what it is for, its chapters, and room for notes beside each. */
export async function handout(course: PaperCourse, words: PaperWords, language: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin, info: { Title: course.title }, lang: language });
  const whole = buffer(document);
  const write = (text: string, look: Partial<TextLook>) =>
    writeText(document, text, [margin, document.y], {
      ...{ language, weight: 'regular', size: 11, fill: ink, width: inner },
      ...look,
    });
  write(course.title, { size: 22, weight: 'bold' });
  document.y += 8;
  write(course.intro, { fill: quiet, gap: 4 });
  if (course.outcomes.length > 0) {
    document.y += 14;
    write(words.outcomes, { size: 14, weight: 'bold' });
    document.y += 4;
    for (const outcome of course.outcomes) write(`□ ${outcome}`, { gap: 4 });
  }
  document.y += 14;
  write(words.chapters, { size: 14, weight: 'bold' });
  for (const { no, title, minutes } of course.chapters) {
    if (document.y > 680) document.addPage();
    document.y += 8;
    write(`${no}. ${title}`, { size: 12, weight: 'bold' });
    write(`${minutes} ${words.minutes}`, { size: 10, fill: quiet });
    write(words.notes, { size: 9, fill: quiet });
    for (let line = 1; line <= 3; line += 1) {
      const y = document.y + line * 20;
      document
        .moveTo(margin, y)
        .lineTo(margin + inner, y)
        .lineWidth(0.5)
        .stroke('#d4d6db');
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
