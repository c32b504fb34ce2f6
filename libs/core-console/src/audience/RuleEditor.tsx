import type { AudienceCondition, AudienceRule } from '@banyan/contracts/organisation';
import { accountTypes, fieldColumn, fieldOfColumn } from '@banyan/contracts/organisation';
import { Button, IconButton, TextField } from '@banyan/ui';
import { TagField } from '@banyan/ui/fields';
import { Select } from '@banyan/ui/overlays';
import { Plus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Department } from '../people/departments.ts';
import type { RuleField } from './ruleFields.ts';

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

type UsualKind = (typeof kinds)[number];

const begun: Readonly<Record<UsualKind, AudienceCondition>> = {
  department: { on: 'department', in: [] },
  post: { on: 'post', is: [] },
  type: { on: 'type', is: [] },
  hired: { on: 'hired' },
  tag: { on: 'tag', is: [] },
};

/** A condition that is not filled in yet. */
export const emptyCondition = (on: UsualKind = 'department'): AudienceCondition => begun[on];

/** The same on a field of the enterprise. */
function emptyOnField({ id, kind }: RuleField): AudienceCondition {
  switch (kind) {
    case 'choice':
      return { on: 'choice', field: id, is: [] };
    case 'text':
      return { on: 'text', field: id, is: [] };
    case 'number':
      return { on: 'number', field: id };
    case 'date':
      return { on: 'date', field: id };
  }
}

/** The name of a condition in the choice of conditions. */
const subjectOf = (condition: AudienceCondition) =>
  'field' in condition ? fieldColumn(condition.field) : condition.on;

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

interface BoundsProps<Bound> {
  type: 'date' | 'number';
  value: { readonly from?: Bound; readonly to?: Bound };
  read: (text: string) => Bound;
  onChange: (bounds: { from?: Bound; to?: Bound }) => void;
}

/** The least and the greatest value; an empty one bounds nothing. */
function Bounds<Bound extends number | string>({ type, value, read, onChange }: BoundsProps<Bound>) {
  const { t } = useTranslation('console');
  const labels = type === 'date' ? (['from', 'to'] as const) : (['least', 'most'] as const);
  return (
    <div data-days="">
      {(['from', 'to'] as const).map((end, index) => (
        <TextField
          key={end}
          type={type}
          label={t(`rule.${labels[index] ?? 'from'}`)}
          value={value[end] ?? ''}
          onChange={({ target }) => {
            const typed = target.value === '' ? undefined : read(target.value);
            const from = end === 'from' ? typed : value.from;
            const to = end === 'to' ? typed : value.to;
            onChange({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) });
          }}
        />
      ))}
    </div>
  );
}

interface ConditionProps {
  condition: AudienceCondition;
  onChange: (condition: AudienceCondition) => void;
  departments: readonly Department[];
  fields: readonly RuleField[];
}

function ConditionValue({ condition, onChange, departments, fields }: ConditionProps) {
  const { t } = useTranslation('console');
  const field = 'field' in condition ? fields.find(({ id }) => id === condition.field) : undefined;
  const label = 'field' in condition ? (field?.name ?? t('rule.field')) : t(`rule.on.${condition.on}`);
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
        <Bounds type="date" value={condition} read={String} onChange={(days) => onChange({ on: 'hired', ...days })} />
      );
    case 'date':
      return (
        <Bounds
          type="date"
          value={condition}
          read={String}
          onChange={(days) => onChange({ on: 'date', field: condition.field, ...days })}
        />
      );
    case 'number':
      return (
        <Bounds
          type="number"
          value={condition}
          read={Number}
          onChange={(numbers) => onChange({ on: 'number', field: condition.field, ...numbers })}
        />
      );
    case 'choice':
      return (
        <TagField
          label={label}
          words={words}
          options={(field?.options ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={condition.is.map(String)}
          onChange={(ids) => onChange({ on: 'choice', field: condition.field, is: ids.map(Number) })}
        />
      );
    case 'text':
      return (
        <WordsField
          key={condition.field}
          label={label}
          hint={t('rule.words')}
          value={condition.is}
          onChange={(is) => onChange({ on: 'text', field: condition.field, is })}
        />
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
  /** Fields of the enterprise on which conditions may look; none by default. */
  fields?: readonly RuleField[];
  /** The error and how to mend it. */
  error?: ReactNode;
}

const noFields: readonly RuleField[] = [];

/** Conditions on people, all of which must be true: department, post, kind of account, hire date, tag, own fields. */
export function RuleEditor({ value, onChange, departments, fields = noFields, error }: RuleEditorProps) {
  const { t } = useTranslation('console');
  const nameOf = (condition: AudienceCondition) =>
    'field' in condition
      ? (fields.find(({ id }) => id === condition.field)?.name ?? t('rule.field'))
      : t(`rule.on.${condition.on}`);
  const begin = (subject: string): AudienceCondition => {
    const field = fields.find(({ id }) => id === fieldOfColumn(subject));
    return field === undefined ? emptyCondition(kinds.find((one) => one === subject)) : emptyOnField(field);
  };
  const free = kinds.find((on) => !value.some((one) => one.on === on)) ?? 'department';
  return (
    <Lines role="group" aria-label={t('rule.label')}>
      <ul>
        {value.map((condition, index) => (
          // Conditions have no ids; their order is the typed one.
          <li key={index}>
            <Select
              label={index === 0 ? t('rule.if') : t('rule.and')}
              options={[
                ...kinds.map((on): { value: string; label: string } => ({ value: on, label: t(`rule.on.${on}`) })),
                ...fields
                  .filter(({ archived, id }) => !archived || fieldColumn(id) === subjectOf(condition))
                  .map(({ id, name }) => ({ value: fieldColumn(id), label: name })),
              ]}
              value={subjectOf(condition)}
              onChange={(subject) => onChange(value.with(index, begin(subject)))}
            />
            <ConditionValue
              condition={condition}
              departments={departments}
              fields={fields}
              onChange={(next) => onChange(value.with(index, next))}
            />
            <IconButton
              size="sm"
              label={t('rule.remove', { name: nameOf(condition) })}
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
