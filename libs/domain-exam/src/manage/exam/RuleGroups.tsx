import type { ExamDraft } from '@banyan/contracts/exam';
import { DateWindowField } from '@banyan/core-console/views';
import { SegmentedControl, Switch } from '@banyan/ui';
import { NumberField, TagField } from '@banyan/ui/fields';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { ExamEditorStore } from './ExamEditorStore.ts';
import { Groups } from './examEditorStyle.ts';
import { momentOf, textOf } from './moments.ts';
import { useTagWords } from './useTagWords.ts';

interface GroupProps {
  draft: ExamDraft;
  store: ExamEditorStore;
}

/** The words of a broken rule, as the error of its field. */
const useFault = (store: ExamEditorStore) => {
  const { t } = useWords();
  return (at: string) => {
    const fault = store.faultOf(at);
    return fault === undefined ? {} : { error: t(`manageExam.rule.${fault.rule}`) };
  };
};

const Makeups = observer(function Makeups({ draft, store }: GroupProps) {
  const { t } = useWords();
  const fault = useFault(store);
  const { makeupClosesAt, makeupCount, makeupIntervalMin, makeupOpensAt } = draft;
  return (
    <section aria-label={t('manageExam.makeups')}>
      <h2>{t('manageExam.makeups')}</h2>
      <NumberField
        label={t('manageExam.setting.makeupCount')}
        min={0}
        max={100}
        step={1}
        value={makeupCount}
        onChange={(value) => store.change({ makeupCount: value ?? 0 })}
      />
      {makeupCount === 0 ? null : (
        <>
          <DateWindowField
            label={t('manageExam.makeupWindow')}
            openFrom={t('manageExam.asFirst')}
            openTo={t('manageExam.asFirst')}
            value={{ from: textOf(makeupOpensAt), to: textOf(makeupClosesAt) }}
            onChange={({ from, to }) => store.change({ makeupOpensAt: momentOf(from), makeupClosesAt: momentOf(to) })}
            {...fault('makeupClosesAt')}
          />
          <NumberField
            label={t('manageExam.setting.makeupIntervalMin')}
            min={0}
            max={8760}
            step={1}
            unit={t('manageExam.hoursUnit')}
            value={Math.round(makeupIntervalMin / 60)}
            onChange={(value) => store.change({ makeupIntervalMin: (value ?? 0) * 60 })}
          />
        </>
      )}
    </section>
  );
});

const Supervision = observer(function Supervision({ draft, store }: GroupProps) {
  const { t } = useWords();
  const { devices, faceEveryMin, faceLimit, faceWithoutCamera, shuffled, switchLimit } = draft;
  const device = devices.length === 1 ? (devices[0] ?? 'any') : 'any';
  return (
    <section aria-label={t('manageExam.supervision')}>
      <h2>{t('manageExam.supervision')}</h2>
      <Switch checked={switchLimit !== null} onChange={(value) => store.change({ switchLimit: value ? 3 : null })}>
        {t('manageExam.countSwitches')}
      </Switch>
      {switchLimit === null ? null : (
        <NumberField
          label={t('manageExam.setting.switchLimit')}
          min={0}
          max={100}
          step={1}
          unit={t('manageExam.timesUnit')}
          value={switchLimit}
          onChange={(value) => store.change({ switchLimit: value ?? 0 })}
        />
      )}
      <Switch
        checked={faceLimit !== null}
        onChange={(value) =>
          store.change({
            faceLimit: value ? 2 : null,
            ...(value ? {} : { faceEveryMin: null, faceWithoutCamera: null }),
          })
        }
      >
        {t('manageExam.checkFaces')}
      </Switch>
      {faceLimit === null ? null : (
        <>
          <NumberField
            label={t('manageExam.setting.faceLimit')}
            min={0}
            max={20}
            step={1}
            unit={t('manageExam.timesUnit')}
            value={faceLimit}
            onChange={(value) => store.change({ faceLimit: value ?? 0 })}
          />
          <NumberField
            label={t('manageExam.setting.faceEveryMin')}
            hint={t('manageExam.faceEveryHint')}
            min={1}
            max={1440}
            step={1}
            unit={t('manageExam.minutesUnit')}
            value={faceEveryMin}
            onChange={(value) => store.change({ faceEveryMin: value })}
          />
          <Switch checked={faceWithoutCamera === true} onChange={(value) => store.change({ faceWithoutCamera: value })}>
            {t('manageExam.setting.faceWithoutCamera')}
          </Switch>
        </>
      )}
      <SegmentedControl
        label={t('manageExam.setting.devices')}
        value={device}
        options={(['any', 'desktop', 'mobile'] as const).map((value) => ({
          value,
          label: t(`manageExam.device.${value}`),
        }))}
        onChange={(value) => store.change({ devices: value === 'any' ? [] : [value] })}
      />
      <Switch checked={shuffled} onChange={(value) => store.change({ shuffled: value })}>
        {t('manageExam.setting.shuffled')}
      </Switch>
    </section>
  );
});

const Passing = observer(function Passing({ draft, store }: GroupProps) {
  const { t, points } = useWords();
  const fault = useFault(store);
  const tagWords = useTagWords();
  const { anonymous, credits, markers, passScore, ranking, showAnswers, showScore } = draft;
  const known = store.choices.value?.markers ?? [];
  return (
    <section aria-label={t('manageExam.passing')}>
      <h2>{t('manageExam.passing')}</h2>
      <NumberField
        label={t('manageExam.setting.passScore')}
        unit={t('manageExam.ofPoints', { n: points(store.sums.points) })}
        min={0}
        max={100_000}
        step={0.01}
        value={passScore / 100}
        onChange={(value) => store.change({ passScore: Math.round((value ?? 0) * 100) })}
        {...fault('passScore')}
      />
      <NumberField
        label={t('manageExam.setting.credits')}
        min={0}
        max={1000}
        step={0.01}
        value={credits / 100}
        onChange={(value) => store.change({ credits: Math.round((value ?? 0) * 100) })}
      />
      <NumberField
        label={t('manageExam.setting.points')}
        min={0}
        max={100_000}
        step={1}
        value={draft.points}
        onChange={(value) => store.change({ points: value ?? 0 })}
      />
      <SegmentedControl
        label={t('manageExam.setting.showAnswers')}
        value={showAnswers}
        options={(['never', 'marked', 'closed'] as const).map((value) => ({
          value,
          label: t(`manageExam.answers.${value}`),
        }))}
        onChange={(value) => store.change({ showAnswers: value })}
      />
      <Switch checked={showScore} onChange={(value) => store.change({ showScore: value })}>
        {t('manageExam.setting.showScore')}
      </Switch>
      <Switch checked={ranking} onChange={(value) => store.change({ ranking: value })}>
        {t('manageExam.setting.ranking')}
      </Switch>
      <TagField
        label={t('manageExam.setting.markers')}
        hint={t('manageExam.markersHint')}
        words={tagWords}
        options={known.map(({ id, name }) => ({ value: String(id), label: name }))}
        known={(store.saved?.markers ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={markers.map(String)}
        onChange={(value) => store.change({ markers: value.map(Number) })}
        {...fault('markers')}
      />
      <Switch checked={anonymous} onChange={(value) => store.change({ anonymous: value })}>
        {t('manageExam.setting.anonymous')}
      </Switch>
    </section>
  );
});

export interface RuleGroupsProps {
  store: ExamEditorStore;
}

/** Make-ups, supervision, and what passing takes and gives. */
export const RuleGroups = observer(function RuleGroups({ store }: RuleGroupsProps) {
  const { draft } = store;
  if (draft === null) return null;
  return (
    <Groups>
      <Makeups draft={draft} store={store} />
      <Supervision draft={draft} store={store} />
      <Passing draft={draft} store={store} />
    </Groups>
  );
});
