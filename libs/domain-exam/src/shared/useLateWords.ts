import type { LateAnswer } from '@banyan/contracts/exam';
import { letterOf } from './choices.ts';
import { useWords } from './useWords.ts';

/** Words an answer that arrived late: letters of options, texts of gaps, or the text, and the number of files. */
export function useLateWords(): (late: LateAnswer) => string {
  const { t, list } = useWords();
  return ({ kind, options, value: { choice, gaps, text, files } }) => {
    const chosen =
      kind === 'judgement'
        ? choice.map((id) => t(id === 1 ? 'detail.true' : 'detail.false'))
        : options.flatMap((id, index) => (choice.includes(id) ? [letterOf(index)] : []));
    const words = [...chosen, ...gaps.filter((gap) => gap !== ''), ...(text === '' ? [] : [text])];
    if (files.length > 0) words.push(t('record.lateFiles', { count: files.length }));
    return words.length === 0 ? t('record.lateNothing') : list(words);
  };
}
