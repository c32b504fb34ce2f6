import { DepartmentTree } from '@banyan/core-console/views';
import { RequestView } from '@banyan/core-screen/views';
import { Button, ListSkeleton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { treeDepartments } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import type { PeopleStore } from './PeopleStore.ts';

const Pane = styled.nav`
  flex: none;
  width: 216px;
  overflow: auto;
  padding: 12px 8px 24px;
  border-inline-end: 1px solid var(--line);
  scrollbar-width: thin;
`;

/** The departments beside the list, which a press narrows to one of them. */
export const DepartmentPane = observer(function DepartmentPane({ store }: { store: PeopleStore }) {
  const { t, language } = useWords();
  const { department, departments, table } = store;
  return (
    <Pane aria-label={t('people.departments')}>
      <Button size="sm" variant="ghost" aria-pressed={department === ''} onClick={() => table.filter('department', [])}>
        {t('people.allDepartments')}
      </Button>
      <RequestView
        request={departments}
        failed={t('people.departmentsFailed')}
        level={3}
        size={120}
        skeleton={<ListSkeleton label={t('loading')} />}
      >
        {(all) => (
          <DepartmentTree
            departments={treeDepartments(all, language).filter((_, index) => all[index]?.closed !== true)}
            selected={department === '' ? [] : [department]}
            onSelect={(ids) => table.filter('department', ids)}
          />
        )}
      </RequestView>
    </Pane>
  );
});
