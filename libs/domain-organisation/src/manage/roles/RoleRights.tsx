import type { BuiltInRole, RoleList } from '@banyan/contracts/organisation';
import { VisuallyHidden } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { Moon } from './Moon.tsx';
import { MoonLegend } from './MoonLegend.tsx';
import { reachOf, RightsTable } from './RightsTable.tsx';
import { useRoleWords } from './useRoleWords.ts';

const Head = styled.header`
  & > h2 {
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  & > p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

interface RoleRightsProps {
  name: string;
  /** Why it cannot be changed. */
  why: string;
  rights: RoleList['builtIn'][number]['rights'];
}

/** A role that is looked at and not changed. */
export function RoleRights({ name, why, rights }: RoleRightsProps) {
  const { t } = useWords();
  return (
    <>
      <Head>
        <h2>{name}</h2>
        <p>{why}</p>
      </Head>
      <MoonLegend />
      <RightsTable
        label={t('roles.rights')}
        cell={(permission, cellName) => {
          const reach = reachOf(rights, permission);
          return (
            <>
              <Moon reach={reach} />
              <VisuallyHidden>
                {cellName}: {reach === null ? t('roles.none') : t(`roles.reach.${reach}`)}
              </VisuallyHidden>
            </>
          );
        }}
      />
    </>
  );
}

/** A built-in role. */
export function BuiltInRights({ role, rights }: { role: BuiltInRole; rights: RoleRightsProps['rights'] }) {
  const { t } = useWords();
  const words = useRoleWords();
  return <RoleRights name={words.builtIn(role)} why={t(`roles.builtInText.${role}`)} rights={rights} />;
}
