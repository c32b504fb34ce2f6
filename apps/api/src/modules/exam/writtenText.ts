import type { AnswerValue } from '@banyan/contracts/exam';
import { localised, type ContentLanguage } from '../../db/localised.ts';
import type { questions } from './question.schema.ts';
import { textOf } from './reviewRow.ts';
import { shownKey } from './shownKey.ts';

type Question = Pick<typeof questions.$inferSelect, 'kind' | 'options' | 'stem' | 'key'>;

const signs = ['✗', '✓'];

const optionLines = ({ kind, options }: Question, choice: readonly number[], language: ContentLanguage) =>
  choice.map((id) => (kind === 'judgement' ? signs[id] : textOf(localised(options[id] ?? { zh_cn: '' }, language))));

/** An answer of any kind as a marker reads it: its text, or its options or gaps, a line each. */
export function writtenText(question: Question, value: AnswerValue, language: ContentLanguage): string {
  if (question.kind === 'short') return value.text;
  return (question.kind === 'fill' ? value.gaps : optionLines(question, value.choice, language)).join('\n');
}

/** The key of a question as a marker reads it. */
export function keyText(question: Question, language: ContentLanguage): string {
  const { choice, gaps, text } = shownKey(question, language);
  if (question.kind === 'short') return text;
  return question.kind === 'fill'
    ? gaps.map((taken) => taken.join(' / ')).join('\n')
    : optionLines(question, choice, language).join('\n');
}
