import { courseLimits, type ChapterKind, type CourseDraft, type DraftChapter } from '@banyan/contracts/course';

/** Kinds of chapters that the editor makes. */
export const newKinds = [
  'video',
  'audio',
  'document',
  'article',
  'link',
  'scorm',
] as const satisfies readonly ChapterKind[];

/** Kinds whose content is an uploaded file. */
export const fileKinds = ['video', 'audio', 'document', 'scorm'] as const;
export type FileKind = (typeof fileKinds)[number];
export const isFileKind = (kind: ChapterKind): kind is FileKind => fileKinds.some((one) => one === kind);

const kindsByEnd: Readonly<Record<string, FileKind>> = {
  ...Object.fromEntries(['mp4', 'mov', 'webm'].map((end) => [end, 'video' as const])),
  ...Object.fromEntries(['mp3', 'm4a', 'wav', 'ogg'].map((end) => [end, 'audio' as const])),
  ...Object.fromEntries(
    ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'md', 'csv'].map((end) => [end, 'document' as const]),
  ),
  zip: 'scorm',
};

/** Kind of chapter that a file becomes; null: none. */
export const kindOfFile = (name: string): FileKind | null =>
  kindsByEnd[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? null;

/** Time that a new chapter asks for, seconds. */
const usualSeconds = 300;

/** A new chapter without content; `random` names it. */
export const newChapter = (kind: ChapterKind, title: string, random: string): DraftChapter => ({
  key: `n${random.replaceAll(/[^0-9a-z]/g, '').slice(0, 15)}`,
  title: { zh_cn: title.slice(0, courseLimits.chapter) },
  section: null,
  kind,
  seconds: usualSeconds,
  material: null,
});

const withChapters = (draft: CourseDraft, chapters: readonly DraftChapter[]): CourseDraft => ({
  ...draft,
  chapters: [...chapters],
});

/** The draft with one chapter changed. */
export const changeChapter = (draft: CourseDraft, key: string, change: Partial<DraftChapter>): CourseDraft =>
  withChapters(
    draft,
    draft.chapters.map((one) => (one.key === key ? { ...one, ...change } : one)),
  );

/** The draft with chapters behind one of its own, or at its end. */
export function addChapters(draft: CourseDraft, added: readonly DraftChapter[], behind: string): CourseDraft {
  const at = draft.chapters.findIndex(({ key }) => key === behind);
  return withChapters(draft, at < 0 ? [...draft.chapters, ...added] : draft.chapters.toSpliced(at + 1, 0, ...added));
}

/** The draft without a chapter; its heading goes to the next one, unless that has one. */
export function removeChapter(draft: CourseDraft, key: string): CourseDraft {
  const at = draft.chapters.findIndex((one) => one.key === key);
  const gone = draft.chapters[at];
  return withChapters(
    draft,
    draft.chapters.flatMap((one, index) => {
      if (index === at) return [];
      return index === at + 1 && gone?.section != null && one.section === null
        ? [{ ...one, section: gone.section }]
        : [one];
    }),
  );
}

/** The draft with its chapters in this order. Headings stay with their chapters. */
export function orderChapters(draft: CourseDraft, keys: readonly string[]): CourseDraft {
  const byKey = new Map(draft.chapters.map((one) => [one.key, one]));
  return withChapters(
    draft,
    keys.flatMap((key) => byKey.get(key) ?? []),
  );
}

/** A text of the draft in the language of its reader; in Chinese where it has no other. */
export const shownIn = (
  language: string,
  { en = '', zh_cn }: { readonly zh_cn: string; readonly en?: string | undefined },
) => (language.startsWith('en') && en !== '' ? en : zh_cn);
