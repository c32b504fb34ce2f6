import { areas, idOf, type Area } from '@banyan/contracts';
import { organisationScreens } from '@banyan/contracts/organisation';
import { PageHead } from '@banyan/core-console/views';
import { RequestView, useShow } from '@banyan/core-screen/views';
import { DetailSkeleton, EmptyState, LinkButton, SectionHeading, VisuallyHidden } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { organisationDomain } from '../../organisation.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { Moon } from './Moon.tsx';
import { MoonLegend } from './MoonLegend.tsx';
import { makePersonRightsStore, type PersonRights } from './PersonRightsStore.ts';
import { reachOf, RightsTable } from './RightsTable.tsx';
import { RightsWays } from './RightsWays.tsx';
import { useRoleWords } from './useRoleWords.ts';

const All = styled.section`
  padding: 16px var(--console-edge, 32px) 32px;
`;

function Sum({ rights, sources }: PersonRights) {
  const { t, list } = useWords();
  const words = useRoleWords();
  const held = areas.filter((area) => rights.some(({ permission }) => permission.startsWith(`${area}.`)));
  const origins = (area: Area) =>
    list(
      sources
        .filter((source) => source.rights.some(({ permission }) => permission.startsWith(`${area}.`)))
        .map(({ builtIn, role }) => (builtIn === null ? (role?.name ?? '') : words.builtIn(builtIn))),
    );
  return (
    <All>
      <SectionHeading level={2} size="sm">
        {t('roles.sum', { areas: held.length, count: rights.length })}
      </SectionHeading>
      <MoonLegend />
      <RightsTable
        label={t('roles.rights')}
        only={held}
        from={{ header: t('roles.from'), words: origins }}
        cell={(permission, name) => {
          const reach = reachOf(rights, permission);
          return (
            <>
              <Moon reach={reach} />
              <VisuallyHidden>
                {name}: {reach === null ? t('roles.none') : t(`roles.reach.${reach}`)}
              </VisuallyHidden>
            </>
          );
        }}
      />
    </All>
  );
}

/** Rights of a person in the console, each with its origin. */
export const PersonRightsPage = observer(function PersonRightsPage() {
  const id = idOf(useParams()['person']) ?? 0;
  const store = organisationDomain.useStore(makePersonRightsStore, id);
  const { t } = useWords();
  const { rights } = store;
  useShow(store, () => rights.show(), String(id));
  const person = rights.value?.person;
  return (
    <>
      <PageHead
        title={person === undefined ? t('title.personRights') : t('roles.personTitle', { name: person.name })}
        {...(person === undefined
          ? {}
          : { sentence: [person.account, person.department].filter((part) => part !== '').join(' · ') })}
        actions={
          <>
            <LinkButton href={organisationScreens.roles.path}>{t('roles.allRoles')}</LinkButton>
            <LinkButton href={`${organisationScreens.people.path}?open=${id}`}>{t('roles.openPerson')}</LinkButton>
          </>
        }
      />
      <RequestView request={rights} failed={t('roles.personFailed')} skeleton={<DetailSkeleton label={t('loading')} />}>
        {(all) => (
          <>
            <RightsWays {...all} />
            {all.rights.length === 0 ? (
              <EmptyState
                level={2}
                size={160}
                label={t('roles.noRights')}
                description={t(all.person.locked ? 'roles.lockedText' : 'roles.noRightsText')}
              />
            ) : (
              <Sum {...all} />
            )}
          </>
        )}
      </RequestView>
    </>
  );
});
