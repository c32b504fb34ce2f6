import type { JobMap, TalentPostDetail } from '@banyan/contracts/talent';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Card, LinkButton, Notice, ProgressBar } from '@banyan/ui';
import { Heart } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { talentLinks } from '../talent.links.ts';
import type { JobMapStore } from './JobMapStore.ts';

const Parts = styled.div`
  display: grid;
  gap: 12px;

  & > small {
    color: var(--ink-3);
    font-size: var(--t12);
  }
  & h2 {
    font-size: var(--t20);
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--ink-2);
  }
`;

export interface PostCardProps {
  detail: TalentPostDetail;
  mine: JobMap['mine'];
  store: JobMapStore;
  courseHref?: (id: number) => string;
}

/** The post in view: the viewer's readiness, the first step, the goal and the like. */
export const PostCard = observer(function PostCard({ detail, mine, store, courseHref }: PostCardProps) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const { about, line, post, requirements } = detail;
  const done = requirements.filter(({ asked, has }) => has >= asked).length;
  const next = requirements.find(({ asked, has, ways }) => has < asked && ways.length > 0);
  const way = next?.ways[0];
  const href =
    way === undefined ? undefined : way.kind === 'course' ? courseHref?.(way.id) : talentLinks.aiAssess.href();
  const isAim = mine?.aim === post.id;
  const { aiming, liking } = store;
  const failed = liking.failureOf();
  return (
    <Card as="aside">
      <Parts>
        <small>{isAim ? t('jobMap.target') : t('jobMap.post')}</small>
        <h2>
          {post.title} <span>{t('jobMap.level', { level: post.level })}</span>
        </h2>
        <p>{line}</p>
        <p>{about}</p>
        <ProgressBar value={requirements.length === 0 ? 1 : done / requirements.length} />
        <p>{t('jobMap.progress', { all: requirements.length, done })}</p>
        {next === undefined || href === undefined ? null : (
          <LinkButton variant="primary" href={href}>
            {t('jobMap.first', { ability: next.title })}
          </LinkButton>
        )}
        {mine === null || mine.post === post.id ? null : isAim ? (
          <p>{t('jobMap.isAim')}</p>
        ) : (
          <Button pending={aiming.isPending()} onClick={() => void aiming.run(post.id)}>
            {t('jobMap.aim')}
          </Button>
        )}
        {aiming.failureOf() === undefined ? null : (
          <Notice tone="danger" live>
            {failureText(aiming.failureOf(), t('jobMap.aimFailed'))}
          </Notice>
        )}
        <Button
          variant="ghost"
          icon={<Heart size={16} aria-hidden="true" fill={post.liked ? 'currentColor' : 'none'} />}
          onClick={() => void liking.run({ id: post.id, like: !post.liked })}
        >
          <span>{t(post.liked ? 'jobMap.unlike' : 'jobMap.like')}</span> ·{' '}
          {t('jobMap.likes', { count: post.likes, formatted: number(post.likes) })}
        </Button>
        {failed === undefined ? null : (
          <Notice tone="danger" live>
            {failureText(failed, t('jobMap.likeFailed'))}
          </Notice>
        )}
      </Parts>
    </Card>
  );
});
