import { idOf } from '@banyan/contracts';
import { activityQuery, type ActivityInfo } from '@banyan/contracts/training';
import { LatePart, RetryPlace, useRefresh, useShow, useStillHere } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Breadcrumbs, Container, DetailSkeleton, PageTitle, SegmentedControl, VisuallyHidden } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { trainingDomain } from '../../training.domain.ts';
import { activityLinks } from '../activity.links.ts';
import { useActivityWords } from '../shared/useWords.ts';
import { ActivityRefusal } from './ActivityRefusal.tsx';
import { makeActivityStore, type ActivityStore } from './ActivityStore.ts';
import { ActivityView } from './ActivityView.tsx';

const loadDeskPage = () => import('../desk/DeskPage.tsx').then((part) => part.DeskPage);

const Waiting = styled.div`
  padding-top: var(--s6);
`;

const Opened = observer(function Opened({ info, store }: { info: ActivityInfo; store: ActivityStore }) {
  const { t } = useActivityWords();
  const [params] = useSearchParams();
  const { activity, organises } = info;
  const { href } = activityLinks.activity;
  const view = organises ? activityQuery.read(params).view : 'activity';
  return (
    <>
      <PageTitle
        size="sm"
        before={
          <Breadcrumbs
            label={t('activity.way')}
            items={[{ label: t('title.activities'), href: activityLinks.activities.href() }]}
          />
        }
        actions={
          organises ? (
            <SegmentedControl
              label={t('desk.views')}
              value={view}
              options={[
                { value: 'activity', label: t('desk.view.activity'), href: href(activity.id) },
                { value: 'desk', label: t('desk.view.desk'), href: href(activity.id, { view: 'desk' }) },
              ]}
            />
          ) : undefined
        }
      >
        {activity.title}
      </PageTitle>
      {view === 'desk' ? (
        <LatePart load={loadDeskPage} waiting={<DetailSkeleton label={t('activity.loading')} />}>
          {(DeskPage) => <DeskPage info={info} />}
        </LatePart>
      ) : (
        <ActivityView info={info} store={store} />
      )}
    </>
  );
});

/** An activity: registration, seat, sign-in and sign-out, evaluation; for its organiser the desk too. */
export const ActivityPage = observer(function ActivityPage() {
  const id = idOf(useParams()['id']);
  const store = trainingDomain.useStore(makeActivityStore, id ?? 0);
  const session = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { t } = useActivityWords();
  const { sign } = activityQuery.read(params);
  const isHere = useStillHere(id ?? 0);
  useShow(
    store,
    async () => {
      // Visitors of a private enterprise are asked to log in here: the server tells them nothing.
      if (id === null || !session.mayLookAround) return;
      await store.show();
      // The code is for this activity, and not for one that was opened while it loaded.
      if (sign === '' || !isHere() || store.info.value === null || !session.requireLogin()) return;
      await store.signIn.run({ way: 'code', sign });
      // The code is used up: a reload must not send it again.
      if (isHere()) void navigate(activityLinks.activity.href(id), { replace: true });
    },
    id ?? 0,
  );
  useRefresh(() => (session.mayLookAround ? store.refresh() : undefined));
  const { info } = store;
  return (
    <Container>
      <RetryPlace request={info}>
        {(again) =>
          id !== null && info.value !== null ? (
            <Opened info={info.value} store={store} />
          ) : (
            <Waiting>
              <VisuallyHidden as="h1">{t('title.activity')}</VisuallyHidden>
              {id === null || !session.mayLookAround || info.state === 'failed' ? (
                <ActivityRefusal error={info.error} missing={id === null} onRetry={again} />
              ) : (
                <DetailSkeleton label={t('activity.loading')} />
              )}
            </Waiting>
          )
        }
      </RetryPlace>
    </Container>
  );
});
