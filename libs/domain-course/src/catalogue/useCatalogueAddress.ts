import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { frontLinks } from '../front.links.ts';
import { changed, cleared, readQuery, writeQuery, type CatalogueQuery } from './catalogueQuery.ts';

/** The catalogue's query from the address, and the addresses of changed queries. */
export interface CatalogueAddress {
  readonly query: CatalogueQuery;
  /** Address after a change. */
  readonly href: (change: Partial<CatalogueQuery>) => string;
  /** Address without filters. */
  readonly clearHref: string;
  /** Navigates to the address after a change. */
  readonly go: (change: Partial<CatalogueQuery>) => void;
}

function address(query: CatalogueQuery): string {
  const search = writeQuery(query).toString();
  return search === '' ? frontLinks.catalogue.path : `${frontLinks.catalogue.path}?${search}`;
}

export function useCatalogueAddress(): CatalogueAddress {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = params.toString();
  return useMemo(() => {
    const query = readQuery(new URLSearchParams(search));
    const href = (change: Partial<CatalogueQuery>) => address(changed(query, change));
    const clearHref = address(cleared(query));
    return {
      query,
      href,
      clearHref,
      go: (change) => void navigate(href(change)),
    };
  }, [search, navigate]);
}
