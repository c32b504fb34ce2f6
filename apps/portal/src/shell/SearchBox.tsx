import { SearchForm } from '@banyan/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useServices, type PortalServices } from '../composition/services.ts';
import { isTyping } from './isTyping.ts';

const Place = styled(SearchForm)`
  margin-inline-end: 8px;
`;

const mostCharacters = 60;

/** Searches what a domain has declared; `/` comes here from anywhere on the page. */
export function SearchBox() {
  const { search } = useServices();
  return search === null ? null : <Search {...search} />;
}

function Search({ path: list, parameter }: NonNullable<PortalServices['search']>) {
  const { t } = useTranslation('portal');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const inList = pathname.replace(/\/+$/, '') === list;
  const searched = inList ? (new URLSearchParams(search).get(parameter) ?? '') : '';
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

  return (
    <Place
      ref={input}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      maxLength={mostCharacters}
      shortcut={{ key: '/', hint: t('search.hint') }}
      value={text}
      onChange={setText}
      onSearch={(keyword) =>
        void navigate(keyword === '' ? list : `${list}?${new URLSearchParams({ [parameter]: keyword }).toString()}`)
      }
    />
  );
}
