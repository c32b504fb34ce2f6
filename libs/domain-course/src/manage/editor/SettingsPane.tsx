import { presenceWays, type CourseSettings } from '@banyan/contracts/course';
import { Button, SegmentedControl, Switch } from '@banyan/ui';
import { DatePicker } from '@banyan/ui/dates';
import { NumberField } from '@banyan/ui/fields';
import { Select } from '@banyan/ui/overlays';
import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { ChangeList } from './ChangeList.tsx';
import { dayOf, endOfDay } from './days.ts';
import type { EditorStore } from './EditorStore.ts';
import { Fields } from './editorStyle.ts';

export interface SettingsPaneProps {
  store: EditorStore;
}

interface Shown extends SettingsPaneProps {
  settings: CourseSettings;
}

type PriceKind = 'free' | 'paid' | 'points';
const priceKinds: readonly PriceKind[] = ['free', 'points', 'paid'];
const priceKindOf = ({ pointsPrice, price }: CourseSettings): PriceKind =>
  price !== null ? 'paid' : pointsPrice === null ? 'free' : 'points';

const Price = observer(function Price({ store, settings }: Shown) {
  const { t } = useWords();
  const { personalSale, pointsPrice, price } = settings;
  const kind = priceKindOf(settings);
  return (
    <>
      <h3>{t('editor.setting.price')}</h3>
      <SegmentedControl
        label={t('editor.setting.price')}
        value={kind}
        options={priceKinds.map((value) => ({ value, label: t(`editor.price.${value}`) }))}
        onChange={(next) =>
          store.draft.changeSettings({
            price: next === 'paid' ? (price ?? 100) : null,
            pointsPrice: next === 'points' ? (pointsPrice ?? 100) : null,
          })
        }
      />
      {kind === 'paid' ? (
        <>
          <NumberField
            label={t('editor.setting.price')}
            min={0.01}
            max={999_999}
            step={0.01}
            formatOptions={{ style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' }}
            value={(price ?? 0) / 100}
            onChange={(value) => store.draft.changeSettings({ price: Math.max(1, Math.round((value ?? 0) * 100)) })}
          />
          <NumberField
            label={t('editor.setting.pointsPrice')}
            hint={t('editor.pointsToo')}
            min={1}
            max={9_999_999}
            step={1}
            value={pointsPrice}
            onChange={(value) => store.draft.changeSettings({ pointsPrice: value })}
          />
          <Switch checked={personalSale} onChange={(value) => store.draft.changeSettings({ personalSale: value })}>
            {t('editor.setting.personalSale')}
          </Switch>
        </>
      ) : null}
      {kind === 'points' ? (
        <NumberField
          label={t('editor.setting.pointsPrice')}
          min={1}
          max={9_999_999}
          step={1}
          value={pointsPrice}
          onChange={(value) => store.draft.changeSettings({ pointsPrice: value ?? 1 })}
        />
      ) : null}
    </>
  );
});

const Required = observer(function Required({ store, settings }: Shown) {
  const { t } = useWords();
  const { timeZone } = useSession();
  const { required, requiredUntil } = settings;
  return (
    <>
      <Switch
        checked={required}
        onChange={(value) => store.draft.changeSettings({ required: value, ...(value ? {} : { requiredUntil: null }) })}
      >
        {t('editor.setting.required')}
      </Switch>
      {required ? (
        <DatePicker
          label={t('editor.setting.requiredUntil')}
          value={requiredUntil === null ? '' : dayOf(requiredUntil, timeZone)}
          onChange={(day) => store.draft.changeSettings({ requiredUntil: day === '' ? null : endOfDay(day, timeZone) })}
        />
      ) : null}
    </>
  );
});

const flags = ['antiSkip', 'background', 'sequential'] as const;

const Rules = observer(function Rules({ store, settings }: Shown) {
  const { t } = useWords();
  const { presence, presenceMinutes, requiredStudyS } = settings;
  return (
    <>
      <NumberField
        label={t('editor.setting.requiredStudyS')}
        hint={t('editor.requiredHint')}
        min={0}
        max={6000}
        step={1}
        unit={t('editor.minutesUnit')}
        value={Math.round(requiredStudyS / 60)}
        onChange={(minutes) => store.draft.changeSettings({ requiredStudyS: (minutes ?? 0) * 60 })}
      />
      {flags.map((flag) => (
        <Switch key={flag} checked={settings[flag]} onChange={(value) => store.draft.changeSettings({ [flag]: value })}>
          {t(`editor.setting.${flag}`)}
        </Switch>
      ))}
      <Select
        label={t('editor.setting.presence')}
        options={presenceWays.map((way) => ({ value: way, label: t(`editor.presence.${way}`) }))}
        value={presence}
        onChange={(value) => {
          const way = presenceWays.find((one) => one === value);
          if (way !== undefined) store.draft.changeSettings({ presence: way });
        }}
      />
      {presence === 'none' ? null : (
        <NumberField
          label={t('editor.setting.presenceMinutes')}
          min={1}
          max={600}
          step={1}
          unit={t('editor.minutesUnit')}
          value={presenceMinutes}
          onChange={(value) => store.draft.changeSettings({ presenceMinutes: value ?? 10 })}
        />
      )}
    </>
  );
});

const Rewards = observer(function Rewards({ store, settings }: Shown) {
  const { t } = useWords();
  const { credits, maxViewers, pointsPerChapter, validDays } = settings;
  return (
    <>
      <NumberField
        label={t('editor.setting.credits')}
        min={0}
        max={100}
        step={0.1}
        value={credits / 10}
        onChange={(value) => store.draft.changeSettings({ credits: Math.round((value ?? 0) * 10) })}
      />
      <NumberField
        label={t('editor.setting.pointsPerChapter')}
        min={0}
        max={1000}
        step={1}
        value={pointsPerChapter}
        onChange={(value) => store.draft.changeSettings({ pointsPerChapter: value ?? 0 })}
      />
      <NumberField
        label={t('editor.setting.validDays')}
        hint={t('editor.unlimited')}
        min={1}
        max={3650}
        step={1}
        unit={t('editor.daysUnit')}
        value={validDays}
        onChange={(value) => store.draft.changeSettings({ validDays: value })}
      />
      <NumberField
        label={t('editor.setting.maxViewers')}
        hint={t('editor.unlimited')}
        min={1}
        max={1_000_000}
        step={1}
        value={maxViewers}
        onChange={(value) => store.draft.changeSettings({ maxViewers: value })}
      />
    </>
  );
});

/** Unpublished changes, the audience and the rules of the course. */
export const SettingsPane = observer(function SettingsPane({ store }: SettingsPaneProps) {
  const { t } = useWords();
  const { present, saved } = store.draft;
  if (present === null || saved === null) return null;
  const { settings } = present;
  const beyond = store.draft.faultOf('audience');
  return (
    <Fields as="aside" aria-label={t('editor.settings')}>
      {saved.changes.length === 0 ? null : (
        <>
          <ChangeList changes={saved.changes} />
          <hr />
        </>
      )}
      <div data-side="">
        <h3>{t('editor.setting.audience')}</h3>
        <Button size="sm" variant="ghost" onClick={() => store.openAudience()}>
          {t('editor.audienceChange')}
        </Button>
      </div>
      <p>{t(settings.audience === null ? 'editor.audienceEveryone' : 'editor.audienceSome')}</p>
      {beyond === undefined ? null : <p role="alert">{t(`editor.rule.${beyond.rule}`)}</p>}
      <hr />
      <Required store={store} settings={settings} />
      <Price store={store} settings={settings} />
      <hr />
      <Rewards store={store} settings={settings} />
      <hr />
      <h3>{t('editor.rules')}</h3>
      <Rules store={store} settings={settings} />
    </Fields>
  );
});
