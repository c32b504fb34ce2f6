import { ConsoleForm, SidePanel } from '@banyan/core-console/views';
import { Switch, TextField } from '@banyan/ui';
import { FormField } from '@banyan/ui/forms';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useWords } from '../shared/useWords.ts';
import { PersonFields } from './PersonFields.tsx';
import { newPerson, newPersonForm, writtenOf, type PersonValues } from './personForm.ts';
import type { PeopleStore } from './PeopleStore.ts';
import { useRuleText } from './useRuleText.ts';

type NewValues = PersonValues & { readonly account: string; readonly invite: boolean };

/** The form for a new person. */
export const AddPersonPanel = observer(function AddPersonPanel({ store }: { store: PeopleStore }) {
  const { t } = useWords();
  const ruleText = useRuleText();
  const [fields] = useState(() => store.ownFields);
  const [values] = useState(() => newPerson(store.department, fields));
  const schema = useMemo(() => newPersonForm(fields), [fields]);
  const close = () => store.openForm(false);
  return (
    <SidePanel label={t('people.form.addTitle')} place={t('people.form.addTitle')} onClose={close}>
      <ConsoleForm<NewValues>
        schema={schema}
        values={values}
        label={t('people.form.addTitle')}
        saveText={t('people.form.add')}
        ruleText={ruleText}
        onCancel={close}
        onSave={({ account, invite, ...person }) =>
          store.add({ account, person: writtenOf(person, fields), invite: invite ? 'Y' : 'N' })
        }
      >
        <FormField<NewValues, 'account'> name="account">
          {(field) => (
            <TextField
              label={t('people.form.account')}
              hint={t('people.form.accountHint')}
              autoComplete="off"
              required
              {...field}
            />
          )}
        </FormField>
        <PersonFields departments={store.places} fields={fields} />
        <FormField<NewValues, 'invite'> name="invite">
          {({ onChange, value }) => (
            <Switch checked={value} onChange={onChange} hint={t('people.form.inviteHint')}>
              {t('people.form.invite')}
            </Switch>
          )}
        </FormField>
      </ConsoleForm>
    </SidePanel>
  );
});
