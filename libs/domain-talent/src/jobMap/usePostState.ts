import type { JobMap, TalentPost } from '@banyan/contracts/talent';
import { useWords } from '../shared/useWords.ts';

/** Text below a station, and its importance. */
export interface PostState {
  readonly words: readonly string[];
  readonly tone: 'here' | 'goal' | 'done' | 'plain';
}

/** The viewer's relation to a post, in a word or two. */
export function usePostState(): (post: TalentPost, mine: JobMap['mine']) => PostState {
  const { t } = useWords();
  return (post, mine) => {
    const lacks = post.gaps === 0 ? t('jobMap.enough') : t('jobMap.lacks', { count: post.gaps });
    if (post.id === mine?.post) return { words: [t('jobMap.here')], tone: 'here' };
    if (post.walked) return { words: [t('jobMap.walked')], tone: 'done' };
    if (post.id === mine?.aim) return { words: [t('jobMap.aimed'), lacks], tone: 'goal' };
    return { words: [lacks], tone: 'plain' };
  };
}
