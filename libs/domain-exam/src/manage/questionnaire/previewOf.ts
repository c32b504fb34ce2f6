import type { QuestionnaireDetail, QuestionnaireDraft } from '@banyan/contracts/exam';

/** Languages in which authors write. */
export type WrittenIn = 'en' | 'zh_cn';

/** A text in a language; the Chinese stands in for a missing English one. */
export const said = ({ en, zh_cn }: QuestionnaireDraft['title'], language: WrittenIn): string =>
  language === 'en' && en !== undefined && en.trim() !== '' ? en : zh_cn;

/** A draft as the page of learners reads it. */
export function previewOf(id: number, draft: QuestionnaireDraft, language: WrittenIn): QuestionnaireDetail {
  const say = (text: QuestionnaireDraft['title']) => said(text, language);
  const { anonymous, closesAt, items, kind, minutes, once, opensAt, results } = draft;
  return {
    questionnaire: {
      ...{ id, kind, anonymous, once, opensAt, closesAt, minutes, results, state: 'open', resultsOpen: false },
      title: say(draft.title),
      owner: say(draft.owner),
      questionCount: items.length,
    },
    introduction: say(draft.introduction),
    items: items.map(({ gaps, high, hint, jumps, low, options, title, ...item }) => ({
      ...item,
      // Texts that are not written yet have a name all the same.
      title: say(title) || '…',
      hint: say(hint),
      options: options.map((text, at) => say(text) || String(at + 1)),
      gaps: gaps.map((text, at) => say(text) || String(at + 1)),
      ends: { low: say(low), high: say(high) },
      jumps: jumps.map((jump) => ({ ...jump })),
    })),
    asked: '',
    refusal: null,
  };
}

/** A storage that forgets with the page. */
export function memoryStorage(): Storage {
  const all = new Map<string, string>();
  return {
    get length() {
      return all.size;
    },
    key: (index) => [...all.keys()][index] ?? null,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
    clear: () => all.clear(),
  };
}
