import { recallGrades, wrongCircles, type MarkState, type RecallGrade } from '@banyan/contracts/exam';
import { createEmptyCard, fsrs, Rating, type Card, type CardInput, type Grade } from 'ts-fsrs';
import type { StoredCard } from './practice.schema.ts';

/** Whole days between repetitions: a book is opened once a day. No chance in it, so that the announced day is kept. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 });

const ratings: Readonly<Record<RecallGrade, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
};

/** Days from which a question is in the next circle; beyond the last ones it is mastered. */
const circleDays = [3, 7, 16, 35, 90] as const;

/** How well an answer was remembered, by its mark. */
export const gradeOf: Readonly<Record<MarkState, RecallGrade>> = {
  right: 'good',
  partial: 'hard',
  // A short answer is compared with the example by the learner, who then grades it.
  waiting: 'hard',
  wrong: 'again',
  blank: 'again',
};

/** A question after an answer. */
export interface Spaced {
  readonly grade: RecallGrade;
  readonly card: StoredCard;
  readonly dueAt: Date;
}

/** When a question is asked again after an answer at `at`, for each grade. Stored states are those written here. */
export function spacingOf(card: StoredCard | null, at: Date): readonly Spaced[] {
  const before = card === null ? createEmptyCard(at) : (card as unknown as CardInput);
  const preview = scheduler.repeat(before, at);
  return recallGrades.map((grade) => {
    const next: Card = preview[ratings[grade]].card;
    return { grade, card: JSON.parse(JSON.stringify(next)) as StoredCard, dueAt: next.due };
  });
}

const daysOf = (card: StoredCard | null) => Number(card?.['scheduled_days'] ?? 0);

/** Circle that a question is in, from 1. */
export function circleOf(card: StoredCard | null): number {
  const days = daysOf(card);
  return Math.min(wrongCircles, 1 + circleDays.filter((from) => days >= from).length);
}

/** It has gone through every circle. */
export const hasMastered = (card: StoredCard | null) => daysOf(card) >= circleDays[wrongCircles - 1]!;
