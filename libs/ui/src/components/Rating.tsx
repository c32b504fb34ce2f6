import { Star } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type Ref } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import type { FieldTexts } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { leaving, useFieldHandle, type FieldHandle } from './field-handle.ts';
import { fieldIds } from './FieldNotes.tsx';
import { emptyStar, fullStar } from './star-style.ts';
import { useValue } from './use-value.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 32px;

  & > button[data-nothing] {
    visibility: hidden;
  }
`;

const Stars = styled.div`
  display: flex;
  margin-inline-start: -4px;

  & > label {
    position: relative;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    cursor: pointer;
  }
  & > label > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > label > svg {
    ${emptyStar}
    border-radius: var(--r-small);
    transition:
      fill var(--quick) var(--ease),
      color var(--quick) var(--ease);
  }
  & > label[data-full] > svg {
    ${fullStar}
  }
  & > label > input:focus-visible + svg {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  & > label:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

/** The words of a rating. */
export interface RatingWords {
  /** Meanings of one to five stars, the worst first; shown beside the stars and read for each of them. */
  stars: readonly [string, string, string, string, string];
  /** The button that takes the rating back; without it a rating once given can be changed only. */
  clear?: string;
}

export interface RatingProps extends FieldTexts {
  /** Every word it says, in the reader's language. */
  words: RatingWords;
  /** Name under which a form sends the number of stars. */
  name?: string;
  /** 1 to 5 stars; `null` when none are given. Left out, the control keeps its own value. */
  value?: number | null;
  /** Initial value when `value` is not given. */
  defaultValue?: number | null;
  /** Called with 1 to 5, or with `null` when the rating is taken back. */
  onChange?: (value: number | null) => void;
  /** The focus left the stars. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** It cannot be used for now; its value is kept. */
  disabled?: boolean;
  /** Id of the control, for a label elsewhere; one of its own otherwise. */
  id?: string;
  /** The element that takes the focus. */
  ref?: Ref<FieldHandle>;
}

/** A rating of one to five stars, given by pointer or arrows. `RatingValue` shows the ratings of others. */
export function Rating({
  words,
  name,
  value,
  defaultValue = null,
  onChange,
  onBlur,
  disabled = false,
  id,
  ref,
  ...texts
}: RatingProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const frame = useRef<HTMLFieldSetElement>(null);
  const handle = useRef<FieldHandle>(null);
  const [given, give] = useValue<number | null>(value, defaultValue, onChange);
  const [pointedAt, pointAt] = useState<number | null>(null);
  const { invalid, describedBy } = fieldIds(groupId, texts);
  useFieldHandle(ref, frame, 'input:checked', 'input');
  useFieldHandle(handle, frame, 'input');
  const shown = pointedAt ?? given ?? 0;
  return (
    <FieldGroup
      {...texts}
      ref={frame}
      id={groupId}
      role="radiogroup"
      aria-required={texts.required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onBlur={leaving(onBlur)}
    >
      <Line>
        <Stars onPointerLeave={() => pointAt(null)}>
          {words.stars.map((word, index) => {
            const stars = index + 1;
            return (
              <label
                key={stars}
                data-full={stars <= shown || undefined}
                onPointerEnter={() => pointAt(disabled ? null : stars)}
              >
                <input
                  type="radio"
                  name={name ?? groupId}
                  value={stars}
                  checked={given === stars}
                  disabled={disabled}
                  required={texts.required}
                  aria-label={word}
                  onChange={() => give(stars)}
                />
                <Star size={24} aria-hidden="true" />
              </label>
            );
          })}
        </Stars>
        <span aria-hidden="true">{words.stars[shown - 1]}</span>
        {words.clear === undefined || disabled ? null : (
          <Button
            variant="ghost"
            size="sm"
            data-nothing={given === null || undefined}
            onClick={() => {
              give(null);
              handle.current?.focus();
            }}
          >
            {words.clear}
          </Button>
        )}
      </Line>
    </FieldGroup>
  );
}
