import type { SearchPart } from '@banyan/core-session';
import { mallLinks } from './mall.links.ts';

/** What a search finds of this domain. */
export const mallSearch: readonly SearchPart[] = [{ kind: 'product', hrefOf: ({ id }) => mallLinks.product.href(id) }];
