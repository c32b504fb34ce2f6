import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useCatalogueAddress } from '../catalogue/useCatalogueAddress.ts';
import { useCourseStores } from '../course.context.tsx';

/** The catalogue at the story's address, around a part of its page. */
export const OpenedCatalogue = observer(function OpenedCatalogue({ children }: { children: ReactNode }) {
  const { catalogue } = useCourseStores();
  const { query } = useCatalogueAddress();
  useEffect(() => catalogue.show(query), [catalogue, query]);
  return children;
});
