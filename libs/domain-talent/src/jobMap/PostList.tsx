import type { JobMap } from '@banyan/contracts/talent';
import { Card, UiLink } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { talentLinks } from '../talent.links.ts';
import { lineColours } from './line-colours.ts';
import { colourOf } from './mapPlaces.ts';
import { usePostState } from './usePostState.ts';

const Columns = styled.div`
  ${lineColours}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(340px, 1fr));
  gap: 16px;
  align-items: start;

  & h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-bottom: 8px;
    font-size: var(--t16);
  }
  & h2 i {
    width: 14px;
    height: 6px;
    border-radius: 3px;
  }
  & a {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    gap: 4px 8px;
    padding: 8px;
    border-radius: var(--r-ctl);
    line-height: 22px;
  }
  & a:hover,
  & a[aria-current] {
    background: var(--hover);
  }
  & a > span:first-child,
  & a > small {
    color: var(--ink-2);
    font-size: var(--t12);
  }
  & a[data-tone='here'],
  & a[data-tone='goal'] {
    font-weight: 600;
  }
`;

export interface PostListProps {
  map: JobMap;
  /** Post that is shown below. */
  shown: number;
}

/** The job map as lists, line by line. */
export function PostList({ map, shown }: PostListProps) {
  const { t, number } = useWords();
  const stateOf = usePostState();
  return (
    <Columns>
      {map.lines.map((line) => (
        <Card key={line.id} as="section" padding="md" aria-label={line.title}>
          <h2>
            <i style={{ background: colourOf(line) }} aria-hidden="true" />
            {line.title}
          </h2>
          <ol>
            {line.posts.map((post) => {
              const { tone, words } = stateOf(post, map.mine);
              return (
                <li key={post.id}>
                  <UiLink
                    href={talentLinks.jobMap.href({ view: 'list', post: post.id })}
                    data-tone={tone}
                    aria-current={post.id === shown ? 'true' : undefined}
                  >
                    <span>{t('jobMap.level', { level: post.level })}</span>
                    <span>{post.title}</span>
                    <small>
                      {t('jobMap.people', { count: post.people, formatted: number(post.people) })} · {words.join(' · ')}
                    </small>
                  </UiLink>
                </li>
              );
            })}
          </ol>
        </Card>
      ))}
    </Columns>
  );
}
