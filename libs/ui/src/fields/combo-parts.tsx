import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Choice, ChoiceSection } from '../overlays/choice-types.ts';
import { ChoiceBox, ChoiceNote, Choices } from '../overlays/Choices.tsx';
import { FloatingPopover } from '../overlays/popover-style.ts';
import { BoxButton, Wheel } from './box-parts.tsx';

/** The words of a field with suggestions. */
export interface ComboWords {
  /** Shown in the list when nothing matches. */
  empty: string;
  /** Shown in the list while its options load. */
  loading?: string;
  /** Name of the button that clears the choice; left out, there is none. */
  clear?: string;
}

interface ComboListProps {
  options: readonly (Choice | ChoiceSection)[];
  words: ComboWords;
  loading: boolean;
}

/** The list that opens below the box while a reader types. */
export function ComboList({ options, words, loading }: ComboListProps) {
  return (
    <FloatingPopover offset={4}>
      <ChoiceBox
        aria-busy={loading || undefined}
        renderEmptyState={() => <ChoiceNote>{(loading ? words.loading : undefined) ?? words.empty}</ChoiceNote>}
      >
        <Choices options={options} />
      </ChoiceBox>
    </FloatingPopover>
  );
}

/** The button that opens the list, with a spinner beside it while options load. */
export function ComboEnd({ loading }: { loading: boolean }) {
  return (
    <>
      {loading ? <Wheel /> : null}
      <BoxButton>
        <ChevronDown size={16} aria-hidden="true" />
      </BoxButton>
    </>
  );
}

/** Shows all given options, for a caller that filters them itself. */
export const asGiven = () => true;

/** Escape closes the open list and nothing around the field; react-aria lets it pass once something is chosen. */
export const closeListAlone = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') === 'true') event.stopPropagation();
};
