import { Kbd, VisuallyHidden } from '@banyan/ui';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useServices } from '../composition/services.ts';
import { isTyping } from './isTyping.ts';

const Form = styled.form`
  flex: 0 1 248px;
  min-width: 120px;
  height: 36px;
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline-end: 8px;
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
  & > input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  & > input::-webkit-search-cancel-button {
    display: none;
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

const mostCharacters = 60;

/** Searches the courses; `/` comes here from anywhere on the page. */
export function SearchBox() {
  const { t } = useTranslation('portal');
  const { links } = useServices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const list = links.courses();
  const inList = pathname.replace(/\/+$/, '') === list;
  const searched = inList ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  const [text, setText] = useState(searched);
  const [shown, setShown] = useState(searched);
  // The address is what was searched for: going back or clearing the filter shows here as well.
  if (searched !== shown) {
    setShown(searched);
    setText(searched);
  }

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // A dialog is over the page: what lies under it must not take the focus.
      if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const keyword = text.trim();
    void navigate(keyword === '' ? list : `${list}?${new URLSearchParams({ keyword }).toString()}`);
  };

  return (
    <Form role="search" onSubmit={submit}>
      <Search size={16} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={mostCharacters}
        aria-label={t('search.label')}
        aria-keyshortcuts="/"
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Kbd aria-hidden="true" title={t('search.hint')}>
        /
      </Kbd>
      <VisuallyHidden>{t('search.hint')}</VisuallyHidden>
    </Form>
  );
}
