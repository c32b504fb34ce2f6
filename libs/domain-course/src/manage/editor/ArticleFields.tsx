import { courseLimits } from '@banyan/contracts/course';
import { RichTextField } from '@banyan/core-console/views';
import { useFailureText } from '@banyan/core-screen/views';
import { Notice, SegmentedControl, TextArea } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useWords } from '../../shared/useWords.ts';
import type { ChapterFieldsProps } from './chapterProps.ts';

/** Elements that the editor of texts does not keep: a text with some of them is edited as it is written. */
const others = /<(?:img|table|figure|pre|code|sub|sup|hr|h4)\b/i;

/** The text of a chapter in Chinese and English. */
export const ArticleFields = observer(function ArticleFields({ store, chapter }: ChapterFieldsProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const [language, setLanguage] = useState<'en' | 'zh'>('zh');
  const { key } = chapter;
  const { writing } = store;
  const material = store.draft.materialOf(chapter);
  const typed = writing.of(key);
  const zh = typed?.zh ?? material?.text.zh_cn ?? '';
  const en = typed?.en ?? material?.text.en ?? '';
  const text = language === 'zh' ? zh : en;
  const write = (html: string) =>
    writing.write(key, {
      ...{ kind: 'article', material: typed?.material ?? material?.id ?? 0, link: '', about: '', zh, en },
      [language]: html,
    });
  const failure = writing.failureOf(key);
  const isPlain = others.test(zh) || others.test(en);
  return (
    <>
      <SegmentedControl
        label={t('editor.textLanguage')}
        value={language}
        options={[
          { value: 'zh', label: t('editor.chinese') },
          { value: 'en', label: t('editor.english') },
        ]}
        onChange={setLanguage}
      />
      {isPlain ? (
        <TextArea
          label={t('editor.html')}
          hint={t('editor.htmlHint')}
          rows={18}
          maxLength={courseLimits.text}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
      ) : (
        <RichTextField
          key={`${key} ${language}`}
          label={t('editor.text')}
          value={text}
          limit={courseLimits.text}
          onChange={(html) => {
            if (html !== text) write(html);
          }}
        />
      )}
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure, t('editor.stillHere'))}
        </Notice>
      )}
    </>
  );
});
