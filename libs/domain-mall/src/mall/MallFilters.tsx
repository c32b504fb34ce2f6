import { deliveries, productOrders, type MallQuery, type ProductCategory } from '@banyan/contracts/mall';
import { FilterMenu, SortTabs, UiLink } from '@banyan/ui';
import styled from 'styled-components';
import { mallLinks } from '../mall.links.ts';
import { useWords } from '../shared/useWords.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin: 24px 0;

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & > ul a {
    display: block;
    padding: 6px 14px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    background: var(--surface);
    color: var(--ink-2);
    line-height: 22px;
  }
  & > ul a:hover {
    border-color: var(--ink-3);
  }
  & > ul a[aria-current] {
    border-color: var(--ink-2);
    color: var(--ink);
    font-weight: 600;
  }
  & > nav:last-child {
    margin-inline-start: auto;
  }
`;

export interface MallFiltersProps {
  query: MallQuery;
  /** Categories that have products. */
  categories: readonly ProductCategory[];
  /** Number of products affordable with the reader's points; null for visitors. */
  affordable: number | null;
  /** Chosen from the menu. */
  onDelivery: (delivery: MallQuery['delivery']) => void;
}

/** Category, affordable products, way of delivery, order. */
export function MallFilters({ query, categories, affordable, onDelivery }: MallFiltersProps) {
  const { t } = useWords();
  const href = (change: Partial<MallQuery>) => mallLinks.mall.href({ ...query, ...change });
  const at = (current: boolean) => (current ? 'true' : undefined);
  return (
    <Row role="group" aria-label={t('mall.filters')}>
      <ul>
        <li>
          <UiLink
            href={href({ category: '', affordable: false })}
            aria-current={at(query.category === '' && !query.affordable)}
          >
            {t('mall.all')}
          </UiLink>
        </li>
        {affordable === null ? null : (
          <li>
            <UiLink href={href({ affordable: !query.affordable })} aria-current={at(query.affordable)}>
              {t('mall.affordable', { count: affordable })}
            </UiLink>
          </li>
        )}
        {categories.map((category) => (
          <li key={category}>
            <UiLink
              href={href({ category: query.category === category ? '' : category })}
              aria-current={at(query.category === category)}
            >
              {t(`category.${category}`)}
            </UiLink>
          </li>
        ))}
      </ul>
      <FilterMenu
        label={t('mall.delivery')}
        mode="single"
        {...(query.delivery === '' ? {} : { shown: t(`delivery.${query.delivery}`) })}
        options={[
          { value: '', label: t('mall.anyDelivery') },
          ...deliveries.map((value) => ({ value, label: t(`delivery.${value}`) })),
        ]}
        selected={query.delivery === '' ? [] : [query.delivery]}
        onChange={([chosen = '']) => onDelivery(deliveries.find((one) => one === chosen) ?? '')}
      />
      <SortTabs
        label={t('mall.order')}
        items={productOrders.map((id) => ({ id, label: t(`order.${id}`), href: href({ sort: id }) }))}
        current={query.sort}
      />
    </Row>
  );
}
