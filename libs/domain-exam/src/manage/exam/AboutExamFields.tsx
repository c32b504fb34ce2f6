import { examKinds, examLimits } from '@banyan/contracts/exam';
import { TextArea, TextField } from '@banyan/ui';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { ExamEditorStore } from './ExamEditorStore.ts';
import { Fields } from './examEditorStyle.ts';
import { htmlOfText, textOfHtml } from './introduction.ts';

export interface AboutExamFieldsProps {
  store: ExamEditorStore;
}

/** The subject of an exam: titles, kind, category, introduction. */
export const AboutExamFields = observer(function AboutExamFields({ store }: AboutExamFieldsProps) {
  const { t } = useWords();
  const { choices, draft } = store;
  if (draft === null) return null;
  const { category, introduction, kind, place, title } = draft;
  const fault = (at: string) => {
    const found = store.faultOf(at);
    return found === undefined ? {} : { error: t(`manageExam.rule.${found.rule}`) };
  };
  const english = (en: string) => (en === '' ? {} : { en });
  return (
    <Fields>
      <TextField
        label={t('manageExam.setting.title')}
        maxLength={examLimits.title}
        value={title.zh_cn}
        onChange={(event) => store.change({ title: { ...title, zh_cn: event.target.value } })}
        {...fault('title')}
      />
      <TextField
        label={t('manageExam.titleEn')}
        maxLength={examLimits.title}
        value={title.en ?? ''}
        onChange={(event) => store.change({ title: { zh_cn: title.zh_cn, ...english(event.target.value) } })}
      />
      <Select
        label={t('manageExam.setting.kind')}
        options={examKinds.map((one) => ({ value: one, label: t(`manageExams.kind.${one}`) }))}
        value={kind}
        onChange={(value) => {
          const next = examKinds.find((one) => one === value);
          if (next !== undefined) store.change({ kind: next });
        }}
      />
      <Select
        label={t('manageExam.setting.category')}
        options={[
          { value: '-', label: t('manageExam.noCategory') },
          ...(choices.value?.categories ?? []).map(({ key, name }) => ({ value: key, label: name })),
        ]}
        value={category === '' ? '-' : category}
        onChange={(key) => store.change({ category: key === '-' ? '' : key })}
        {...fault('category')}
      />
      {kind === 'offline' ? (
        <TextField
          label={t('manageExam.setting.place')}
          maxLength={examLimits.place}
          value={place.zh_cn}
          onChange={(event) => store.change({ place: { ...place, zh_cn: event.target.value } })}
          {...fault('place')}
        />
      ) : null}
      <div data-wide="">
        <TextArea
          label={t('manageExam.setting.introduction')}
          rows={3}
          maxLength={2000}
          value={textOfHtml(introduction.zh_cn)}
          onChange={(event) =>
            store.change({ introduction: { ...introduction, zh_cn: htmlOfText(event.target.value) } })
          }
        />
      </div>
      <div data-wide="">
        <TextArea
          label={t('manageExam.introductionEn')}
          rows={2}
          maxLength={2000}
          value={textOfHtml(introduction.en ?? '')}
          onChange={(event) =>
            store.change({
              introduction: {
                zh_cn: introduction.zh_cn,
                ...(event.target.value === '' ? {} : { en: htmlOfText(event.target.value) }),
              },
            })
          }
        />
      </div>
    </Fields>
  );
});
