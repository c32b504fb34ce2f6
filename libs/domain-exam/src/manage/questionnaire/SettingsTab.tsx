import { questionnaireKinds, questionnaireLimits, resultRules } from '@banyan/contracts/exam';
import { DateWindowField } from '@banyan/core-console/views';
import { Switch } from '@banyan/ui';
import { NumberField } from '@banyan/ui/fields';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { Fields } from '../exam/examEditorStyle.ts';
import { momentOf, textOf } from '../exam/moments.ts';
import type { QuestionnaireEditorStore } from './EditorStore.ts';
import { WrittenField } from './WrittenField.tsx';

const Place = styled.div`
  max-width: 880px;
  padding: 12px var(--console-edge, 32px) 48px;
  overflow: auto;
`;

export interface SettingsTabProps {
  store: QuestionnaireEditorStore;
}

/** Its title, owner and window, and the results that learners see. */
export const SettingsTab = observer(function SettingsTab({ store }: SettingsTabProps) {
  const { t } = useWords();
  const { language, mayEdit } = store;
  const { draft } = store.draft;
  if (draft === null) return null;
  const { closesAt, introduction, kind, minutes, once, opensAt, owner, results, title } = draft;
  const disabled = !mayEdit;
  const error = (at: string) => {
    const [fault] = store.faultsAt(at);
    return fault === undefined ? undefined : t(`editQuestionnaire.rule.${fault.rule}`);
  };
  return (
    <Place>
      <Fields>
        <WrittenField
          label={t('editQuestionnaire.setting.title')}
          {...{ language, disabled, text: title, error: error('title') }}
          maxLength={questionnaireLimits.title}
          onChange={(text) => store.change({ title: text })}
        />
        <WrittenField
          label={t('editQuestionnaire.setting.owner')}
          {...{ language, disabled, text: owner, error: error('owner') }}
          maxLength={questionnaireLimits.owner}
          onChange={(text) => store.change({ owner: text })}
        />
        <div data-wide="">
          <WrittenField
            label={t('editQuestionnaire.setting.introduction')}
            {...{ language, disabled, text: introduction }}
            long
            maxLength={questionnaireLimits.introduction}
            onChange={(text) => store.change({ introduction: text })}
          />
        </div>
        <div data-wide="">
          <DateWindowField
            label={t('editQuestionnaire.window')}
            disabled={disabled}
            value={{ from: textOf(opensAt), to: textOf(closesAt) }}
            onChange={({ from, to }) =>
              store.change({ opensAt: momentOf(from) ?? opensAt, closesAt: momentOf(to) ?? closesAt })
            }
            {...(error('closesAt') === undefined ? {} : { error: error('closesAt') })}
          />
        </div>
        <Select
          label={t('editQuestionnaire.setting.kind')}
          disabled={disabled}
          options={questionnaireKinds.map((value) => ({ value, label: t(`manageQuestionnaires.kind.${value}`) }))}
          value={kind}
          onChange={(value) => store.change({ kind: questionnaireKinds.find((one) => one === value) ?? kind })}
        />
        <Select
          label={t('editQuestionnaire.setting.results')}
          disabled={disabled}
          options={resultRules.map((value) => ({ value, label: t(`editQuestionnaire.results.${value}`) }))}
          value={results}
          onChange={(value) => store.change({ results: resultRules.find((one) => one === value) ?? results })}
        />
        <NumberField
          label={t('editQuestionnaire.setting.minutes')}
          {...{ min: 1, max: questionnaireLimits.minutes, step: 1, disabled, value: minutes }}
          unit={t('manageExam.minutesUnit')}
          onChange={(value) => store.change({ minutes: value ?? minutes })}
        />
        <Switch checked={once} disabled={disabled} onChange={(checked) => store.change({ once: checked })}>
          {t('editQuestionnaire.setting.once')}
        </Switch>
      </Fields>
    </Place>
  );
});
