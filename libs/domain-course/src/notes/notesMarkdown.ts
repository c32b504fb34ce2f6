import type { Note } from '@banyan/contracts/course';

/** Texts in an export besides the notes. */
export interface MarkdownWords {
  readonly heading: string;
  /** Line below the heading: date of saving, number of notes. */
  readonly about: string;
  readonly chapter: (no: number, title: string) => string;
  /** Anchor of a note; empty for the whole chapter. */
  readonly place: (note: Note) => string;
  readonly state: (note: Note) => string;
  readonly changed: (note: Note) => string;
  /** Name of deleted courses and chapters. */
  readonly gone: string;
}

/** Escapes characters with a meaning in Markdown. */
const plain = (text: string) =>
  text
    .replaceAll(/([\\`*_[\]<>&#|~])/g, '\\$1')
    // In a numbered line the sign after the number is escaped: a backslash before a digit would be visible.
    .replaceAll(/^(\s*\d*)([-+.)])(?=\s)/gm, '$1\\$2');

/** Text of a note with its line breaks. */
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

/** Notes as one Markdown file; pictures by name, since their addresses expire after an hour. */
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
