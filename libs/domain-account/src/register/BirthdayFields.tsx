import type { BirthdayType } from '@banyan/contracts/account';
import { SegmentedControl, TextField } from '@banyan/ui';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 12px;
  align-items: start;
  & > :last-child {
    margin-top: 26px;
  }
`;

export interface BirthdayFieldsProps {
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The calendar of the birthday. */
  type: BirthdayType;
  /** Calendars to choose from. */
  types: readonly BirthdayType[];
  onType: (type: BirthdayType) => void;
}

/** A birthday, with its calendar. */
export function BirthdayFields({ value, error, onChange, type, types, onType }: BirthdayFieldsProps) {
  const { t } = useTranslation('register');
  return (
    <Fields>
      <TextField
        size="lg"
        name="birthday"
        label={t('birthday')}
        hint={t('birthdayHint')}
        placeholder="1993-04-12"
        inputMode="numeric"
        maxLength={10}
        value={value}
        onChange={onChange}
        error={error}
      />
      <SegmentedControl
        label={t('birthdayType')}
        options={types.map((one) => ({ value: one, label: t(`types.${one}`) }))}
        value={type}
        onChange={onType}
      />
    </Fields>
  );
}
