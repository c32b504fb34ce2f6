import { organisationScreens } from '@banyan/contracts/organisation';
import { ListExport } from '@banyan/core-console/views';
import { LinkButton } from '@banyan/ui';
import { ListPlus, Upload } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../shared/useWords.ts';
import type { PeopleStore } from './PeopleStore.ts';

/** Actions in the head of the list: out as a file, in from a file, one more person. */
export const PeopleHeadActs = observer(function PeopleHeadActs({ store, add }: { store: PeopleStore; add: ReactNode }) {
  const { t } = useWords();
  const { leaving, mayEdit, mayExport, table } = store;
  return (
    <>
      {mayExport ? (
        <ListExport store={leaving} count={table.total} onExport={(format) => store.exportAs(format)} />
      ) : null}
      <LinkButton href={organisationScreens.fields.path} icon={<ListPlus size={16} aria-hidden="true" />}>
        {t('title.fields')}
      </LinkButton>
      {mayEdit ? (
        <>
          <LinkButton href={organisationScreens.importPeople.path} icon={<Upload size={16} aria-hidden="true" />}>
            {t('imports.entry')}
          </LinkButton>
          {add}
        </>
      ) : null}
    </>
  );
});
