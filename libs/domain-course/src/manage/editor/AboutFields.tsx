import { courseLimits } from '@banyan/contracts/course';
import { Button, CoverFrame, Notice, ProgressBar, TextArea, TextField } from '@banyan/ui';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import styled from 'styled-components';
import { motifOfSubject } from '../../card/courseLook.ts';
import { useWords } from '../../shared/useWords.ts';
import { categoryOptions } from '../courses/categoryOptions.ts';
import type { EditorStore } from './EditorStore.ts';
import { Fields } from './editorStyle.ts';
import { useFileFault } from './useFileFault.ts';

const CoverLine = styled.div`
  display: grid;
  grid-template-columns: 192px minmax(0, 1fr);
  gap: 16px;
  align-items: start;

  & > div {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
`;

const Cover = observer(function Cover({ store }: AboutFieldsProps) {
  const { t } = useWords();
  const fileFault = useFileFault();
  const input = useRef<HTMLInputElement>(null);
  const { sending } = store;
  const { cover, present } = store.draft;
  const sent = sending.of('cover');
  if (present === null) return null;
  return (
    <section aria-label={t('editor.setting.cover')}>
      <h3>{t('editor.setting.cover')}</h3>
      <CoverLine>
        <CoverFrame
          seed={String(store.id)}
          motif={motifOfSubject[present.settings.motif]}
          src={cover?.url ?? ''}
          title={t('editor.setting.cover')}
        />
        <div>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/*"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file !== undefined) store.sendCover(file);
              event.target.value = '';
            }}
          />
          <Button size="sm" onClick={() => input.current?.click()}>
            {t(present.settings.cover === null ? 'editor.coverAdd' : 'editor.coverReplace')}
          </Button>
          {present.settings.cover === null ? (
            <small>{t('editor.coverDrawn')}</small>
          ) : (
            <Button size="sm" variant="ghost" onClick={() => store.draft.changeSettings({ cover: null })}>
              {t('editor.coverRemove')}
            </Button>
          )}
          {sent === undefined ? null : sent.state === 'failed' ? (
            <Notice tone="danger" live>
              {fileFault(sent)}
            </Notice>
          ) : (
            <ProgressBar
              value={sent.size === 0 ? 0 : sent.sent / sent.size}
              label={t(`editor.sent.${sent.state}`, { name: sent.name })}
            />
          )}
        </div>
      </CoverLine>
    </section>
  );
});

export interface AboutFieldsProps {
  store: EditorStore;
}

/** The subject of a course: titles, description, category, lecturer, cover. */
export const AboutFields = observer(function AboutFields({ store }: AboutFieldsProps) {
  const { t } = useWords();
  const { categories, teachers } = store;
  const { present } = store.draft;
  if (present === null) return null;
  const { category, intro, lecturer, outcomes, title } = present.settings;
  const fault = (at: string) => {
    const found = store.draft.faultOf(at);
    return found === undefined ? {} : { error: t(`editor.rule.${found.rule}`) };
  };
  const english = (en: string) => (en === '' ? {} : { en });
  return (
    <Fields>
      <h2>{t('editor.about')}</h2>
      <TextField
        label={t('editor.setting.title')}
        maxLength={courseLimits.title}
        value={title.zh_cn}
        onChange={(event) => store.draft.changeSettings({ title: { ...title, zh_cn: event.target.value } })}
        {...fault('title')}
      />
      <TextField
        label={t('editor.titleEn')}
        maxLength={courseLimits.title}
        value={title.en ?? ''}
        onChange={(event) =>
          store.draft.changeSettings({ title: { zh_cn: title.zh_cn, ...english(event.target.value) } })
        }
      />
      <TextArea
        label={t('editor.setting.intro')}
        rows={4}
        maxLength={courseLimits.intro}
        value={intro.zh_cn}
        onChange={(event) => store.draft.changeSettings({ intro: { ...intro, zh_cn: event.target.value } })}
      />
      <TextArea
        label={t('editor.introEn')}
        rows={3}
        maxLength={courseLimits.intro}
        value={intro.en ?? ''}
        onChange={(event) =>
          store.draft.changeSettings({ intro: { zh_cn: intro.zh_cn, ...english(event.target.value) } })
        }
      />
      <TextArea
        label={t('editor.setting.outcomes')}
        hint={t('editor.outcomesHint', { n: courseLimits.outcomes })}
        rows={4}
        value={outcomes.map(({ zh_cn }) => zh_cn).join('\n')}
        onChange={(event) => {
          const lines = event.target.value.split('\n').slice(0, courseLimits.outcomes);
          // An empty last line is one that is about to be typed; it is not kept.
          const kept = lines.map((line, index) => ({ ...outcomes[index], zh_cn: line.slice(0, courseLimits.outcome) }));
          store.draft.changeSettings({ outcomes: kept });
        }}
      />
      <Select
        label={t('editor.setting.category')}
        placeholder={t('manageCourses.choose')}
        options={categoryOptions(categories.value ?? [])}
        value={category}
        onChange={(key) => store.draft.changeSettings({ category: key })}
        {...fault('category')}
      />
      <Select
        label={t('editor.setting.lecturer')}
        options={(teachers.value ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(lecturer)}
        onChange={(id) => store.draft.changeSettings({ lecturer: Number(id) })}
        {...fault('lecturer')}
      />
      <Cover store={store} />
    </Fields>
  );
});
