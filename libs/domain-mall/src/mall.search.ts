import type { SearchPart } from '@banyan/core-session';
import { mallLinks } from './mall.links.ts';

/** This domain's parts of the search results. */
export const mallSearch: readonly SearchPart[] = [{ kind: 'product', hrefOf: ({ id }) => mallLinks.product.href(id) }];
