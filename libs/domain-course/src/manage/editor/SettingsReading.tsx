import { Moment } from '@banyan/core-screen/views';
import { Facts } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { ChangeList } from './ChangeList.tsx';
import type { EditorStore } from './EditorStore.ts';
import { Fields } from './editorStyle.ts';

export interface SettingsReadingProps {
  store: EditorStore;
}

/** Unpublished changes and the settings of the course for those who may not change them. */
export const SettingsReading = observer(function SettingsReading({ store }: SettingsReadingProps) {
  const { t, number, price, rough } = useWords();
  const { present, saved } = store.draft;
  if (present === null || saved === null) return null;
  const { settings } = present;
  const flag = (value: boolean) => t(value ? 'editor.on' : 'editor.off');
  const counted = (value: number | null, unit = '') =>
    value === null ? t('editor.none') : `${number(value)}${unit === '' ? '' : ` ${unit}`}`;
  const costs = [
    ...(settings.price === null ? [] : [price(settings.price)]),
    ...(settings.pointsPrice === null ? [] : [t('manageCourses.points', { n: number(settings.pointsPrice) })]),
  ];
  return (
    <Fields as="aside" aria-label={t('editor.settings')}>
      {saved.changes.length === 0 ? null : <ChangeList changes={saved.changes} />}
      <Facts
        rows={[
          {
            name: t('editor.setting.audience'),
            value: t(settings.audience === null ? 'editor.audienceEveryone' : 'editor.audienceSome'),
          },
          { name: t('editor.setting.required'), value: flag(settings.required) },
          ...(settings.requiredUntil === null
            ? []
            : [{ name: t('editor.setting.requiredUntil'), value: <Moment at={settings.requiredUntil} /> }]),
          {
            name: t('editor.setting.price'),
            value: costs.length === 0 ? t('manageCourses.free') : costs.join(' / '),
          },
          { name: t('editor.setting.credits'), value: number(settings.credits / 10) },
          { name: t('editor.setting.pointsPerChapter'), value: number(settings.pointsPerChapter) },
          { name: t('editor.setting.validDays'), value: counted(settings.validDays, t('editor.daysUnit')) },
          { name: t('editor.setting.maxViewers'), value: counted(settings.maxViewers) },
          {
            name: t('editor.setting.requiredStudyS'),
            value: settings.requiredStudyS === 0 ? t('editor.none') : rough(settings.requiredStudyS),
          },
          { name: t('editor.setting.antiSkip'), value: flag(settings.antiSkip) },
          { name: t('editor.setting.background'), value: flag(settings.background) },
          { name: t('editor.setting.sequential'), value: flag(settings.sequential) },
          { name: t('editor.setting.presence'), value: t(`editor.presence.${settings.presence}`) },
        ]}
      />
    </Fields>
  );
});
