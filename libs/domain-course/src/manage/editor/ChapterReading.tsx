import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { ChapterFieldsProps } from './chapterProps.ts';
import { Fields } from './editorStyle.ts';
import { MaterialView } from './MaterialView.tsx';
import { shownIn } from './outline.ts';

/** The open chapter for those who may not change it. */
export const ChapterReading = observer(function ChapterReading({ store, chapter }: ChapterFieldsProps) {
  const { t, number, language } = useWords();
  const { key, kind, title } = chapter;
  const no = store.draft.chapters.indexOf(chapter) + 1;
  return (
    <Fields>
      <small>{t('editor.chapterNo', { n: number(no), kind: t(`manageCourses.kind.${kind}`) })}</small>
      <h2>{shownIn(language, title) || t('editor.untitled')}</h2>
      <MaterialView key={key} material={store.draft.materialOf(chapter)} title={shownIn(language, title)} />
    </Fields>
  );
});
