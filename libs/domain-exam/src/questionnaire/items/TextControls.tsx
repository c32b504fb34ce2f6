import { countWords, descriptionWords } from '@banyan/contracts/exam';
import { TextArea, TextField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { fieldTexts, type ControlProps } from './control.ts';

const Gaps = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 16px;
`;

/** A description of at most a hundred words. */
export const DescriptionControl = observer(function DescriptionControl({ item, store, error }: ControlProps) {
  const { number } = useWords();
  const { text } = store.valueOf(item.id);
  return (
    <TextArea
      {...fieldTexts({ item, error })}
      placeholder={item.hint}
      value={text}
      counter={`${number(countWords(text))} / ${number(descriptionWords)}`}
      onChange={({ target }) => store.answer(item.id, { text: target.value })}
      onBlur={() => store.touch(item.id)}
    />
  );
});

/** One gap, or an e-mail address. */
export const FillControl = observer(function FillControl({ item, store, error }: ControlProps) {
  const email = item.type === 'email';
  return (
    <TextField
      {...fieldTexts({ item, error })}
      type={email ? 'email' : 'text'}
      autoComplete={email ? 'email' : 'off'}
      value={store.valueOf(item.id).text}
      onChange={({ target }) => store.answer(item.id, { text: target.value })}
      onBlur={() => store.touch(item.id)}
    />
  );
});

/** Several gaps, each with its label. */
export const FillsControl = observer(function FillsControl({ item, store, error }: ControlProps) {
  const given = store.valueOf(item.id).gaps;
  return (
    <Gaps role="group" aria-label={item.title}>
      {item.gaps.map((label, place) => {
        const missing = error !== undefined && (given[place] ?? '').trim() === '';
        return (
          <TextField
            key={label}
            label={label}
            required={item.required}
            {...(missing ? { error } : {})}
            autoComplete="off"
            value={given[place] ?? ''}
            onChange={({ target }) =>
              store.answer(item.id, {
                gaps: item.gaps.map((_, at) => (at === place ? target.value : (given[at] ?? ''))),
              })
            }
          />
        );
      })}
    </Gaps>
  );
});
