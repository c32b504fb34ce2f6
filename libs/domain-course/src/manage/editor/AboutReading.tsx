import { CoverFrame, Facts } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { motifOfSubject } from '../../card/courseLook.ts';
import { useWords } from '../../shared/useWords.ts';
import type { EditorStore } from './EditorStore.ts';
import { Fields } from './editorStyle.ts';
import { shownIn } from './outline.ts';

export interface AboutReadingProps {
  store: EditorStore;
}

/** The subject of a course for those who may not change it. */
export const AboutReading = observer(function AboutReading({ store }: AboutReadingProps) {
  const { t, language } = useWords();
  const { cover, present, saved } = store.draft;
  if (present === null || saved === null) return null;
  const { intro, motif, outcomes, title } = present.settings;
  return (
    <Fields>
      <h2>{t('editor.about')}</h2>
      <CoverFrame seed={String(store.id)} motif={motifOfSubject[motif]} src={cover?.url ?? ''} />
      <Facts
        rows={[
          { name: t('editor.setting.title'), value: shownIn(language, title) },
          { name: t('editor.setting.intro'), value: shownIn(language, intro) || t('editor.none') },
          {
            name: t('editor.setting.outcomes'),
            value:
              outcomes.length === 0 ? (
                t('editor.none')
              ) : (
                <ul>
                  {outcomes.map((outcome) => (
                    <li key={outcome.zh_cn}>{shownIn(language, outcome)}</li>
                  ))}
                </ul>
              ),
          },
          { name: t('editor.setting.lecturer'), value: saved.lecturerName },
        ]}
      />
    </Fields>
  );
});
