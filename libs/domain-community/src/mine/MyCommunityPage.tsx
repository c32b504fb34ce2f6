import { ownPostsQuery, ownPostTabs, type OwnPostTab } from '@banyan/contracts/community';
import { ListView, useRefresh, useShow } from '@banyan/core-screen/views';
import { Card, Container, EmptyState, LinkButton, PageTitle, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { communityDomain } from '../community.domain.ts';
import { communityLinks } from '../community.links.ts';
import { PostItem } from '../feed/PostItem.tsx';
import { praiseKey } from '../shared/Praising.ts';
import { useRefusalText } from '../shared/useRefusalText.ts';
import { useWords } from '../shared/useWords.ts';
import { AnswerItem } from './AnswerItem.tsx';
import { makeMineStore } from './MineStore.ts';

const List = styled.div`
  margin-block: 16px 48px;

  & > div > ul[data-posts] {
    padding-inline: 20px;
  }
  & > div > ul[data-posts] > li:last-child {
    border-bottom: 0;
  }
`;

const goOn: Readonly<Record<OwnPostTab, string>> = {
  topics: communityLinks.topics.href({ write: true }),
  questions: communityLinks.questions.href({ write: true }),
  answers: communityLinks.questions.href({ order: 'unanswered' }),
  praised: communityLinks.topics.href({ order: 'hot' }),
};

/** The reader's own topics, questions and answers, and the posts liked. */
export const MyCommunityPage = observer(function MyCommunityPage() {
  const store = communityDomain.useStore(makeMineStore);
  const { t, number } = useWords();
  const refusalText = useRefusalText();
  const [params] = useSearchParams();
  const { tab } = ownPostsQuery.read(params);
  const { list, praise } = store;
  useShow(store, () => store.show(tab), tab);
  useRefresh(() => list.refresh());
  const counts = list.latest?.counts;
  return (
    <Container>
      <PageTitle>{t('title.mine')}</PageTitle>
      <SegmentedControl
        label={t('mine.tabs')}
        value={tab}
        options={ownPostTabs.map((one) => ({
          value: one,
          label:
            counts === undefined
              ? t(`mine.tab.${one}`)
              : t('mine.tabCount', { words: t(`mine.tab.${one}`), formatted: number(counts[one]) }),
          href: communityLinks.mine.href({ tab: one }),
        }))}
      />
      <List>
        <ListView
          list={list}
          label={t(`mine.tab.${tab}`)}
          failed={t('mine.failed')}
          frame={(rows, label) => (
            <Card padding="none">
              <ul aria-label={label} data-posts={tab === 'answers' ? undefined : ''}>
                {rows}
              </ul>
            </Card>
          )}
          empty={
            <EmptyState
              level={2}
              label={t(`mine.none.${tab}`)}
              description={t(`mine.noneText.${tab}`)}
              actions={<LinkButton href={goOn[tab]}>{t(`mine.next.${tab}`)}</LinkButton>}
            />
          }
        >
          {({ answer, post }) => {
            if (answer !== null) return <AnswerItem post={post} answer={answer} />;
            const key = praiseKey('post', post.id);
            const failure = praise.failureOf(key);
            return (
              <PostItem
                post={post}
                onPraise={(praised) => void praise.run({ target: 'post', id: post.id, praised })}
                failure={failure === undefined ? '' : refusalText(failure)}
                onDismiss={() => praise.dismiss(key)}
              />
            );
          }}
        </ListView>
      </List>
    </Container>
  );
});
