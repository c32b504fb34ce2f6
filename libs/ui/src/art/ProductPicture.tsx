import { memo } from 'react';
import styled from 'styled-components';
import { pigments, type PigmentName } from './pigments.ts';
import { productGoods } from './product-goods.tsx';
import { productTools, type ProductDrawing } from './product-tools.tsx';

const drawings = { ...productTools, ...productGoods } satisfies Record<string, ProductDrawing>;

/** Names of the product drawings. */
export type ProductArtName = keyof typeof drawings;

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  filter: var(--cover-filter);
`;

export interface ProductPictureProps {
  /** The motif. */
  art: ProductArtName;
  /** Its colours. */
  pigment: PigmentName;
}

/** A product before rings, 4:3. Decoration: its name is shown beside it. */
export const ProductPicture = memo(function ProductPicture({ art, pigment }: ProductPictureProps) {
  const paint = pigments[pigment];
  return (
    <Picture viewBox="0 0 300 225" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={300} height={225} fill={paint.paper} />
      {[170, 136, 102, 68].map((radius) => (
        <circle key={radius} cx={150} cy={118} r={radius} fill="none" stroke={paint.light} strokeOpacity={0.45} />
      ))}
      <ellipse cx={150} cy={202} rx={84} ry={7} fill={paint.light} opacity={0.6} />
      {drawings[art](paint)}
    </Picture>
  );
});
