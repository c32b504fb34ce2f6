import { jobMapQuery, type JobMap } from '@banyan/contracts/talent';
import { numberFormat } from '@banyan/core-screen';
import { RequestView, useClock, useRefresh, useShow } from '@banyan/core-screen/views';
import {
  Card,
  Container,
  EmptyState,
  PageTitle,
  SectionHeading,
  SegmentedControl,
  SkeletonBlock,
  SkeletonRegion,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { talentDomain } from '../talent.domain.ts';
import { talentLinks } from '../talent.links.ts';
import { makeJobMapStore, type JobMapStore } from './JobMapStore.ts';
import { MetroMap } from './MetroMap.tsx';
import { PostCard } from './PostCard.tsx';
import { PostList } from './PostList.tsx';
import { RequirementRow } from './RequirementRow.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  gap: 24px;
  align-items: start;
  margin-block: 32px 64px;

  & > div {
    display: grid;
    gap: 16px;
  }
  /* The gap below the heading is the grid's. */
  & > div > :first-child {
    margin-bottom: 0;
  }
  & h3 {
    margin-top: 8px;
  }
`;

const monthMs = 30.44 * 86_400_000;

const PostPart = observer(function PostPart({ store, mine }: { store: JobMapStore; mine: JobMap['mine'] }) {
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  const { courseHref } = talentDomain.useEnvironment().ports;
  const port = courseHref === undefined ? {} : { courseHref };
  return (
    <RequestView
      request={store.post}
      failed={t('jobMap.postFailed')}
      skeleton={
        <SkeletonRegion label={shared('loading')}>
          <SkeletonBlock height={320} />
        </SkeletonRegion>
      }
    >
      {(detail) => {
        const gaps = detail.requirements.filter(({ asked, has }) => has < asked);
        const enough = detail.requirements.filter(({ asked, has }) => has >= asked);
        return (
          <Columns>
            <div>
              <SectionHeading>
                {gaps.length === 0
                  ? t('jobMap.noGaps', { post: detail.post.title })
                  : t('jobMap.gapsTitle', { post: detail.post.title, count: gaps.length })}
              </SectionHeading>
              {[gaps, enough].map((list, index) =>
                list.length === 0 ? null : (
                  <div key={index}>
                    {index === 1 && gaps.length > 0 ? (
                      <SectionHeading level={3} size="sm">
                        {t('jobMap.enoughTitle', { count: enough.length })}
                      </SectionHeading>
                    ) : null}
                    <Card as="section" padding="none">
                      <ul>
                        {list.map((requirement) => (
                          <RequirementRow key={requirement.id} requirement={requirement} {...port} />
                        ))}
                      </ul>
                    </Card>
                  </div>
                ),
              )}
            </div>
            <PostCard detail={detail} mine={mine} store={store} {...port} />
          </Columns>
        );
      }}
    </RequestView>
  );
});

/** The job map: the viewer's post, the career lines, the gaps to the next post and the courses that close them. */
export const JobMapPage = observer(function JobMapPage() {
  const store = talentDomain.useStore(makeJobMapStore);
  const { t, language } = useWords();
  const { t: shared } = useTranslation('screen');
  const [params] = useSearchParams();
  const now = useClock();
  const { post, view } = jobMapQuery.read(params);
  useShow(store, () => void store.show(post ?? 0), String(post));
  useRefresh(() => void store.map.refresh());
  const { map } = store;
  const mine = map.value?.mine ?? null;
  const aim = store.find(mine?.aim);
  const months = mine === null ? 0 : Math.max(1, Math.round((now() - mine.began) / monthMs));
  const unit = (value: number, name: 'year' | 'month') =>
    numberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  const time = [
    ...(months >= 12 ? [unit(Math.floor(months / 12), 'year')] : []),
    ...(months % 12 > 0 ? [unit(months % 12, 'month')] : []),
  ].join(' ');
  const headline =
    mine === null
      ? t('jobMap.guest')
      : aim === undefined
        ? t('jobMap.noAim')
        : aim.gaps === 0
          ? t('jobMap.ready', { post: aim.title })
          : t('jobMap.headline', { post: aim.title, count: aim.gaps });
  return (
    <Container>
      <PageTitle
        description={
          map.value === null ? undefined : mine === null ? t('jobMap.aboutGuest') : t('jobMap.about', { time })
        }
        actions={
          <SegmentedControl
            label={t('jobMap.show')}
            value={view}
            options={(['map', 'list'] as const).map((value) => ({
              value,
              label: t(`jobMap.${value}`),
              href: talentLinks.jobMap.href({ view: value, post }),
            }))}
          />
        }
      >
        {map.value === null || map.value.lines.length === 0 ? t('title.jobMap') : headline}
      </PageTitle>
      <RequestView
        request={map}
        failed={t('jobMap.failed')}
        skeleton={
          <SkeletonRegion label={shared('loading')}>
            <SkeletonBlock height={420} />
          </SkeletonRegion>
        }
      >
        {(value) =>
          value.lines.length === 0 ? (
            <EmptyState level={2} label={t('jobMap.none')} description={t('jobMap.noneText')} />
          ) : (
            <>
              {view === 'list' ? (
                <PostList map={value} shown={store.shown} />
              ) : (
                <MetroMap map={value} shown={store.shown} />
              )}
              <PostPart store={store} mine={value.mine} />
            </>
          )
        }
      </RequestView>
    </Container>
  );
});
