import { DatePicker } from '@banyan/ui/dates';
import { NumberField } from '@banyan/ui/fields';
import { FormField } from '@banyan/ui/forms';
import styled from 'styled-components';
import { mostPeople } from '@banyan/contracts/organisation';
import { useWords } from '../shared/useWords.ts';
import type { ChangeValues } from './enterpriseForm.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
`;

/** How many people for how long. */
export function PeriodFields() {
  const { t } = useWords();
  return (
    <Pair>
      <FormField<ChangeValues, 'userLimit'> name="userLimit">
        {(field) => (
          <NumberField
            label={t('platform.form.userLimit')}
            hint={t('platform.form.userLimitHint')}
            min={1}
            max={mostPeople}
            step={1}
            hideSteppers
            {...field}
            disabled={field.disabled ?? false}
          />
        )}
      </FormField>
      <FormField<ChangeValues, 'expiresOn'> name="expiresOn">
        {({ error, onBlur, onChange, value }) => (
          <DatePicker
            label={t('platform.form.expiresOn')}
            hint={t('platform.form.expiresHint')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={error}
          />
        )}
      </FormField>
    </Pair>
  );
}
