import type { PostLink } from '@banyan/contracts/community';
import { AppLink } from '@banyan/core-session';
import styled from 'styled-components';
import { postLinkOf } from '../community.links.ts';
import { useWords } from '../shared/useWords.ts';
import { useWhileUnpressed } from './useWhileUnpressed.ts';

const Box = styled.section`
  padding: 12px 16px;
  border-radius: var(--r-ctl);
  background: var(--sunken);

  & > h3 {
    font-size: var(--t12);
    line-height: 20px;
    font-weight: 500;
    color: var(--ink-2);
  }
  & li > a {
    display: flex;
    gap: 12px;
    min-height: 28px;
    align-items: baseline;
    line-height: 28px;
  }
  & li > a > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & li > a:hover > span {
    color: var(--accent-text);
  }
  & li > a > small {
    flex: none;
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

/** Questions like the one being typed, which may be answered already. */
export function SimilarQuestions({ found: latest }: { found: readonly PostLink[] }) {
  const { t, number } = useWords();
  const found = useWhileUnpressed(latest);
  if (found.length === 0) return null;
  return (
    <Box aria-live="polite">
      <h3>{t('compose.similar')}</h3>
      <ul>
        {found.map(({ answered, comments, id, kind, title }) => (
          <li key={id}>
            <AppLink to={postLinkOf(kind).href(id)} kind="screen">
              <span>{title}</span>
              <small>
                {answered
                  ? t('mark.answered')
                  : t('post.comments.question', { count: comments, formatted: number(comments) })}
              </small>
            </AppLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}
