import type { PeoplePickerProps } from '../people/PeoplePicker.tsx';
import type { Department } from '../people/departments.ts';

interface FilterBase {
  /** Its id in the store's `filters`, and in the address. */
  readonly id: string;
  readonly label: string;
}

/** One or several of a few options; `count` says how many rows each would leave within the other filters. */
export interface ChoiceFilter extends FilterBase {
  readonly kind: 'choice';
  /** Whether the last chosen option takes the place of the one before. */
  readonly single?: boolean;
  readonly options: readonly { readonly value: string; readonly label: string; readonly count?: number }[];
}

/** One department, with what lies below it. */
export interface DepartmentFilter extends FilterBase {
  readonly kind: 'department';
  readonly departments: readonly Department[];
}

/** One person, found by name or account; `known` names those who may be chosen already. */
export interface PersonFilter
  extends FilterBase, Required<Pick<PeoplePickerProps, 'known' | 'loading' | 'onSearch' | 'people'>> {
  readonly kind: 'person';
}

/** Days from one to another: its two values. */
export interface WindowFilter extends FilterBase {
  readonly kind: 'window';
}

/** Words in one field. */
export interface TextFilter extends FilterBase {
  readonly kind: 'text';
  readonly placeholder?: string;
}

/** A least and a greatest number or day, either of which may be absent; its value is as `rangeText` writes it. */
export interface RangeFilter extends FilterBase {
  readonly kind: 'range';
  readonly of: 'number' | 'date';
}

/** A filter of a table. Its values are texts: those of the options, an id, two days, the words. */
export type Filter = ChoiceFilter | DepartmentFilter | PersonFilter | RangeFilter | WindowFilter | TextFilter;
