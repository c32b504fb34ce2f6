import { useWords } from '../shared/useWords.ts';
import type { PersonAct, PersonQuestion } from './personActs.ts';

/** Words of an act on one person: its button, its question, its effect. */
export function usePersonWords() {
  const { t } = useWords();
  return {
    act: (question: PersonAct): string => {
      if (question === 'same') return t('people.merge.sameAs');
      if (question === 'password') return t('people.newPassword');
      if (question === 'invite') return t('people.invite');
      if (question === 'seeAs') return t('people.seeAs');
      return t(`people.act.${question}`);
    },
    ask: (question: PersonQuestion, name: string): string => {
      if (question === 'password') return t('people.newPasswordAsk', { name });
      if (question === 'invite') return t('people.inviteAsk', { name });
      if (question === 'seeAs') return t('people.seeAsTitle', { name });
      return t(`people.ask.${question}`, { count: 1, n: 1 });
    },
    effect: (question: PersonQuestion, name: string): string => {
      if (question === 'password') return t('people.newPasswordText', { name });
      if (question === 'invite') return t('people.inviteText', { name });
      if (question === 'seeAs') return t('people.seeAsText', { name });
      return t(`people.effect.${question}`);
    },
  };
}
