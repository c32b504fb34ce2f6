import type { ItemType, QuestionnaireDraftItem } from '@banyan/contracts/exam';
import { randomId } from '@banyan/core-http';

type Text = QuestionnaireDraftItem['title'];
type Jumps = QuestionnaireDraftItem['jumps'];

/** Types in the order and groups of the palette. */
export const palette = [
  { group: 'choose', types: ['single', 'multiple', 'sorting', 'sex'] },
  { group: 'rate', types: ['star', 'score'] },
  { group: 'write', types: ['fill', 'fills', 'description', 'email'] },
  { group: 'tell', types: ['date', 'time', 'age'] },
  { group: 'handIn', types: ['upload', 'signature'] },
] as const satisfies readonly { readonly group: string; readonly types: readonly ItemType[] }[];

/** Types whose options are written. */
export const hasOptions = (type: ItemType) => type === 'single' || type === 'multiple' || type === 'sorting';

const freshId = () =>
  `q${randomId()
    .replaceAll(/[^0-9a-z]/g, '')
    .slice(0, 11)}`;
const empty = (): Text => ({ zh_cn: '' });

/** A new question of a type. */
export const newItem = (type: ItemType): QuestionnaireDraftItem => ({
  ...{ id: freshId(), type, title: empty(), hint: empty(), required: type !== 'upload', low: empty(), high: empty() },
  ...{ min: type === 'score' ? 0 : null, max: type === 'score' ? 10 : null, jumps: [] },
  options: hasOptions(type) ? [empty(), empty()] : [],
  gaps: type === 'fills' ? [empty(), empty()] : [],
});

export const copyOf = (item: QuestionnaireDraftItem): QuestionnaireDraftItem => ({ ...item, id: freshId() });

/** The questions without one of them, and without the jumps that led there. */
export const without = (items: readonly QuestionnaireDraftItem[], id: string): QuestionnaireDraftItem[] =>
  items.filter((item) => item.id !== id).map((item) => ({ ...item, jumps: item.jumps.filter(({ go }) => go !== id) }));

/** A list with one of its things at another place. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const thing = things[from];
  if (thing === undefined) return [...things];
  return things.toSpliced(from, 1).toSpliced(to, 0, thing);
}

/** A question with an option at another place: its jumps go along. */
export function moveOption(item: QuestionnaireDraftItem, from: number, to: number): Partial<QuestionnaireDraftItem> {
  const order = moved(
    item.options.map((_, place) => place),
    from,
    to,
  );
  return { options: moved(item.options, from, to), jumps: renumbered(item.jumps, (place) => order.indexOf(place)) };
}

/** A question without an option, and without the jump that went from there. */
export function removeOption(item: QuestionnaireDraftItem, at: number): Partial<QuestionnaireDraftItem> {
  const kept = item.jumps.filter(({ from, to }) => from === null || from !== at || to !== at);
  return {
    options: item.options.toSpliced(at, 1),
    jumps: renumbered(kept, (place) => (place > at ? place - 1 : place)),
  };
}

const renumbered = (jumps: Jumps, place: (before: number) => number): Jumps =>
  jumps.map((jump) =>
    jump.from === null || jump.to === null ? jump : { ...jump, from: place(jump.from), to: place(jump.to) },
  );

/** The aim of an option; empty: to the next question. `null` stands for every other answer. */
export const aimOf = ({ jumps }: QuestionnaireDraftItem, option: number | null): string =>
  jumps.find(({ from }) => from === option)?.go ?? '';

/** Jumps in which an option, or every other answer, leads elsewhere; empty: to the next question. */
export function withAim({ jumps }: QuestionnaireDraftItem, option: number | null, go: string): Jumps {
  const others = jumps.filter(({ from }) => from !== option);
  const all = go === '' ? others : [...others, { from: option, to: option, go }];
  // The first one that fits counts, so every other answer comes last.
  return all.toSorted((a, b) => (a.from ?? Infinity) - (b.from ?? Infinity));
}

/** A question of another type, with what both have. */
export function turned(item: QuestionnaireDraftItem, type: ItemType): Partial<QuestionnaireDraftItem> {
  const { gaps, max, min, options } = newItem(type);
  return {
    ...{ type, min, max, jumps: [] },
    options: hasOptions(type) && hasOptions(item.type) ? item.options : options,
    gaps: type === 'fills' && item.gaps.length > 0 ? item.gaps : gaps,
  };
}
