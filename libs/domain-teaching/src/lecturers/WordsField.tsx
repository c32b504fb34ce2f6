import { TagField } from '@banyan/ui/fields';
import { useState, type ReactNode, type Ref } from 'react';

export interface WordsFieldProps {
  label: string;
  hint: string;
  /** Suggested words. */
  offered: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur: () => void;
  error?: ReactNode;
  /** Label of the list of chosen words. */
  chosen: string;
  /** Text when nothing matches. */
  empty: string;
  /** Label of the option that adds the typed words. */
  own: (words: string) => string;
  /** The focusable element. */
  ref?: Ref<HTMLInputElement>;
}

/** A few words, chosen from suggestions or typed freely. */
export function WordsField(props: WordsFieldProps) {
  const { chosen, empty, error, hint, label, offered, onBlur, onChange, own, ref, value } = props;
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const matching = offered.filter((one) => one.toLowerCase().includes(words.toLowerCase()));
  const options = [
    ...matching.map((one) => ({ value: one, label: one })),
    ...(words === '' || offered.includes(words) ? [] : [{ value: words, label: own(words) }]),
  ];
  const take = (next: string[]) => {
    setTyped('');
    onChange(next);
  };
  return (
    <TagField
      label={label}
      hint={hint}
      required
      error={error}
      options={options}
      known={value.map((one) => ({ value: one, label: one }))}
      words={{ chosen, empty }}
      value={value}
      onSearch={setTyped}
      keepsText
      onBlur={() => {
        const left = offered.find((one) => one.toLowerCase() === words.toLowerCase()) ?? words;
        if (left !== '' && !value.includes(left)) take([...value, left]);
        onBlur();
      }}
      onChange={take}
      {...(ref === undefined ? {} : { ref })}
    />
  );
}
