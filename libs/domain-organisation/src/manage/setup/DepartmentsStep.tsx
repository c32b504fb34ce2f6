import { readDepartmentLines, type TypedDepartment } from '@banyan/contracts/organisation';
import { ConsoleForm, FormSection } from '@banyan/core-console/views';
import { TextArea } from '@banyan/ui';
import { FormField } from '@banyan/ui/forms';
import { useWords } from '../shared/useWords.ts';
import { departmentsForm, type DepartmentsValues } from './setupForms.ts';
import type { SetupStore } from './SetupStore.ts';
import { useLinesRule } from './useSetupRule.ts';

const countOf = (tree: readonly TypedDepartment[]): number =>
  tree.reduce((sum, { below }) => sum + 1 + countOf(below), 0);

/** Departments as an indented list. */
export function DepartmentsStep({ store }: { store: SetupStore }) {
  const { t, number } = useWords();
  const ruleText = useLinesRule();
  const willMake = (lines: string) => {
    const read = readDepartmentLines(lines);
    const count = 'tree' in read ? countOf(read.tree) : 0;
    return count === 0 ? '' : t('setup.departments.will', { count, n: number(count) });
  };
  return (
    <ConsoleForm<DepartmentsValues>
      schema={departmentsForm}
      values={{ lines: '' }}
      label={t('setup.step.departments')}
      saveText={t('setup.next')}
      ruleText={ruleText}
      onSave={({ lines }) => store.addDepartments(lines)}
    >
      <FormSection title={t('setup.step.departments')} description={t('setup.about.departments')}>
        <FormField<DepartmentsValues, 'lines'> name="lines">
          {(field) => (
            <TextArea
              label={t('setup.departments.lines')}
              rows={10}
              placeholder={t('setup.departments.example')}
              hint={willMake(field.value)}
              {...field}
            />
          )}
        </FormField>
      </FormSection>
    </ConsoleForm>
  );
}
