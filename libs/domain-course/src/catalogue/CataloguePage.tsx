import { LatePart } from '@banyan/core-screen/views';
import { Container, PageTitle, TextLink, VisuallyHidden } from '@banyan/ui';
import { useFetchedFor, useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import styled from 'styled-components';
import { RedeemButton } from '../codes/RedeemButton.tsx';
import { courseLinks } from '../course.links.ts';
import { useTrueProgress } from '../useTrueProgress.ts';
import { useWords } from '../shared/useWords.ts';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import { CatalogueResults } from './CatalogueResults.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';
import { KeywordSearch } from './KeywordSearch.tsx';
import { ResultBar } from './ResultBar.tsx';
import { useCatalogueAddress } from './useCatalogueAddress.ts';
import { useCatalogue } from './useCatalogue.ts';

/** Loaded separately, since it is at the foot of the page. */
const loadPartnersFoot = () => import('../partner/PartnersFoot.tsx').then((part) => part.PartnersFoot);

const Sides = styled.div`
  display: grid;
  grid-template-columns: 228px minmax(0, 1fr);
  column-gap: 36px;
  align-items: start;
`;

const Ways = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;
`;

/** The catalogue: categories at the left, filters above the courses. */
export const CataloguePage = observer(function CataloguePage() {
  const catalogue = useCatalogue();
  const { language, loggedIn } = useSession();
  const fetchedFor = useFetchedFor();
  const { query } = useCatalogueAddress();
  const { t } = useWords();
  // Titles depend on the language, learning states on the reader.
  useEffect(() => catalogue.show(query, `${language} ${fetchedFor}`), [catalogue, query, language, fetchedFor]);
  useEffect(() => () => catalogue.leave(), [catalogue]);
  useTrueProgress(useCallback(() => catalogue.refresh(), [catalogue]));
  return (
    <Container>
      <PageTitle
        actions={
          <Ways>
            {loggedIn ? <TextLink href={courseLinks.library.href()}>{t('library.toShelves')}</TextLink> : null}
            <TextLink href={courseLinks.packages.href()}>{t('title.packages')}</TextLink>
            <RedeemButton size="sm" />
            <KeywordSearch />
          </Ways>
        }
      >
        {t('title.catalogue')}
      </PageTitle>
      <Sides>
        <CategoryPanel />
        <div>
          <CatalogueFilters />
          <ResultBar />
          <VisuallyHidden as="h2">{t('catalogue.list')}</VisuallyHidden>
          <CatalogueResults />
        </div>
      </Sides>
      <LatePart load={loadPartnersFoot} waiting={null} near>
        {(PartnersFoot) => <PartnersFoot />}
      </LatePart>
    </Container>
  );
});
