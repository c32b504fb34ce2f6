import type { MessagePerson } from '@banyan/contracts/messages';
import type { Request } from '@banyan/core-screen';
import type { Findable } from '@banyan/ui/rich-text';
import { useCallback } from 'react';
import { useWords } from './useWords.ts';

/** The finder of colleagues to mention. Read it inside an observer. */
export function useMentions(
  people: Pick<Request<readonly MessagePerson[], string>, 'state' | 'value'>,
  find: (keyword: string) => void,
): Findable {
  const { t } = useWords();
  return {
    people: (people.value ?? []).map(({ department, id, image, name }) => ({
      id: String(id),
      name,
      detail: department,
      ...(image === '' ? {} : { avatar: image }),
    })),
    loading: people.state === 'loading',
    onSearch: useCallback((text: string) => find(text), [find]),
    words: {
      mention: t('mention.button'),
      find: t('mention.find'),
      nobody: people.state === 'failed' ? t('mention.failed') : t('mention.nobody'),
      loading: t('mention.loading'),
      found: t('mention.found'),
    },
  };
}
