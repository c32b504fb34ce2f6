import { Search } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { Kbd } from './layout.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Form = styled.form`
  flex: 0 1 248px;
  min-width: 120px;
  height: 36px;
  display: flex;
  align-items: center;
  gap: 8px;
  padding-inline: 12px 8px;
  border: 1px solid transparent;
  border-radius: var(--r-ctl);
  background: var(--sunken);
  color: var(--ink-3);

  & > input {
    flex: 1;
    min-width: 0;
    height: 100%;
    border: 0;
    padding: 0;
    background: none;
    color: var(--ink);
    outline: 0;
    box-shadow: none;
  }
  & > input:placeholder-shown {
    text-overflow: ellipsis;
  }
  & > input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  &:focus-within {
    border-color: var(--accent);
    background: var(--surface);
    box-shadow: 0 0 0 1px var(--accent);
  }
  &:focus-within > kbd {
    display: none;
  }
`;

export interface SearchFormProps {
  /** Accessible name: the things that are searched. */
  label: string;
  /** Shown in the empty control, e.g. an example; never in place of a label. */
  placeholder?: string;
  /** The typed text. */
  value: string;
  /** Called with every new value. */
  onChange: (value: string) => void;
  /** Called on Enter with the trimmed text; an empty string searches for everything. */
  onSearch: (value: string) => void;
  /** Maximum number of characters. */
  maxLength?: number;
  /** Hint for a key that focuses the field from anywhere on the page; the page listens for the key. */
  shortcut?: { key: string; hint: string };
  /** For its place in a row. */
  className?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A search in a row of a page's head: unobtrusive until it is used, submitted with Enter. `SearchField` of
 * `@banyan/ui/fields` has a label and a button to clear it, for filters and forms.
 */
export function SearchForm({
  label,
  placeholder,
  value,
  onChange,
  onSearch,
  maxLength,
  shortcut,
  className,
  ref,
}: SearchFormProps) {
  return (
    <Form
      role="search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(value.trim());
      }}
    >
      <Search size={16} aria-hidden="true" />
      <input
        ref={ref}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxLength}
        aria-label={label}
        aria-keyshortcuts={shortcut?.key}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {shortcut === undefined ? null : (
        <>
          <Kbd aria-hidden="true" title={shortcut.hint}>
            {shortcut.key}
          </Kbd>
          <VisuallyHidden>{shortcut.hint}</VisuallyHidden>
        </>
      )}
    </Form>
  );
}
