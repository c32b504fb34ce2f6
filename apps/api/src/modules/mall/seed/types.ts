import type { Delivery, ProductArt, ProductCategory, ProductPigment } from '@banyan/contracts';
import type { L10n } from '../../../db/seed/content/types.ts';

/** A product of the demo enterprises. */
export interface SeedProduct {
  readonly name: L10n;
  readonly about: L10n;
  readonly category: ProductCategory;
  readonly art: ProductArt;
  readonly pigment: ProductPigment;
  readonly points: number;
  /** Null: as many as are asked for. */
  readonly stock: number | null;
  readonly perPerson: number | null;
  readonly deliveries: readonly Delivery[];
}
