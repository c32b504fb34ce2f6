import type { ManagedDepartment } from '@banyan/contracts/organisation';
import { ListExport, PageHead } from '@banyan/core-console/views';
import { RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import { Button, EmptyState, ListSkeleton } from '@banyan/ui';
import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { organisationDomain } from '../../organisation.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { DepartmentForm } from './DepartmentForm.tsx';
import { DepartmentActs } from './DepartmentActs.tsx';
import { DepartmentFacts } from './DepartmentFacts.tsx';
import { DepartmentsTree } from './DepartmentsTree.tsx';
import { Settling } from './Settling.tsx';
import { makeDepartmentsStore, type DepartmentsStore } from './DepartmentsStore.ts';

const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(280px, 2fr) minmax(400px, 3fr);
  min-height: 0;
  border-top: 1px solid var(--line);

  & > section {
    overflow: auto;
    min-width: 0;
    padding: 16px var(--console-edge, 32px) 32px;
    scrollbar-width: thin;
  }
  & > section + section {
    border-inline-start: 1px solid var(--line);
  }
`;

const Side = observer(function Side({ store }: { store: DepartmentsStore }) {
  const { t } = useWords();
  const { above, department, mayEdit } = store;
  if (above !== null) return <DepartmentForm key={`new-${above}`} store={store} />;
  if (department === undefined)
    return (
      <EmptyState level={2} size={160} label={t('departments.choose')} description={t('departments.chooseText')} />
    );
  if (!mayEdit) return <DepartmentFacts department={department} />;
  return (
    <>
      <DepartmentForm key={store.form} store={store} department={department} />
      <DepartmentActs key={department.id} store={store} department={department} />
    </>
  );
});

/** The departments: the tree at the left, the chosen one beside it. */
export const DepartmentsPage = observer(function DepartmentsPage() {
  const store = organisationDomain.useStore(makeDepartmentsStore);
  const { t } = useWords();
  const { tree } = store;
  const [params] = useSearchParams();
  const open = Number(/^\d{1,9}$/.exec(params.get('open') ?? '')?.[0] ?? 0);
  useShow(store, () => store.showAt(open), open);
  useRefresh(() => tree.refresh());
  const add = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => store.begin(0)}>
      {t('departments.add')}
    </Button>
  );
  const isThere = (all: readonly ManagedDepartment[]) => all.length > 0 || store.above !== null;
  return (
    <>
      <PageHead
        title={t('title.departments')}
        count={store.all.length}
        {...(store.mayEdit ? {} : { sentence: t('lookOnly') })}
        actions={
          <>
            {store.mayExport ? (
              <ListExport
                store={store.leaving}
                count={store.all.length}
                onExport={(format) => store.exportAs(format)}
              />
            ) : null}
            {store.mayEdit ? add : null}
          </>
        }
      />
      <Settling store={store} />
      <RequestView request={tree} failed={t('departments.failed')} skeleton={<ListSkeleton label={t('loading')} />}>
        {(all) =>
          isThere(all) ? (
            <Columns>
              <section aria-label={t('departments.label')}>
                <DepartmentsTree store={store} />
              </section>
              <section aria-live="polite">
                <Side store={store} />
              </section>
            </Columns>
          ) : (
            <EmptyState level={2} label={t('departments.none')} description={t('departments.noneText')} actions={add} />
          )
        }
      </RequestView>
    </>
  );
});
