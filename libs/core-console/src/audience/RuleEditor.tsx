import type { AudienceCondition, AudienceRule } from '@banyan/contracts/organisation';
import { accountTypes } from '@banyan/contracts/organisation';
import { Button, IconButton, TextField } from '@banyan/ui';
import { TagField } from '@banyan/ui/fields';
import { Select } from '@banyan/ui/overlays';
import { Plus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Department } from '../people/departments.ts';

const Lines = styled.div`
  display: grid;
  gap: 12px;

  & > ul {
    display: grid;
    gap: 12px;
  }
  & li {
    display: grid;
    grid-template-columns: 128px minmax(0, 1fr) 32px;
    gap: 8px;
    align-items: end;
  }
  & li > [data-days] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
  }
  & > p {
    color: var(--danger);
  }
  & > button {
    justify-self: start;
  }
`;

const kinds = ['department', 'post', 'type', 'hired', 'tag'] as const satisfies readonly AudienceCondition['on'][];

const begun: Readonly<Record<AudienceCondition['on'], AudienceCondition>> = {
  department: { on: 'department', in: [] },
  post: { on: 'post', is: [] },
  type: { on: 'type', is: [] },
  hired: { on: 'hired' },
  tag: { on: 'tag', is: [] },
};

/** A condition that is not filled in yet. */
export const emptyCondition = (on: AudienceCondition['on'] = 'department'): AudienceCondition => begun[on];

interface WordsFieldProps {
  label: string;
  hint: string;
  value: readonly string[];
  onChange: (words: string[]) => void;
}

/** Words with commas between them. What is typed stays as it is until the field is left. */
function WordsField({ label, hint, value, onChange }: WordsFieldProps) {
  const [text, setText] = useState(() => value.join(', '));
  return (
    <TextField
      label={label}
      placeholder={hint}
      autoComplete="off"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        const words = event.target.value.split(/[,，、]/).map((word) => word.trim());
        onChange(words.filter((word) => word !== ''));
      }}
    />
  );
}

interface ConditionProps {
  condition: AudienceCondition;
  onChange: (condition: AudienceCondition) => void;
  departments: readonly Department[];
}

function ConditionValue({ condition, onChange, departments }: ConditionProps) {
  const { t } = useTranslation('console');
  const label = t(`rule.on.${condition.on}`);
  const words = {
    empty: t('people.nobody'),
    loading: t('people.loading'),
    clear: t('people.clear'),
    chosen: t('rule.chosen'),
  };
  switch (condition.on) {
    case 'department':
      return (
        <TagField
          label={label}
          words={words}
          options={departments.map(({ id, name }) => ({ value: id, label: name }))}
          value={condition.in.map(String)}
          onChange={(ids) => onChange({ on: 'department', in: ids.map(Number) })}
        />
      );
    case 'type':
      return (
        <TagField
          label={label}
          words={words}
          options={accountTypes.map((type) => ({ value: String(type), label: t(`rule.type.${type}`) }))}
          value={condition.is.map(String)}
          onChange={(types) => onChange({ on: 'type', is: types.map(Number) })}
        />
      );
    case 'hired':
      return (
        <div data-days="">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={t(`rule.${end}`)}
              value={condition[end] ?? ''}
              onChange={({ target: { value } }) => {
                const changed = { ...condition, [end]: value };
                if (value === '') delete changed[end];
                onChange(changed);
              }}
            />
          ))}
        </div>
      );
    case 'post':
    case 'tag':
      return (
        <WordsField
          key={condition.on}
          label={label}
          hint={t('rule.words')}
          value={condition.is}
          onChange={(is) => onChange({ on: condition.on, is })}
        />
      );
  }
}

export interface RuleEditorProps {
  /** The conditions; one may not be filled in yet. */
  value: AudienceRule;
  /** Called with every change. */
  onChange: (rule: AudienceRule) => void;
  /** Departments to choose from. */
  departments: readonly Department[];
  /** The error and how to mend it. */
  error?: ReactNode;
}

/** Conditions on people, all of which must be true: department, post, kind of account, hire date, tag. */
export function RuleEditor({ value, onChange, departments, error }: RuleEditorProps) {
  const { t } = useTranslation('console');
  const free = kinds.find((on) => !value.some((one) => one.on === on)) ?? 'department';
  return (
    <Lines role="group" aria-label={t('rule.label')}>
      <ul>
        {value.map((condition, index) => (
          // Conditions have no ids; their order is the typed one.
          <li key={index}>
            <Select
              label={index === 0 ? t('rule.if') : t('rule.and')}
              options={kinds.map((on) => ({ value: on, label: t(`rule.on.${on}`) }))}
              value={condition.on}
              onChange={(on) =>
                onChange(value.with(index, emptyCondition(kinds.find((one) => one === on) ?? 'department')))
              }
            />
            <ConditionValue
              condition={condition}
              departments={departments}
              onChange={(next) => onChange(value.with(index, next))}
            />
            <IconButton
              size="sm"
              label={t('rule.remove', { name: t(`rule.on.${condition.on}`) })}
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {error === undefined ? null : <p role="alert">{error}</p>}
      {value.length >= 10 ? null : (
        <Button
          size="sm"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => onChange([...value, emptyCondition(free)])}
        >
          {t('rule.add')}
        </Button>
      )}
    </Lines>
  );
}
