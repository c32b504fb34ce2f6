import { NumberField } from '@banyan/ui/fields';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { fieldTexts, type ControlProps } from './control.ts';
import { Short } from './Short.ts';

/** Years of age. */
export const AgeControl = observer(function AgeControl({ item, store, error }: ControlProps) {
  const { t } = useWords();
  return (
    <Short>
      <NumberField
        {...fieldTexts({ item, error })}
        value={store.valueOf(item.id).numbers[0] ?? null}
        step={1}
        unit={t('questionnaire.years')}
        refusedText={error ?? ''}
        onChange={(age) => store.answer(item.id, { numbers: age === null ? [] : [age] })}
        onBlur={() => store.touch(item.id)}
      />
    </Short>
  );
});
