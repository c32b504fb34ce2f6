import { mostImages, scoresOf, type ItemType, type QuestionnaireDraftRule } from '@banyan/contracts/exam';

/** Types whose options are chosen or put in order. */
export const chosenTypes: ReadonlySet<ItemType> = new Set(['single', 'multiple', 'sorting']);

interface Item {
  readonly type: ItemType;
  readonly min: number | null;
  readonly max: number | null;
  readonly options: readonly unknown[];
  readonly gaps: readonly unknown[];
}

/** Rules of its type that a question breaks, each with the field where it does. */
export function itemFaults({ gaps, max, min, options, type }: Item): readonly {
  readonly field: 'gaps' | 'max' | 'min' | 'options';
  readonly rule: QuestionnaireDraftRule;
}[] {
  const [from, to] = type === 'score' ? scoresOf({ min, max }) : [min ?? 0, max ?? Infinity];
  return [
    ...(chosenTypes.has(type) && options.length < 2 ? [{ field: 'options', rule: 'fewOptions' } as const] : []),
    ...((type === 'fills') === gaps.length > 0 ? [] : [{ field: 'gaps', rule: 'noGaps' } as const]),
    ...(from > to || (type === 'score' && from === to) ? [{ field: 'max', rule: 'range' } as const] : []),
    ...(type === 'multiple' && from > options.length ? [{ field: 'min', rule: 'fewest' } as const] : []),
    ...(type === 'upload' && max !== null && (max < 1 || max > mostImages)
      ? [{ field: 'max', rule: 'tooMany' } as const]
      : []),
  ];
}
