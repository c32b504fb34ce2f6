import { noScore, scoresOf, starCount, type ItemResult, type QuestionnaireItem } from '@banyan/contracts/exam';
import type { Tallied } from './tally.ts';

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const places = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

/** Every number answered, as often as it was given. */
const numbersOf = (all: readonly Tallied[], at?: number) =>
  all.flatMap(({ value: { numbers = [] }, times }) =>
    (at === undefined ? numbers : numbers.slice(at, at + 1))
      .filter((number) => number !== noScore)
      .map((number) => ({ number, times })),
  );

function hundredths(all: readonly { readonly number: number; readonly times: number }[]): number | null {
  const count = sum(all.map(({ times }) => times));
  return count === 0 ? null : Math.round((100 * sum(all.map(({ number, times }) => number * times))) / count);
}

type Bars = ItemResult['bars'];
type Means = ItemResult['means'];

const barsOf = (
  all: readonly { readonly number: number; readonly times: number }[],
  numbers: readonly number[],
  text: (number: number) => string = () => '',
): Bars =>
  numbers.map((number) => ({
    text: text(number),
    number,
    count: sum(all.filter((one) => one.number === number).map(({ times }) => times)),
  }));

const meansOf = (
  texts: readonly string[],
  of: (place: number) => readonly { readonly number: number; readonly times: number }[],
): Means =>
  texts.flatMap((text, place) => {
    const mean = hundredths(of(place));
    return mean === null ? [] : [{ text, mean }];
  });

/** The place, from 1, of an option in an order. */
const placeIn = (all: readonly Tallied[], option: number) =>
  all.map(({ value: { numbers = [] }, times }) => ({ number: numbers.indexOf(option) + 1, times }));

function charted(item: QuestionnaireItem, all: readonly Tallied[]): { readonly bars: Bars; readonly means: Means } {
  const { options } = item;
  switch (item.type) {
    case 'single':
    case 'multiple':
      return { bars: barsOf(numbersOf(all), places(options.length), (place) => options[place] ?? ''), means: [] };
    case 'sex':
      return { bars: barsOf(numbersOf(all), places(3)), means: [] };
    case 'star':
      return { bars: barsOf(numbersOf(all), places(starCount, 1)), means: meansOf([''], () => numbersOf(all)) };
    case 'sorting':
      return { bars: [], means: meansOf(options, (option) => placeIn(all, option)) };
    case 'score': {
      const [from, to] = scoresOf(item);
      if (options.length > 0) return { bars: [], means: meansOf(options, (place) => numbersOf(all, place)) };
      return {
        bars: barsOf(numbersOf(all), places(to - from + 1, from)),
        means: meansOf([''], () => numbersOf(all)),
      };
    }
    case 'age': {
      const ages = numbersOf(all);
      const tens = ages.map(({ number, times }) => ({ number: Math.floor(number / 10) * 10, times }));
      const seen = [...new Set(tens.map(({ number }) => number))].sort((a, b) => a - b);
      return { bars: barsOf(tens, seen), means: meansOf([''], () => ages) };
    }
    default:
      return { bars: [], means: [] };
  }
}

/** Sums of the answers to a question: never a person's texts, pictures, days or addresses. */
export function resultOf(item: QuestionnaireItem, all: readonly Tallied[]): ItemResult {
  const { id, type, title } = item;
  return { id, type, title, count: sum(all.map(({ times }) => times)), ...charted(item, all) };
}
