import type { DraftChapter } from '@banyan/contracts/course';
import type { EditorStore } from './EditorStore.ts';

export interface ChapterFieldsProps {
  store: EditorStore;
  chapter: DraftChapter;
}
