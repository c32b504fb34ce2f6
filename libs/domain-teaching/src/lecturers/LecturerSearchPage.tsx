import { lecturerLimits, lecturersQuery } from '@banyan/contracts/teaching';
import { useRefresh, useShow } from '@banyan/core-screen/views';
import { Breadcrumbs, Container, PageTitle, SearchForm } from '@banyan/ui';
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
const Wide = styled(SearchForm)`
  width: 480px;
  margin-bottom: 16px;
`;

/** Search for lecturers by words in name, labels or expertise. */
export const LecturerSearchPage = observer(function LecturerSearchPage() {
  const store = teachingDomain.useStore(makeLecturersStore);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { t } = useWords();
  const query = lecturersQuery.read(params);
  const { category, keyword, kind, label } = query;
  const [typed, setTyped] = useState(keyword);
  useShow(store, () => store.show(query), [keyword, kind, category, label].join('\n'));
  useRefresh(() => store.list.refresh());
  const href = (change: Partial<typeof query>) => teachingLinks.lecturerSearch.href({ ...query, ...change });
  return (
    <Body>
      <PageTitle
        before={
          <Breadcrumbs
            label={t('lecturers.way')}
            items={[{ label: t('title.lecturers'), href: teachingLinks.lecturers.href() }]}
          />
        }
      >
        {t('title.lecturerSearch')}
      </PageTitle>
      <Wide
        label={t('lecturers.search')}
        placeholder={t('lecturers.searchPlace')}
        maxLength={lecturerLimits.keyword}
        value={typed}
        onChange={setTyped}
        onSearch={(words) => void navigate(href({ keyword: words }))}
      />
      <LecturerFilters store={store} query={query} href={href} />
      <LecturerResults
        store={store}
        narrowed={teachingLinks.lecturerSearch.href(query) !== teachingLinks.lecturerSearch.href()}
      />
    </Body>
  );
});
