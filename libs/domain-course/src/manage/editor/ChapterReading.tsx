import { LinkButton, Notice } from '@banyan/ui';
import { RichText } from '@banyan/ui/rich-text';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { ChapterFieldsProps } from './chapterProps.ts';
import { Fields } from './editorStyle.ts';
import { FileView } from './FileView.tsx';
import { isFileKind, shownIn } from './outline.ts';

const Content = observer(function Content({ store, chapter }: ChapterFieldsProps) {
  const { t, language } = useWords();
  const material = store.draft.materialOf(chapter);
  if (material === undefined) return <Notice tone="warn">{t('editor.rule.noMaterial')}</Notice>;
  if (isFileKind(material.kind)) return <FileView material={material} title={shownIn(language, chapter.title)} />;
  if (material.kind === 'link')
    return (
      <>
        <p>{shownIn(language, material.about)}</p>
        <div>
          <LinkButton href={material.link}>{t('editor.openLink')}</LinkButton>
        </div>
      </>
    );
  if (material.kind === 'album') return <p>{t('editor.parts', { count: material.parts, n: material.parts })}</p>;
  return (
    <RichText
      html={shownIn(language, material.text)}
      words={{ newWindow: t('reading.newWindow'), table: t('reading.table') }}
    />
  );
});

/** The open chapter for those who may not change it. */
export const ChapterReading = observer(function ChapterReading({ store, chapter }: ChapterFieldsProps) {
  const { t, number, language } = useWords();
  const { key, kind, title } = chapter;
  const no = store.draft.chapters.indexOf(chapter) + 1;
  return (
    <Fields>
      <small>{t('editor.chapterNo', { n: number(no), kind: t(`manageCourses.kind.${kind}`) })}</small>
      <h2>{shownIn(language, title) || t('editor.untitled')}</h2>
      <Content key={key} store={store} chapter={chapter} />
    </Fields>
  );
});
