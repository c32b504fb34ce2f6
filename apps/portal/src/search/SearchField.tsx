import { searchLimit } from '@banyan/contracts/account';
import { SearchForm } from '@banyan/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useSearchKey } from '../shell/useSearchKey.ts';

const Frame = styled.div`
  position: relative;

  & > form {
    height: 48px;
    padding-inline: 16px;
    border-color: var(--line);
    background: var(--surface);
  }
  & input {
    font-size: var(--t16);
    font-weight: 600;
  }
  & > p {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 20px;
    display: flex;
    align-items: center;
    font-size: var(--t12);
    color: var(--ink-3);
    pointer-events: none;
  }
`;

export interface SearchFieldProps {
  /** The search words in the address. */
  words: string;
  /** Number of hits in words; empty while unknown. */
  found: string;
  /** Called on Enter with the typed words. */
  onSearch: (words: string) => void;
}

/** A large search field: Enter searches, Escape empties it, the arrow down leads into the results. */
export function SearchField({ words, found, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('search');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(words);
  const [shown, setShown] = useState(words);
  // The address has the search words: going back changes the field as well.
  if (words !== shown) {
    setShown(words);
    setText(words);
  }
  useSearchKey(input);
  return (
    <Frame
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || text === '') return;
        event.preventDefault();
        setText('');
      }}
    >
      <SearchForm
        ref={input}
        label={t('label')}
        placeholder={t('placeholder')}
        maxLength={searchLimit}
        value={text}
        onChange={setText}
        onSearch={onSearch}
      />
      <p aria-live="polite">{text === words ? found : ''}</p>
    </Frame>
  );
}
