import { Search, X } from 'lucide-react';
import { IconButton, TextField } from '@banyan/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { useCatalogueAddress } from './useCatalogueAddress.ts';

const Form = styled.form`
  width: 320px;
`;

/** Search field for courses by words in title, introduction and lecturer. */
export function KeywordSearch() {
  const { t } = useWords();
  const { query, go } = useCatalogueAddress();
  const input = useRef<HTMLInputElement>(null);
  // The field follows the address, so that going back restores the words; it keeps the focus.
  useEffect(() => {
    if (input.current !== null) input.current.value = query.keyword;
  }, [query.keyword]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({ keyword: input.current?.value.trim() ?? '' });
  };
  const clear = (
    <IconButton
      size="xs"
      label={t('catalogue.clearKeyword')}
      onClick={() => {
        go({ keyword: '' });
        input.current?.focus();
      }}
    >
      <X size={16} aria-hidden="true" />
    </IconButton>
  );
  return (
    <Form role="search" onSubmit={submit}>
      <TextField
        ref={input}
        type="search"
        name="keyword"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        label={t('catalogue.search')}
        hideLabel
        placeholder={t('catalogue.searchHint')}
        defaultValue={query.keyword}
        before={<Search size={16} aria-hidden="true" />}
        after={query.keyword === '' ? undefined : clear}
      />
    </Form>
  );
}
