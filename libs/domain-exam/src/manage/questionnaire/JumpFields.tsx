import { mayJump, questionnaireLimits, scoresOf, sexes, type QuestionnaireDraftItem } from '@banyan/contracts/exam';
import { Button, IconButton } from '@banyan/ui';
import { NumberField } from '@banyan/ui/fields';
import { Plus, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { QuestionnaireEditorStore } from './EditorStore.ts';
import { aimOf, withAim } from './items.ts';
import { JumpSelect } from './JumpSelect.tsx';

export interface JumpFieldsProps {
  store: QuestionnaireEditorStore;
  item: QuestionnaireDraftItem;
}

/** Jumps by numbers: stars, scores, ages, each sex; and where every other answer leads. */
export const JumpFields = observer(function JumpFields({ store, item }: JumpFieldsProps) {
  const { t, number } = useWords();
  if (!mayJump(item)) return null;
  const { id, jumps, type } = item;
  const set = (next: QuestionnaireDraftItem['jumps']) => store.changeItem(id, { jumps: next });
  const isRanged = type === 'star' || type === 'score' || type === 'age';
  const [low, high] = type === 'star' ? [1, 5] : type === 'age' ? [14, 120] : scoresOf(item);
  const ranges = jumps.filter(({ from }) => from !== null);
  const rest = jumps.filter(({ from }) => from === null);
  return (
    <fieldset>
      <legend>{t('editQuestionnaire.jumps')}</legend>
      <ul>
        {type === 'sex'
          ? sexes.map((sex, at) => (
              <li key={sex}>
                <span>{t(`questionnaire.sex.${sex}`)}</span>
                <JumpSelect
                  store={store}
                  item={item}
                  label={t('editQuestionnaire.leads', { n: t(`questionnaire.sex.${sex}`) })}
                  go={aimOf(item, at)}
                  onChange={(go) => set(withAim(item, at, go))}
                />
              </li>
            ))
          : null}
        {isRanged
          ? ranges.map((jump, at) => {
              const change = (changed: Partial<typeof jump>) =>
                set([...ranges.with(at, { ...jump, ...changed }), ...rest]);
              const n = number(at + 1);
              return (
                <li key={at}>
                  <span style={{ gap: 8 }}>
                    <NumberField
                      label={t('editQuestionnaire.fromNo', { n })}
                      hideLabel
                      hideSteppers
                      {...{ min: low, max: high, step: 1, value: jump.from, disabled: !store.mayEdit }}
                      onChange={(value) => change({ from: value ?? low })}
                    />
                    <NumberField
                      label={t('editQuestionnaire.toNo', { n })}
                      hideLabel
                      hideSteppers
                      {...{ min: low, max: high, step: 1, value: jump.to, disabled: !store.mayEdit }}
                      onChange={(value) => change({ to: value ?? high })}
                    />
                  </span>
                  <JumpSelect
                    store={store}
                    item={item}
                    label={t('editQuestionnaire.leads', { n })}
                    go={jump.go}
                    onChange={(go) => (go === '' ? set([...ranges.toSpliced(at, 1), ...rest]) : change({ go }))}
                  />
                  <IconButton
                    size="sm"
                    label={t('editQuestionnaire.jumpRemove', { n })}
                    disabled={!store.mayEdit}
                    onClick={() => set([...ranges.toSpliced(at, 1), ...rest])}
                  >
                    <X size={16} aria-hidden="true" />
                  </IconButton>
                </li>
              );
            })
          : null}
        <li>
          <span>{t('editQuestionnaire.otherwise')}</span>
          <JumpSelect
            store={store}
            item={item}
            label={t('editQuestionnaire.otherwise')}
            go={aimOf(item, null)}
            onChange={(go) => set(withAim(item, null, go))}
          />
        </li>
      </ul>
      {isRanged ? (
        <div>
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus size={16} aria-hidden="true" />}
            disabled={!store.mayEdit || jumps.length >= questionnaireLimits.jumps}
            onClick={() => set([...ranges, { from: low, to: high, go: 'end' }, ...rest])}
          >
            {t('editQuestionnaire.addJump')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
});
