import type { FieldKind, PersonField } from '@banyan/contracts/organisation';

/** A field of the enterprise on which a rule may look, in the reader's language. */
export interface RuleField {
  readonly id: number;
  readonly kind: FieldKind;
  readonly name: string;
  /** Options of a choice. */
  readonly options: readonly { readonly id: number; readonly name: string }[];
  /** Whether no new condition is offered on it. */
  readonly archived: boolean;
}

/** The enterprise's fields in the reader's language. */
export function ruleFields(fields: readonly PersonField[], language: string): readonly RuleField[] {
  const words = ({ en, zh_cn }: PersonField['name']) => (language.startsWith('en') ? (en ?? zh_cn) : zh_cn);
  return fields.map(({ archived, id, kind, name, options }) => ({
    ...{ id, kind, archived },
    name: words(name),
    options: options.map((option) => ({ id: option.id, name: words(option.name) })),
  }));
}
