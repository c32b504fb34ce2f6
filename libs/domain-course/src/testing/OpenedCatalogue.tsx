import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useCatalogueAddress } from '../catalogue/useCatalogueAddress.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';

/** The catalogue at the story's address, around a part of its page. */
export const OpenedCatalogue = observer(function OpenedCatalogue({ children }: { children: ReactNode }) {
  const catalogue = useCatalogue();
  const { query } = useCatalogueAddress();
  useEffect(() => catalogue.show(query), [catalogue, query]);
  return children;
});
