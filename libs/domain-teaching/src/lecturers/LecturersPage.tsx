import { lecturerLimits, lecturersQuery } from '@banyan/contracts/teaching';
import { useRefresh, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Container, LinkButton, PageTitle, SearchForm } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { teachingDomain } from '../teaching.domain.ts';
import { teachingLinks } from '../teaching.links.ts';
import { useWords } from '../shared/useWords.ts';
import { LecturerFilters } from './LecturerFilters.tsx';
import { LecturerResults } from './LecturerResults.tsx';
import { makeLecturersStore } from './FindLecturers.ts';

const Body = styled(Container)`
  padding-bottom: 48px;
`;
const Acts = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
`;

/** Lecturers by kind, category and label. */
export const LecturersPage = observer(function LecturersPage() {
  const store = teachingDomain.useStore(makeLecturersStore);
  const session = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [typed, setTyped] = useState('');
  const { t } = useWords();
  const query = lecturersQuery.read(params);
  const { category, keyword, kind, label } = query;
  useShow(store, () => store.show(query), [keyword, kind, category, label].join('\n'));
  useRefresh(() => store.list.refresh());
  return (
    <Body>
      <PageTitle
        description={t('lecturers.about')}
        actions={
          <Acts>
            <SearchForm
              label={t('lecturers.search')}
              placeholder={t('lecturers.searchPlace')}
              maxLength={lecturerLimits.keyword}
              value={typed}
              onChange={setTyped}
              onSearch={(words) => void navigate(teachingLinks.lecturerSearch.href({ ...query, keyword: words }))}
            />
            {session.loggedIn ? (
              <LinkButton href={teachingLinks.apply.href()}>{t('lecturers.apply')}</LinkButton>
            ) : null}
          </Acts>
        }
      >
        {t('title.lecturers')}
      </PageTitle>
      <LecturerFilters
        store={store}
        query={query}
        href={(change) => teachingLinks.lecturers.href({ ...query, ...change })}
      />
      <LecturerResults
        store={store}
        narrowed={teachingLinks.lecturers.href(query) !== teachingLinks.lecturers.href()}
      />
    </Body>
  );
});
