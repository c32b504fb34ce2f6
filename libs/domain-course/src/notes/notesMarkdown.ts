import type { Note } from '@banyan/contracts/course';

/** What a file of notes says beside them. */
export interface MarkdownWords {
  readonly heading: string;
  /** Under the heading: when it was saved, and how many notes. */
  readonly about: string;
  readonly chapter: (no: number, title: string) => string;
  /** Where a note is pinned; empty for the whole chapter. */
  readonly place: (note: Note) => string;
  readonly state: (note: Note) => string;
  readonly changed: (note: Note) => string;
  /** For courses and chapters that are gone. */
  readonly gone: string;
}

/** Characters that begin something in Markdown, taken as they are. */
const plain = (text: string) =>
  text
    .replaceAll(/([\\`*_[\]<>&#|~])/g, '\\$1')
    // Of a numbered line the sign after the number: before a digit a backslash would stay to be read.
    .replaceAll(/^(\s*\d*)([-+.)])(?=\s)/gm, '$1\\$2');

/** A note's text, each line of its own. */
const lines = (text: string) => plain(text).replaceAll('\n', '  \n');

/** Notes by course and chapter, along the video. */
function ordered(notes: readonly Note[]): Note[] {
  const courses = [...new Set(notes.map(({ courseId }) => courseId))];
  return [...notes].sort(
    (a, b) =>
      courses.indexOf(a.courseId) - courses.indexOf(b.courseId) ||
      a.chapterNo - b.chapterNo ||
      a.place - b.place ||
      a.id - b.id,
  );
}

/** Notes as one Markdown file; pictures by their names, since their addresses close after an hour. */
export function notesMarkdown(notes: readonly Note[], words: MarkdownWords): string {
  const parts = [`# ${plain(words.heading)}`, words.about];
  let course = 0;
  let chapter = 0;
  for (const note of ordered(notes)) {
    if (note.courseId !== course) parts.push(`## ${plain(note.courseTitle || words.gone)}`);
    if (note.courseId !== course || note.chapterId !== chapter) {
      parts.push(
        `### ${note.chapterTitle === '' ? words.gone : plain(words.chapter(note.chapterNo, note.chapterTitle))}`,
      );
    }
    course = note.courseId;
    chapter = note.chapterId;
    const head = [words.place(note), words.state(note), words.changed(note)].filter((part) => part !== '');
    const pictures = note.images.map(({ name }) => `*[${plain(name)}]*`).join(' ');
    parts.push([`**${head.join(' · ')}**`, lines(note.text), pictures].filter((part) => part !== '').join('\n\n'));
  }
  return `${parts.join('\n\n')}\n`;
}
