import { SidePanel } from '@banyan/core-console/views';
import { RequestView, useFailureText } from '@banyan/core-screen/views';
import { Button, ListSkeleton, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { departmentName } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import { FieldForm } from './FieldForm.tsx';
import type { FieldsStore } from './FieldsStore.ts';
import { RemoveField, UsesList } from './RemoveField.tsx';

const Use = styled.section`
  display: grid;
  gap: 12px;
  margin-top: 24px;
  padding-top: 16px;
  border-top: 1px solid var(--line);

  & > h3 {
    font-weight: 600;
  }
  & > p {
    color: var(--ink-2);
  }
  & > div {
    display: flex;
    gap: 8px;
  }
`;

/** Number of people with values in the field, rules that name it, and the acts that follow. */
const FieldUse = observer(function FieldUse({ store }: { store: FieldsStore }) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const { archiving, begun } = store;
  if (begun === null) return null;
  const failure = archiving.failureOf();
  return (
    <RequestView request={store.use} failed={t('fields.failed')} skeleton={<ListSkeleton label={t('loading')} />}>
      {(uses) => (
        <Use>
          <p>{t('fields.people', { count: uses.people, n: number(uses.people) })}</p>
          {uses.uses.length === 0 ? null : (
            <>
              <h3>{t('fields.uses')}</h3>
              <UsesList uses={uses.uses} />
            </>
          )}
          <p>{t('fields.archiveText')}</p>
          {failure === undefined ? null : (
            <Notice live tone="danger">
              {t('fields.notDone', { why: failureText(failure) })}
            </Notice>
          )}
          <div>
            <Button size="sm" pending={archiving.isPending()} onClick={() => void archiving.run(begun)}>
              {t(begun.archived ? 'fields.restore' : 'fields.archive')}
            </Button>
            <RemoveField store={store} field={begun} uses={uses} />
          </div>
        </Use>
      )}
    </RequestView>
  );
});

/** A field, or the form of a new one. */
export const FieldPanel = observer(function FieldPanel({ store }: { store: FieldsStore }) {
  const { t, language } = useWords();
  const { begun } = store;
  const label = begun === null ? t('fields.form.addTitle') : departmentName(begun, language);
  return (
    <SidePanel label={label} place={label} onClose={() => store.close()}>
      <FieldForm store={store} />
      {store.opened === 0 ? null : <FieldUse store={store} />}
    </SidePanel>
  );
});
