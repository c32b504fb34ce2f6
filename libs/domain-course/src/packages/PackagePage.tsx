import { ErrorCode, idOf } from '@banyan/contracts';
import { type PackageDetail } from '@banyan/contracts/course';
import { refusalCode } from '@banyan/core-screen';
import { RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import {
  Breadcrumbs,
  Card,
  Container,
  CoverFrame,
  DetailSkeleton,
  EmptyState,
  LinkButton,
  Notice,
  PageTitle,
  ProgressBar,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { motifOfSubject } from '../card/courseLook.ts';
import { RedeemButton } from '../codes/RedeemButton.tsx';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { useDay } from '../shared/useDay.ts';
import { useWords } from '../shared/useWords.ts';
import { PackageCourses } from './PackageCourses.tsx';
import { makePackageStore, type PackageStore } from './PackageStore.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 24px;
  align-items: start;
  padding-bottom: 48px;

  & > div {
    display: grid;
    gap: 32px;
  }
`;
const Side = styled(Card)`
  position: sticky;
  top: calc(var(--header-h) + 24px);
  display: grid;
  gap: 12px;

  & > b {
    font-size: var(--t16);
    line-height: 24px;
  }
  & > p {
    color: var(--ink-2);
  }
  & > small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

/** The learner's progress in the package, its price, and the next step. */
const Stand = observer(function Stand({ detail, store }: { detail: PackageDetail; store: PackageStore }) {
  const { t, credits, price, rough } = useWords();
  const { next, package: pack, purchase } = detail;
  const day = useDay();
  const toBuy = purchase !== null && purchase.state !== 'bought' && purchase.personal;
  const { durationS, id, learnedCount, motif, requiredCount, state } = pack;
  const cost = store.price.value;
  return (
    <Side as="aside" padding="md">
      <CoverFrame seed={`package-${id}`} motif={motifOfSubject[motif]} src="" eager />
      {state === 'learned' ? (
        <b>{t('packages.learned')}</b>
      ) : (
        <b>{t('packages.stand', { done: learnedCount, count: requiredCount })}</b>
      )}
      <ProgressBar
        value={requiredCount === 0 ? 0 : learnedCount / requiredCount}
        tone={state === 'learned' ? 'ok' : 'accent'}
      />
      <p>
        {t('packages.whole', { duration: rough(durationS) })}
        {pack.credits === 0 ? null : t('packages.wholeCredits', { credits: credits(pack.credits) })}
      </p>
      {pack.price === null || pack.bought ? null : (
        <p>
          {price(pack.price)}
          {cost !== null && cost.apart > pack.price ? t('packages.apart', { price: price(cost.apart) }) : null}
        </p>
      )}
      {toBuy ? (
        <LinkButton variant="primary" href={courseLinks.pay.href({ item: 'package', id })}>
          {t(purchase?.state === 'over' ? 'buy.again' : 'buy.buyPackage')}
        </LinkButton>
      ) : null}
      {purchase === null || purchase.state === 'bought' ? null : (
        <RedeemButton here={{ kind: 'package', id }} onRedeemed={() => void store.show(id)} />
      )}
      {next === null ? null : (
        <LinkButton {...(toBuy ? {} : { variant: 'primary' as const })} href={courseLinks.detail.href(next)}>
          {t(state === 'not_studied' ? 'packages.begin' : 'packages.goOn')}
        </LinkButton>
      )}
      {purchase === null || purchase.personal ? null : <small>{t('packages.buying')}</small>}
      {purchase?.state === 'bought' ? <small>{t('buy.bought', { date: day(purchase.until ?? 0) })}</small> : null}
      {purchase?.state === 'over' ? <small>{t('buy.overText')}</small> : null}
    </Side>
  );
});

/** A course package: its courses in order, and the learner's progress. */
export const PackagePage = observer(function PackagePage() {
  const store = courseDomain.useStore(makePackageStore);
  const id = idOf(useParams()['id']);
  const { t } = useWords();
  useShow(store, () => (id === null ? undefined : store.show(id)), id ?? 0);
  useRefresh(() => store.detail.refresh());
  const gone = (
    <EmptyState
      level={2}
      label={t('packages.gone')}
      description={t('packages.goneText')}
      actions={<LinkButton href={courseLinks.packages.href()}>{t('packages.all')}</LinkButton>}
    />
  );
  if (id === null) {
    return (
      <Container>
        <PageTitle>{t('title.package')}</PageTitle>
        {gone}
      </Container>
    );
  }
  return (
    <Container>
      {store.detail.value === null ? <PageTitle>{t('title.package')}</PageTitle> : null}
      <RequestView
        request={store.detail}
        skeleton={<DetailSkeleton label={t('loading')} />}
        failed={t('packages.failedOne')}
        failure={(error) => (refusalCode(error) === ErrorCode.notFound ? gone : null)}
      >
        {(detail) => {
          const required = detail.courses.filter((one) => one.required);
          return (
            <>
              <PageTitle
                before={
                  <Breadcrumbs
                    label={t('course.way')}
                    items={[{ label: t('title.packages'), href: courseLinks.packages.href() }]}
                  />
                }
                description={detail.package.introduction}
              >
                {detail.package.title}
              </PageTitle>
              <Columns>
                <div>
                  {detail.sequential ? <Notice tone="info">{t('packages.inOrder')}</Notice> : null}
                  <PackageCourses
                    heading={t('packages.required')}
                    courses={required}
                    all={detail.courses}
                    from={1}
                    next={detail.next}
                  />
                  <PackageCourses
                    heading={t('packages.onTop')}
                    courses={detail.courses.filter((one) => !one.required)}
                    all={detail.courses}
                    from={required.length + 1}
                    next={detail.next}
                  />
                </div>
                <Stand detail={detail} store={store} />
              </Columns>
            </>
          );
        }}
      </RequestView>
    </Container>
  );
});
