import { payQuery } from '@banyan/contracts/course';
import { RequestView, useKeptFocus, useRefresh, useShow } from '@banyan/core-screen/views';
import { Container, DetailSkeleton, EmptyState, LinkButton, PageTitle } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { courseRefusalOf } from '../course/courseRefusals.ts';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { itemHref } from '../shared/orderLinks.ts';
import { orderRefusalOf } from '../shared/orderRefusal.ts';
import { useWords } from '../shared/useWords.ts';
import { PaidResult } from './PaidResult.tsx';
import { PayItem } from './PayItem.tsx';
import { PayPanel } from './PayPanel.tsx';
import { makePayStore } from './PayStore.ts';
import { PayWaiting } from './PayWaiting.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 24px 32px;
  align-items: start;
  padding-bottom: 48px;

  & > :last-child {
    position: sticky;
    top: calc(var(--header-h) + 24px);
  }
`;

/** Buying a course or package: item, payment method, and arrival of the money. */
export const CoursePayPage = observer(function CoursePayPage() {
  const [params] = useSearchParams();
  const { t } = useWords();
  const query = payQuery.read(params);
  const { id, item } = query;
  const store = courseDomain.useStore(makePayStore, payQuery.write(query).toString());
  const isNamed = id !== 0;
  useShow(store, () => (isNamed ? store.show() : undefined), item, id);
  useRefresh(() => (store.awaited === null ? store.item.refresh() : store.checkNow()));
  const none = (
    title: string,
    text: string,
    way = <LinkButton href={courseLinks.catalogue.href()}>{t('refusal.others')}</LinkButton>,
  ) => <EmptyState level={2} image="stump" label={title} description={text} actions={way} />;
  const gone = none(t('pay.none'), t('pay.noneText'));
  const free = none(
    t('pay.free'),
    t('pay.freeText'),
    <LinkButton variant="primary" href={itemHref(item, id)}>
      {t('pay.open')}
    </LinkButton>,
  );
  const { awaited, over, paid, refused } = store;
  const panel = useKeptFocus<HTMLElement>(
    JSON.stringify([awaited?.offer.order.number, over, refused, store.item.value?.purchase.state]),
  );
  return (
    <Container>
      <PageTitle description={paid === null ? t('pay.about') : undefined}>{t('title.pay')}</PageTitle>
      {isNamed ? (
        <RequestView
          request={store.item}
          skeleton={<DetailSkeleton label={t('loading')} />}
          failed={t('pay.failed')}
          failure={(error) => {
            if (orderRefusalOf(error) === 'free') return free;
            const kind = courseRefusalOf(error);
            if (kind === null) return null;
            return kind === 'notFound' ? gone : none(t(`refusal.${kind}.title`), t(`refusal.${kind}.text`));
          }}
        >
          {(about) =>
            paid === null ? (
              <Columns>
                <PayItem item={about} />
                {awaited === null ? (
                  <PayPanel ref={panel} item={about} store={store} />
                ) : (
                  <PayWaiting ref={panel} awaited={awaited} store={store} />
                )}
              </Columns>
            ) : (
              <PaidResult order={paid} />
            )
          }
        </RequestView>
      ) : (
        gone
      )}
    </Container>
  );
});
