import { fieldLimits } from '@banyan/contracts/organisation';
import { Button, IconButton, TextField } from '@banyan/ui';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { newOption, type TypedOption } from './fieldForm.ts';

const Lines = styled.fieldset`
  display: grid;
  gap: 12px;

  & > legend {
    margin-bottom: 8px;
    font-weight: 600;
  }
  & > ul {
    display: grid;
    gap: 12px;
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    gap: 8px;
    align-items: end;
  }
  & li > span {
    display: flex;
  }
  & > p {
    color: var(--danger);
  }
  & > button {
    justify-self: start;
  }
`;

export interface OptionsFieldProps {
  value: readonly TypedOption[];
  onChange: (options: readonly TypedOption[]) => void;
  error: string | undefined;
}

/** The options of a choice in their order: typed, moved, added, left out. */
export function OptionsField({ value, onChange, error }: OptionsFieldProps) {
  const { t, number } = useWords();
  const change = (at: number, part: Partial<TypedOption>) => {
    const option = value[at];
    if (option !== undefined) onChange(value.with(at, { ...option, ...part }));
  };
  const move = (at: number, to: number) => {
    const option = value[at];
    if (option !== undefined) onChange(value.toSpliced(at, 1).toSpliced(to, 0, option));
  };
  return (
    <Lines>
      <legend>{t('fields.form.options')}</legend>
      <ul>
        {value.map((option, at) => {
          const n = number(at + 1);
          return (
            // New options have no ids; their order is the typed one.
            <li key={at}>
              <TextField
                label={t('fields.form.option', { n })}
                maxLength={fieldLimits.option}
                autoComplete="off"
                value={option.zh}
                onChange={({ target }) => change(at, { zh: target.value })}
              />
              <TextField
                label={t('fields.form.optionEn', { n })}
                maxLength={fieldLimits.option}
                autoComplete="off"
                value={option.en}
                onChange={({ target }) => change(at, { en: target.value })}
              />
              <span>
                <IconButton
                  size="sm"
                  label={t('fields.form.up', { n })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowUp size={16} aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t('fields.form.down', { n })}
                  disabled={at === value.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown size={16} aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t('fields.form.removeOption', { n })}
                  onClick={() => onChange(value.toSpliced(at, 1))}
                >
                  <X size={16} aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ul>
      {error === undefined ? null : <p role="alert">{error}</p>}
      {value.length >= fieldLimits.options ? null : (
        <Button size="sm" icon={<Plus size={14} aria-hidden="true" />} onClick={() => onChange([...value, newOption])}>
          {t('fields.form.addOption')}
        </Button>
      )}
    </Lines>
  );
}
