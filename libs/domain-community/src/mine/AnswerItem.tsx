import type { OwnPost } from '@banyan/contracts/community';
import { Moment } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { Dot, Tag } from '@banyan/ui';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { communityLinks } from '../community.links.ts';
import { useWords } from '../shared/useWords.ts';

const Item = styled.li`
  position: relative;
  padding: 16px 20px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & > h3 {
    font-size: var(--t14);
    line-height: 22px;
  }
  & > h3 > a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  & > h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover > h3 > a {
    color: var(--accent-text);
  }
  & > p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    margin-top: 4px;
    line-height: 22px;
    color: var(--ink-2);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    margin-top: 8px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

export interface AnswerItemProps {
  post: OwnPost['post'];
  answer: NonNullable<OwnPost['answer']>;
}

/** An answer that the reader has given, under its question. */
export function AnswerItem({ post, answer }: AnswerItemProps) {
  const { t, number } = useWords();
  const { at, best, praises, words } = answer;
  return (
    <Item>
      <h3>
        <AppLink to={communityLinks.question.href(post.id)} kind="screen">
          {post.title}
        </AppLink>
      </h3>
      <p>{words}</p>
      <small>
        <Moment at={at} />
        {praises > 0 ? (
          <>
            <Dot />
            {t('post.praises', { count: praises, formatted: number(praises) })}
          </>
        ) : null}
        {best ? (
          <Tag tone="ok" icon={<CircleCheck size={12} aria-hidden="true" />}>
            {t('best.title')}
          </Tag>
        ) : null}
      </small>
    </Item>
  );
}
