import type { PostLink } from '@banyan/contracts/community';
import { AppLink } from '@banyan/core-session';
import styled from 'styled-components';
import { postLinkOf } from '../community.links.ts';
import { useWords } from './useWords.ts';

const List = styled.ol`
  display: grid;
  gap: 12px;
  margin-top: 12px;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-ranked] > li {
    grid-template-columns: 24px minmax(0, 1fr);
  }
  & > li > b {
    line-height: 22px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > li:nth-child(-n + 3) > b {
    color: var(--accent-text);
  }
  & > li > a {
    display: block;
    line-height: 22px;
  }
  & > li > a > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  & > li > a:hover > span {
    color: var(--accent-text);
  }
  & > li > a > small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

export interface PostLinksProps {
  posts: readonly PostLink[];
  /** Each has its place before it. */
  ranked?: boolean;
}

/** Posts by their titles, beside something else. */
export function PostLinks({ posts, ranked = false }: PostLinksProps) {
  const { t, list, number } = useWords();
  return (
    <List data-ranked={ranked || undefined}>
      {posts.map(({ comments, id, kind, praises, title }, index) => (
        <li key={id}>
          {ranked ? <b aria-hidden="true">{index + 1}</b> : null}
          <AppLink to={postLinkOf(kind).href(id)} kind="screen">
            <span>{title}</span>
            <small>
              {list([
                ...(praises > 0 ? [t('post.praises', { count: praises, formatted: number(praises) })] : []),
                t(`post.comments.${kind}`, { count: comments, formatted: number(comments) }),
              ])}
            </small>
          </AppLink>
        </li>
      ))}
    </List>
  );
}
