import type { ItemType, ItemValue, QuestionnaireKind, ResultRule } from '@banyan/contracts';
import type { L10n } from '../../../db/seed/content/types.ts';

/** A question of the demo data. */
export interface SeedItem {
  readonly id: string;
  readonly type: ItemType;
  readonly title: L10n;
  readonly hint?: L10n;
  /** Yes unless said. */
  readonly required?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly L10n[];
  readonly gaps?: readonly L10n[];
  readonly low?: L10n;
  readonly high?: L10n;
  /** What colleagues have answered, again and again; some answered nothing where it is empty. */
  readonly answered?: readonly Partial<ItemValue>[];
}

/** A questionnaire or vote of the demo data. */
export interface SeedQuestionnaire {
  readonly eid: number;
  readonly kind: QuestionnaireKind;
  readonly title: L10n;
  readonly introduction: L10n;
  readonly owner: L10n;
  /** Days from now. */
  readonly opensIn: number;
  readonly closesIn: number;
  readonly anonymous: boolean;
  readonly minutes: number;
  readonly results: ResultRule;
  readonly items: readonly SeedItem[];
  /** How many colleagues have answered it. */
  readonly taken: number;
}
