import type { ProductCard } from '@banyan/contracts/mall';
import { AppLink } from '@banyan/core-session';
import { ProductPicture } from '@banyan/ui';
import styled from 'styled-components';
import { mallLinks } from '../mall.links.ts';
import { useWords } from '../shared/useWords.ts';

const Tile = styled.li`
  position: relative;
  min-width: 0;

  & > span {
    position: relative;
    display: block;
    aspect-ratio: 4 / 3;
    border-radius: var(--r-ctl);
    overflow: hidden;
  }
  & > span > em {
    position: absolute;
    inset-inline-start: 8px;
    top: 8px;
    padding: 0 8px;
    border-radius: var(--r-small);
    background: var(--cover-tag);
    color: var(--on-cover-tag);
    font-size: var(--t12);
    font-style: normal;
    line-height: 20px;
  }
  &[data-gone] > span > svg {
    opacity: 0.5;
  }
  & h3 {
    margin-top: 12px;
    font-size: var(--t14);
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover h3 > a {
    color: var(--accent-text);
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 4px;
    margin-top: 2px;
    font-size: var(--t12);
    line-height: 24px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > p > b {
    font-size: var(--t16);
    color: var(--ink);
  }
  & > p > :last-child {
    margin-inline-start: auto;
  }
  &[data-gone] > p > b,
  &[data-gone] h3 {
    color: var(--ink-3);
  }
`;

export interface ProductTileProps {
  product: ProductCard;
  /** The reader's points; null for visitors. */
  points: number | null;
}

/** A product: its name, its price, the number left. */
export function ProductTile({ product, points }: ProductTileProps) {
  const { t, number } = useWords();
  const { deliveries, id, name, stock } = product;
  const only = deliveries.length === 1 && deliveries[0] !== 'mail' ? deliveries[0] : undefined;
  const short = points === null ? 0 : Math.max(0, product.points - points);
  const left =
    stock === 0
      ? t('product.soldOut')
      : short > 0
        ? t('product.short', { formatted: number(short) })
        : stock === null
          ? t('product.unlimited')
          : t('product.left', { count: stock, formatted: number(stock) });
  return (
    <Tile data-gone={stock === 0 ? '' : undefined}>
      <span>
        <ProductPicture art={product.art} pigment={product.pigment} />
        {only === undefined ? null : <em>{t(`delivery.${only}`)}</em>}
      </span>
      <h3>
        <AppLink to={mallLinks.product.href(id)} kind="screen">
          {name}
        </AppLink>
      </h3>
      <p>
        <b>{number(product.points)}</b>
        <span>{t('unit.pointsWord', { count: product.points })}</span>
        <span>{left}</span>
      </p>
    </Tile>
  );
}
