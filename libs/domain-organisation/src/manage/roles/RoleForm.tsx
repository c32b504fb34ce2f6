import type { Permission } from '@banyan/contracts';
import type { ManagedRole } from '@banyan/contracts/organisation';
import { ConflictDialog, ConsoleForm, FormSection } from '@banyan/core-console/views';
import { useClock } from '@banyan/core-screen/views';
import { Checkbox, Notice, TextField, VisuallyHidden } from '@banyan/ui';
import { FormField } from '@banyan/ui/forms';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { RightsTable } from './RightsTable.tsx';
import { roleForm, roleValues, type RoleValues } from './roleForm.ts';
import type { RolesStore } from './RolesStore.ts';

const Names = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
`;

interface PermissionsFieldProps {
  store: RolesStore;
  value: readonly Permission[];
  onChange: (value: Permission[]) => void;
  error: unknown;
}

const PermissionsField = observer(function PermissionsField({ store, value, onChange, error }: PermissionsFieldProps) {
  const { t } = useWords();
  const change = (permission: Permission, on: boolean) =>
    onChange(on ? [...value, permission] : value.filter((one) => one !== permission));
  return (
    <>
      {error === undefined || error === '' ? null : (
        <Notice tone="danger" live>
          {t('roles.refused.permissions')}
        </Notice>
      )}
      <RightsTable
        label={t('roles.rights')}
        cell={(permission, name) => {
          const on = value.includes(permission);
          return (
            <Checkbox
              checked={on}
              disabled={!on && !store.mayGive(permission)}
              onChange={({ target }) => change(permission, target.checked)}
            >
              <VisuallyHidden>{name}</VisuallyHidden>
            </Checkbox>
          );
        }}
      />
    </>
  );
});

const Conflict = observer(function Conflict({ store, role }: { store: RolesStore; role: ManagedRole }) {
  const { t, list } = useWords();
  const now = useClock();
  const { mine } = store;
  if (mine === null) return null;
  const theirs = roleValues(role);
  const rights = (permissions: readonly Permission[]) =>
    list(
      permissions.map((permission) => {
        const [area, action] = permission.split('.') as [
          Permission extends `${infer A}.${string}` ? A : never,
          Permission extends `${string}.${infer A}` ? A : never,
        ];
        return `${t(`roles.area.${area}`)} ${t(`roles.action.${action}`)}`;
      }),
    );
  const fields = [
    { id: 'name', label: t('roles.form.zh'), mine: mine.name, theirs: theirs.name },
    { id: 'en', label: t('roles.form.en'), mine: mine.en, theirs: theirs.en },
    {
      id: 'permissions',
      label: t('roles.rights'),
      mine: rights([...mine.permissions].sort()),
      theirs: rights([...theirs.permissions].sort()),
    },
  ].filter((field) => field.mine !== field.theirs);
  return (
    <ConflictDialog
      open
      who={t('people.somebody')}
      at={now()}
      fields={fields}
      pending={store.isSaving}
      onKeepMine={() => void store.keepMine()}
      onTakeTheirs={() => store.takeTheirs()}
      onClose={() => store.closeConflict()}
    />
  );
});

/** Name and rights of a role of the enterprise, or of a new one. */
export const RoleForm = observer(function RoleForm({ store, role }: { store: RolesStore; role?: ManagedRole }) {
  const { t, number } = useWords();
  const isNew = role === undefined;
  return (
    <>
      <ConsoleForm<RoleValues>
        schema={roleForm}
        values={roleValues(role)}
        label={t(isNew ? 'roles.add' : 'roles.form.edit')}
        ruleText={(rule) => (rule === 'missing' ? t('people.rule.missing') : undefined)}
        {...(isNew ? { saveText: t('roles.add'), onCancel: () => store.choose(store.own[0]?.id ?? 'super') } : {})}
        onSave={(values) => store.save(values)}
      >
        <FormSection
          title={t(isNew ? 'roles.add' : 'roles.form.edit')}
          description={
            isNew ? t('roles.form.newText') : t('roles.form.text', { count: role.holders, n: number(role.holders) })
          }
        >
          <Names>
            <FormField<RoleValues, 'name'> name="name">
              {(field) => <TextField label={t('roles.form.zh')} required autoComplete="off" {...field} />}
            </FormField>
            <FormField<RoleValues, 'en'> name="en">
              {(field) => <TextField label={t('roles.form.en')} autoComplete="off" {...field} />}
            </FormField>
          </Names>
          <FormField<RoleValues, 'permissions'> name="permissions">
            {({ value, onChange, error }) => (
              <PermissionsField store={store} value={value} onChange={onChange} error={error} />
            )}
          </FormField>
        </FormSection>
      </ConsoleForm>
      {isNew ? null : <Conflict store={store} role={role} />}
    </>
  );
});
