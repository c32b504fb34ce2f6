import { endOfSheet, sexes, type QuestionnaireDraftItem } from '@banyan/contracts/exam';
import { useWords } from '../../shared/useWords.ts';
import type { QuestionnaireEditorStore } from './EditorStore.ts';
import { said } from './previewOf.ts';

/** The jumps of a question in a few words: "Night → 6". */
export function useJumpWords(store: QuestionnaireEditorStore): (item: QuestionnaireDraftItem) => string {
  const { t, list, number } = useWords();
  return ({ jumps, options, type }) =>
    list(
      jumps.map(({ from, go, to }) => {
        const option = from === null ? undefined : options[from];
        const sex = from === null ? undefined : sexes[from];
        const when =
          from === null || to === null
            ? t('editQuestionnaire.otherwise')
            : option !== undefined
              ? said(option, store.language)
              : type === 'sex' && sex !== undefined
                ? t(`questionnaire.sex.${sex}`)
                : from === to
                  ? number(from)
                  : `${number(from)}–${number(to)}`;
        const at = store.items.findIndex(({ id }) => id === go);
        return `${when} → ${go === endOfSheet ? t('editQuestionnaire.end') : at < 0 ? '?' : number(at + 1)}`;
      }),
    );
}
