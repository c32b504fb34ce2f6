import { mergeFields } from '@banyan/contracts/organisation';
import { Radio, RadioGroup } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useWords } from '../shared/useWords.ts';
import type { MergeStore } from './MergeStore.ts';
import { mergeValue } from './mergeValue.ts';

const placeOf = (value: string): 0 | 1 => (value === '1' ? 1 : 0);

/** The two accounts side by side: which one stays, and whose value of each field that differs. */
export const MergeChoice = observer(function MergeChoice({ store }: { store: MergeStore }) {
  const { t } = useWords();
  const [first, second] = store.pair.value ?? [];
  if (first === undefined || second == null) return null;
  const both = [first, second] as const;
  const differing = mergeFields.filter((field) => mergeValue(first, field) !== mergeValue(second, field));
  return (
    <>
      <RadioGroup
        label={t('people.merge.stays')}
        variant="card"
        orientation="horizontal"
        value={String(store.stays)}
        onChange={(place) => store.keep(placeOf(place))}
      >
        {both.map((person, place) => (
          <Radio
            key={person.id}
            value={String(place)}
            description={[person.account, person.department?.name ?? '', t(`people.state.${person.state}`)]
              .filter(Boolean)
              .join(' · ')}
          >
            {person.name}
          </Radio>
        ))}
      </RadioGroup>
      {differing.map((field) => (
        <RadioGroup
          key={field}
          label={t(`people.merge.field.${field}`)}
          orientation="horizontal"
          value={String(store.placeOf(field))}
          onChange={(place) => store.choose(field, placeOf(place))}
        >
          {both.map((person, place) => (
            <Radio key={person.id} value={String(place)}>
              {mergeValue(person, field) || t('people.merge.empty')}
            </Radio>
          ))}
        </RadioGroup>
      ))}
    </>
  );
});
