import { createContext } from 'react';

/** State that a group shares with its radios. */
export interface RadioGroupState {
  name: string;
  /** The chosen value; `null` when none is chosen. */
  value: string | null;
  choose: (value: string) => void;
  disabled: boolean;
  required: boolean;
  cards: boolean;
}

/** Default outside of a group: nothing is chosen and nothing can be. */
export const RadioContext = createContext<RadioGroupState>({
  name: '',
  value: null,
  choose: () => undefined,
  disabled: true,
  required: false,
  cards: false,
});
