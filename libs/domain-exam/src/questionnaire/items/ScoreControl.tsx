import { noScore, scoreCount, scoresOf } from '@banyan/contracts/exam';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import styled from 'styled-components';
import { coveringInput } from '../../shared/covering-input.ts';
import { useWords } from '../../shared/useWords.ts';
import type { ControlProps } from './control.ts';
import { ItemError } from './ItemError.tsx';

const Scale = styled.fieldset`
  min-width: 0;

  & + & {
    margin-top: 16px;
  }
  & > legend {
    margin-bottom: 4px;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  & > div > label {
    ${coveringInput}
    flex: 1;
    min-width: 40px;
    place-items: center;
    height: 36px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    background: var(--surface);
    cursor: pointer;
    font-variant-numeric: tabular-nums;
  }
  & > div > label:hover {
    background: var(--hover);
  }
  & > div > label:has(:checked) {
    border-color: var(--accent-fill);
    background: var(--accent-fill);
    color: var(--on-accent);
    font-weight: 600;
  }
  & > p {
    display: flex;
    justify-content: space-between;
    margin-top: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

const Hidden = styled.legend`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** A score for the question, or for each of its options, within its range. */
export const ScoreControl = observer(function ScoreControl({ item, store, error }: ControlProps) {
  const id = useId();
  const { number } = useWords();
  const [from, to] = scoresOf(item);
  const count = scoreCount(item);
  const given = store.valueOf(item.id).numbers;
  const give = (place: number, score: number) =>
    store.answer(item.id, {
      numbers: Array.from({ length: count }, (_, at) => (at === place ? score : (given[at] ?? noScore))),
    });
  const ends = item.ends.low !== '' || item.ends.high !== '';
  return (
    <>
      {Array.from({ length: count }, (_, place) => (
        <Scale key={place} role="radiogroup" aria-describedby={error === undefined ? undefined : `${id}-error`}>
          {item.options.length === 0 ? <Hidden>{item.title}</Hidden> : <legend>{item.options[place]}</legend>}
          <div>
            {Array.from({ length: to - from + 1 }, (__, step) => from + step).map((score) => (
              <label key={score}>
                <input
                  type="radio"
                  name={`${id}-${place}`}
                  checked={given[place] === score}
                  onChange={() => give(place, score)}
                />
                {number(score)}
              </label>
            ))}
          </div>
          {ends && place === count - 1 ? (
            <p>
              <span>{item.ends.low}</span>
              <span>{item.ends.high}</span>
            </p>
          ) : null}
        </Scale>
      ))}
      <ItemError id={`${id}-error`}>{error}</ItemError>
    </>
  );
});
