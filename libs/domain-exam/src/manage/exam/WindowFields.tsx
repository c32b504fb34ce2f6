import { DateWindowField } from '@banyan/core-console/views';
import { NumberField } from '@banyan/ui/fields';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { ExamEditorStore } from './ExamEditorStore.ts';
import { Fields } from './examEditorStyle.ts';
import { momentOf, textOf } from './moments.ts';
import { WindowLine } from './WindowLine.tsx';

export interface WindowFieldsProps {
  store: ExamEditorStore;
}

/** When the exam can be sat, and how long an attempt takes; on a line of time. */
export const WindowFields = observer(function WindowFields({ store }: WindowFieldsProps) {
  const { t } = useWords();
  const { draft } = store;
  if (draft === null) return null;
  const { closesAt, durationMin, lateEntryMin, opensAt } = draft;
  const fault = store.faultOf('closesAt');
  return (
    <Fields>
      <div data-wide="">
        <WindowLine {...{ opensAt, closesAt, durationMin, lateEntryMin }} />
      </div>
      <div data-wide="">
        <DateWindowField
          label={t('manageExam.window')}
          value={{ from: textOf(opensAt), to: textOf(closesAt) }}
          onChange={({ from, to }) =>
            store.change({ opensAt: momentOf(from) ?? opensAt, closesAt: momentOf(to) ?? closesAt })
          }
          {...(fault === undefined ? {} : { error: t(`manageExam.rule.${fault.rule}`) })}
        />
      </div>
      <NumberField
        label={t('manageExam.setting.durationMin')}
        min={1}
        max={1440}
        step={1}
        unit={t('manageExam.minutesUnit')}
        value={durationMin}
        onChange={(value) => store.change({ durationMin: value ?? durationMin })}
      />
      <NumberField
        label={t('manageExam.setting.lateEntryMin')}
        hint={t('manageExam.lateEntryHint')}
        min={1}
        max={525_600}
        step={1}
        unit={t('manageExam.minutesUnit')}
        value={lateEntryMin}
        onChange={(value) => store.change({ lateEntryMin: value })}
      />
    </Fields>
  );
});
