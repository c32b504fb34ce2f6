import { courseLimits } from '@banyan/contracts/course';
import { useFailureText } from '@banyan/core-screen/views';
import { Notice, TextArea, TextField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { ChapterFieldsProps } from './chapterProps.ts';

/** The address of a chapter outside, and what it is about. Nobody follows it but learners. */
export const LinkFields = observer(function LinkFields({ store, chapter }: ChapterFieldsProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { key } = chapter;
  const { writing } = store;
  const material = store.draft.materialOf(chapter);
  const typed = writing.of(key);
  const link = typed?.link ?? material?.link ?? '';
  const about = typed?.about ?? material?.about.zh_cn ?? '';
  const write = (part: { readonly link?: string; readonly about?: string }) =>
    writing.write(key, {
      ...{ kind: 'link', material: typed?.material ?? material?.id ?? 0, zh: '', en: '', link, about },
      ...part,
    });
  const failure = writing.failureOf(key);
  return (
    <>
      <TextField
        label={t('editor.link')}
        hint={t('editor.linkHint')}
        type="url"
        inputMode="url"
        maxLength={courseLimits.url}
        value={link}
        onChange={(event) => write({ link: event.target.value })}
        {...(writing.faultOf(key) === '' ? {} : { error: t('editor.linkInvalid') })}
      />
      <TextArea
        label={t('editor.linkAbout')}
        rows={3}
        maxLength={courseLimits.about}
        value={about}
        onChange={(event) => write({ about: event.target.value })}
      />
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure, t('editor.stillHere'))}
        </Notice>
      )}
    </>
  );
});
