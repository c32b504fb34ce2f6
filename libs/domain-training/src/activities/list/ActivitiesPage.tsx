import { activitiesQuery, activityTabs } from '@banyan/contracts/training';
import { ListPage, useRefresh, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { EmptyState, LinkButton, SearchForm, SegmentedControl, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { trainingDomain } from '../../training.domain.ts';
import { trainingLinks } from '../../training.links.ts';
import { activityLinks } from '../activity.links.ts';
import { useActivityWords } from '../shared/useWords.ts';
import { makeActivitiesStore } from './ActivitiesStore.ts';
import { ActivityRow } from './ActivityRow.tsx';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 16px;
`;

const Ways = styled.div`
  display: flex;
  gap: 24px;
`;

const Search = styled(SearchForm)`
  width: 240px;
`;

function KeywordSearch({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const { t } = useActivityWords();
  // The address keeps the text of the field: going back restores the text.
  const [typed, setTyped] = useState({ of: keyword, value: keyword });
  if (typed.of !== keyword) setTyped({ of: keyword, value: keyword });
  return (
    <Search
      label={t('activities.search')}
      placeholder={t('activities.searchHint')}
      maxLength={80}
      value={typed.value}
      onChange={(value) => setTyped({ of: keyword, value })}
      onSearch={onSearch}
    />
  );
}

/** Activities of the enterprise: those to come, those to register for, those that ended. */
export const ActivitiesPage = observer(function ActivitiesPage() {
  const { list } = trainingDomain.useStore(makeActivitiesStore);
  const session = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { t } = useActivityWords();
  const query = activitiesQuery.read(params);
  const { keyword, tab } = query;
  const { href } = activityLinks.activities;
  useShow(list, () => list.show(query), tab, keyword);
  useRefresh(() => list.refresh());
  return (
    <ListPage
      title={t('title.activities')}
      actions={<KeywordSearch keyword={keyword} onSearch={(next) => void navigate(href({ tab, keyword: next }))} />}
      above={
        <Line>
          <SegmentedControl
            label={t('activities.which')}
            value={tab}
            options={activityTabs.map((value) => ({
              value,
              label: t(`activities.tab.${value}`),
              href: href({ tab: value, keyword }),
            }))}
          />
          <Ways>
            {session.loggedIn ? (
              <TextLink href={activityLinks.myActivities.href()}>{t('activities.mine')}</TextLink>
            ) : null}
            <TextLink href={trainingLinks.programmes.href()}>{t('title.programmes')}</TextLink>
          </Ways>
        </Line>
      }
      list={list}
      label={t('activities.list')}
      failed={t('activities.failed')}
      empty={
        keyword === '' ? (
          <EmptyState
            level={2}
            label={t(`activities.none.${tab}`)}
            description={t(`activities.noneText.${tab}`)}
            actions={
              tab === 'ended' ? (
                <LinkButton href={href()}>{t('activities.showComing')}</LinkButton>
              ) : (
                <LinkButton href={href({ tab: 'ended' })}>{t('activities.showEnded')}</LinkButton>
              )
            }
          />
        ) : (
          <EmptyState
            level={2}
            image="search"
            label={t('activities.noneFound')}
            actions={<LinkButton href={href({ tab })}>{t('activities.clear')}</LinkButton>}
          />
        )
      }
    >
      {(activity) => <ActivityRow activity={activity} />}
    </ListPage>
  );
});
