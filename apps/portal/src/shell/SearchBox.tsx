import { screenHref } from '@banyan/contracts';
import { portalScreens, searchLimit, searchQuery } from '@banyan/contracts/account';
import { SearchForm } from '@banyan/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useSearchKey } from './useSearchKey.ts';

const Place = styled(SearchForm)`
  margin-inline-end: 8px;
`;

/** Leads to the search; `/` focuses it from anywhere on the page. The search page has a field of its own. */
export function SearchBox() {
  const { pathname } = useLocation();
  return pathname.replace(/\/+$/, '') === portalScreens.search.path ? null : <Box />;
}

function Box() {
  const { t } = useTranslation('portal');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useSearchKey(input);
  return (
    <Place
      ref={input}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      maxLength={searchLimit}
      shortcut={{ key: '/', hint: t('search.hint') }}
      value={text}
      onChange={setText}
      onSearch={(keyword) => void navigate(screenHref(portalScreens.search, {}, searchQuery.write({ keyword })))}
    />
  );
}
