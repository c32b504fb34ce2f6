import { accountTypes, fieldColumn, type ManagedDepartment, type PersonField } from '@banyan/contracts/organisation';
import { FormSection } from '@banyan/core-console/views';
import { TextField } from '@banyan/ui';
import { TagField } from '@banyan/ui/fields';
import { FormField } from '@banyan/ui/forms';
import { Select } from '@banyan/ui/overlays';
import styled from 'styled-components';
import { departmentName } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import type { PersonValues } from './personForm.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
`;

type TextName = 'name' | 'en' | 'post' | 'hiredOn' | 'tags' | 'email' | 'phone';

interface LineProps {
  name: TextName;
  type?: 'date' | 'email' | 'tel';
  required?: boolean;
  hint?: string;
}

function Line({ name, ...rest }: LineProps) {
  const { t } = useWords();
  return (
    <FormField<PersonValues, TextName> name={name}>
      {(field) => <TextField label={t(`people.form.${name}`)} autoComplete="off" {...rest} {...field} />}
    </FormField>
  );
}

/** A field of the enterprise. */
function OwnField({ field: { id, kind, name, options } }: { field: PersonField }) {
  const { t, language } = useWords();
  const label = departmentName({ name }, language);
  return (
    <FormField<PersonValues, `field:${number}`> name={fieldColumn(id)}>
      {(field) =>
        kind === 'choice' ? (
          <Select
            label={label}
            options={[
              { value: '', label: t('people.form.noOption') },
              ...options.map((one) => ({ value: String(one.id), label: departmentName(one, language) })),
            ]}
            {...field}
          />
        ) : (
          <TextField
            label={label}
            autoComplete="off"
            {...(kind === 'date' ? { type: 'date' as const } : {})}
            {...(kind === 'number' ? { inputMode: 'decimal' as const } : {})}
            {...field}
          />
        )
      }
    </FormField>
  );
}

export interface PersonFieldsProps {
  /** Departments to choose from. */
  departments: readonly ManagedDepartment[];
  /** Fields of the enterprise. */
  fields: readonly PersonField[];
}

/** Fields of a person, in the panel and for a new one. */
export function PersonFields({ departments, fields }: PersonFieldsProps) {
  const { t, language } = useWords();
  const places = departments
    .filter(({ closed }) => !closed)
    .map((one) => ({ value: String(one.id), label: departmentName(one, language) }));
  return (
    <>
      <FormSection title={t('people.form.who')}>
        <Pair>
          <Line name="name" required />
          <Line name="en" />
        </Pair>
        <FormField<PersonValues, 'type'> name="type">
          {(field) => (
            <Select
              label={t('people.form.type')}
              options={accountTypes.map((type) => ({ value: String(type), label: t(`people.type.${type}`) }))}
              {...field}
            />
          )}
        </FormField>
      </FormSection>
      <FormSection title={t('people.form.place')}>
        <FormField<PersonValues, 'department'> name="department">
          {(field) => (
            <Select
              label={t('people.form.department')}
              options={[{ value: '', label: t('people.form.noDepartment') }, ...places]}
              {...field}
            />
          )}
        </FormField>
        <FormField<PersonValues, 'further'> name="further">
          {(field) => (
            <TagField
              label={t('people.form.further')}
              options={places}
              words={{
                empty: t('people.pick.empty'),
                loading: t('people.pick.loading'),
                clear: t('people.pick.clear'),
                chosen: t('people.pick.chosen'),
              }}
              {...field}
            />
          )}
        </FormField>
        <Pair>
          <Line name="post" />
          <Line name="hiredOn" type="date" />
        </Pair>
        <Line name="tags" hint={t('people.form.tagsHint')} />
      </FormSection>
      <FormSection title={t('people.form.contact')}>
        <Pair>
          <Line name="email" type="email" />
          <Line name="phone" type="tel" />
        </Pair>
      </FormSection>
      {fields.length === 0 ? null : (
        <FormSection title={t('people.form.own')}>
          <Pair>
            {fields.map((field) => (
              <OwnField key={field.id} field={field} />
            ))}
          </Pair>
        </FormSection>
      )}
    </>
  );
}
