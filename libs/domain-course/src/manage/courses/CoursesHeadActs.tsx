import { ListExport } from '@banyan/core-console/views';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CoursesStore } from './CoursesStore.ts';

export interface CoursesHeadActsProps {
  store: CoursesStore;
  add: ReactNode;
}

/** Actions in the head of the list: out as a file, and one more course. */
export const CoursesHeadActs = observer(function CoursesHeadActs({ store, add }: CoursesHeadActsProps) {
  return (
    <>
      {store.access.may('courses.export') ? (
        <ListExport store={store.leaving} count={store.table.total} onExport={(format) => store.exportAs(format)} />
      ) : null}
      {store.access.may('courses.edit') ? add : null}
    </>
  );
});
