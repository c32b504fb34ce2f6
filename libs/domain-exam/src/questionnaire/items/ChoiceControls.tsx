import { sexes } from '@banyan/contracts/exam';
import { CheckboxGroup, Radio, RadioGroup, Rating } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { fieldTexts, type ControlProps } from './control.ts';

/** Check boxes as cards, in two columns. */
const Cards = styled.div`
  & fieldset > div[data-choices] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    justify-items: stretch;
  }
  & fieldset > div[data-choices] > label {
    display: flex;
    padding: 12px 16px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    background: var(--surface);
  }
  & fieldset > div[data-choices] > label:hover {
    background: var(--hover);
  }
  & fieldset > div[data-choices] > label:has(> input:checked) {
    border-color: var(--accent);
  }
`;

/** One option, or a gender. */
export const SingleControl = observer(function SingleControl({ item, store, error }: ControlProps) {
  const { t } = useWords();
  const options = item.type === 'sex' ? sexes.map((sex) => t(`questionnaire.sex.${sex}`)) : item.options;
  const chosen = store.valueOf(item.id).numbers[0];
  return (
    <RadioGroup
      {...fieldTexts({ item, error })}
      variant="card"
      orientation="horizontal"
      value={chosen === undefined ? null : String(chosen)}
      onChange={(place) => store.answer(item.id, { numbers: [Number(place)] })}
    >
      {options.map((text, place) => (
        <Radio key={text} value={String(place)}>
          {text}
        </Radio>
      ))}
    </RadioGroup>
  );
});

/** Several options. */
export const MultipleControl = observer(function MultipleControl({ item, store, error }: ControlProps) {
  return (
    <Cards>
      <CheckboxGroup
        {...fieldTexts({ item, error })}
        options={item.options.map((label, place) => ({ value: String(place), label }))}
        value={store.valueOf(item.id).numbers.map(String)}
        onChange={(places) => store.answer(item.id, { numbers: places.map(Number) })}
        onBlur={() => store.touch(item.id)}
      />
    </Cards>
  );
});

/** One to five stars. */
export const StarControl = observer(function StarControl({ item, store, error }: ControlProps) {
  const { t } = useWords();
  return (
    <Rating
      {...fieldTexts({ item, error })}
      words={{
        stars: [
          t('questionnaire.stars.1'),
          t('questionnaire.stars.2'),
          t('questionnaire.stars.3'),
          t('questionnaire.stars.4'),
          t('questionnaire.stars.5'),
        ],
        clear: t('questionnaire.clear'),
      }}
      value={store.valueOf(item.id).numbers[0] ?? null}
      onChange={(stars) => store.answer(item.id, { numbers: stars === null ? [] : [stars] })}
    />
  );
});
