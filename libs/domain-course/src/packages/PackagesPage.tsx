import { ListPage, useRefresh, useShow } from '@banyan/core-screen/views';
import { Card, EmptyState, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import { PackageCard } from './PackageCard.tsx';
import { makePackagesStore } from './PackagesStore.ts';

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px;

  & > li {
    display: grid;
  }
`;

/** Course packages. */
export const PackagesPage = observer(function PackagesPage() {
  const { list } = courseDomain.useStore(makePackagesStore);
  const { t } = useWords();
  useShow(list, () => list.show());
  useRefresh(() => list.refresh());
  return (
    <ListPage
      title={t('title.packages')}
      description={t('packages.about')}
      list={list}
      label={t('packages.list')}
      failed={t('packages.failed')}
      frame={(rows, label) => <Rows aria-label={label}>{rows}</Rows>}
      empty={
        <EmptyState
          level={2}
          label={t('packages.none')}
          description={t('packages.noneText')}
          actions={<LinkButton href={courseLinks.catalogue.href()}>{t('catalogue.all')}</LinkButton>}
        />
      }
    >
      {(pack, index) => (
        <Card as="li" padding="none">
          <PackageCard pack={pack} eager={index < 4} />
        </Card>
      )}
    </ListPage>
  );
});
