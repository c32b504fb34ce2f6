import { defineEffect } from './effect.ts';

/** Kinds of things that a programme may ask of a person. */
export type ItemKind = 'course' | 'exam' | 'questionnaire' | 'homework' | 'activity';

/** Someone has finished something that a programme may ask for. Repeated for the same item, it changes nothing. */
export interface ItemFinished {
  readonly userId: number;
  readonly kind: ItemKind;
  /** Id of the course, exam, questionnaire, homework or activity. */
  readonly id: number;
}

export const itemFinished = defineEffect<ItemFinished>('itemFinished');
