import { courseLimits, type DraftChapter } from '@banyan/contracts/course';
import { Button, IconButton, Notice, TextField } from '@banyan/ui';
import { NumberField } from '@banyan/ui/fields';
import { Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { ArticleFields } from './ArticleFields.tsx';
import type { ChapterFieldsProps } from './chapterProps.ts';
import { Fields } from './editorStyle.ts';
import { FileFields } from './FileFields.tsx';
import { LinkFields } from './LinkFields.tsx';
import { isFileKind } from './outline.ts';

const Content = observer(function Content({ store, chapter }: ChapterFieldsProps) {
  const { t } = useWords();
  if (isFileKind(chapter.kind)) return <FileFields store={store} chapter={chapter} />;
  if (chapter.kind === 'article') return <ArticleFields store={store} chapter={chapter} />;
  if (chapter.kind === 'link') return <LinkFields store={store} chapter={chapter} />;
  return <Notice tone="info">{t('editor.albumStays')}</Notice>;
});

/** The open chapter: its title, the heading above it, its content, the time that reading asks for. */
export const ChapterFields = observer(function ChapterFields({ store, chapter }: ChapterFieldsProps) {
  const { t, number } = useWords();
  const { key, kind, seconds, section, title } = chapter;
  const change = (part: Partial<DraftChapter>) => store.draft.changeChapter(key, part);
  const no = store.draft.chapters.indexOf(chapter) + 1;
  const plays = kind === 'video' || kind === 'audio';
  const missing = store.draft.faults.some(({ at, rule }) => at === key && rule === 'missing');
  return (
    <Fields>
      <div data-side="">
        <h2>{t('editor.chapterNo', { n: number(no), kind: t(`manageCourses.kind.${kind}`) })}</h2>
        <IconButton label={t('editor.removeChapter')} onClick={() => store.removeChapter(key)}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <TextField
        label={t('editor.chapterTitle')}
        maxLength={courseLimits.chapter}
        value={title.zh_cn}
        onChange={(event) => change({ title: { ...title, zh_cn: event.target.value } })}
        {...(missing ? { error: t('editor.rule.missing') } : {})}
      />
      <TextField
        label={t('editor.chapterTitleEn')}
        maxLength={courseLimits.chapter}
        value={title.en ?? ''}
        onChange={(event) => {
          const en = event.target.value;
          change({ title: { zh_cn: title.zh_cn, ...(en === '' ? {} : { en }) } });
        }}
      />
      {section === null ? (
        <div>
          <Button size="sm" variant="ghost" onClick={() => change({ section: { zh_cn: '' } })}>
            {t('editor.sectionAdd')}
          </Button>
        </div>
      ) : (
        <TextField
          label={t('editor.section')}
          hint={t('editor.sectionHint')}
          maxLength={courseLimits.section}
          value={section.zh_cn}
          onChange={(event) => change({ section: { ...section, zh_cn: event.target.value } })}
          onBlur={() => {
            // A heading without words is none.
            if (section.zh_cn.trim() === '') change({ section: null });
          }}
        />
      )}
      <Content key={key} store={store} chapter={chapter} />
      {plays ? null : (
        <NumberField
          label={t('editor.minutes')}
          hint={t('editor.minutesHint')}
          min={0.5}
          max={600}
          step={0.5}
          unit={t('editor.minutesUnit')}
          value={seconds / 60}
          onChange={(minutes) => change({ seconds: Math.max(1, Math.round((minutes ?? 1) * 60)) })}
        />
      )}
    </Fields>
  );
});
