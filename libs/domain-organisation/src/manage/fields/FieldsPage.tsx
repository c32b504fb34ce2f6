import type { PersonField } from '@banyan/contracts/organisation';
import { OrderedList, PageHead } from '@banyan/core-console/views';
import { RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import { Button, EmptyState, ListSkeleton, Tag } from '@banyan/ui';
import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { organisationDomain } from '../../organisation.domain.ts';
import { departmentName } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import { FieldPanel } from './FieldPanel.tsx';
import { makeFieldsStore, type FieldsStore } from './FieldsStore.ts';

const Sheet = styled.div`
  flex: 1;
  overflow: auto;
  min-height: 0;
  padding: 16px var(--console-edge, 32px) 32px;
  border-top: 1px solid var(--line);

  & > * {
    max-width: 880px;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(160px, 1fr) 72px minmax(0, 1.4fr) 200px;
  gap: 16px;
  align-items: center;

  & > small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ink-2);
  }
  & > span {
    display: flex;
    justify-content: end;
    gap: 4px;
  }
  & > button {
    justify-self: start;
    max-width: 100%;
  }
`;

const FieldLine = observer(function FieldLine({ store, field }: { store: FieldsStore; field: PersonField }) {
  const { t, language, list } = useWords();
  const name = departmentName(field, language);
  return (
    <Line>
      {store.mayEdit ? (
        <Button size="sm" variant="ghost" aria-label={t('fields.open', { name })} onClick={() => store.open(field.id)}>
          {name}
        </Button>
      ) : (
        <b>{name}</b>
      )}
      <small>{t(`fields.kind.${field.kind}`)}</small>
      <small>{list(field.options.map((option) => departmentName(option, language)))}</small>
      <span>
        {field.shown ? <Tag>{t('fields.shown')}</Tag> : null}
        {field.archived ? <Tag>{t('fields.archived')}</Tag> : null}
      </span>
    </Line>
  );
});

/** The fields that the enterprise keeps about its people, in their order. */
export const FieldsPage = observer(function FieldsPage() {
  const store = organisationDomain.useStore(makeFieldsStore);
  const { t, language } = useWords();
  const { fields, mayEdit } = store;
  useShow(store, () => store.show());
  useRefresh(() => fields.refresh());
  const add = mayEdit ? (
    <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => store.open(0)}>
      {t('fields.add')}
    </Button>
  ) : null;
  return (
    <>
      <PageHead title={t('title.fields')} sentence={t(mayEdit ? 'fields.sentence' : 'lookOnly')} actions={add} />
      <Sheet>
        <RequestView request={fields} failed={t('fields.failed')} skeleton={<ListSkeleton label={t('loading')} />}>
          {(all) => (
            <OrderedList
              label={t('fields.label')}
              items={all}
              itemId={({ id }) => String(id)}
              itemText={(field) => departmentName(field, language)}
              renderItem={(field) => <FieldLine store={store} field={field} />}
              onOrder={(ids) => store.arrange(ids.map(Number))}
              disabled={!mayEdit}
              empty={<EmptyState level={2} label={t('fields.none')} description={t('fields.noneText')} actions={add} />}
            />
          )}
        </RequestView>
      </Sheet>
      {store.opened === null ? null : <FieldPanel store={store} />}
    </>
  );
});
