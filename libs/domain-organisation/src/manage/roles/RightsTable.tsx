import { actions, areas, type Area, type Action, type Permission, type Reach } from '@banyan/contracts';
import { VisuallyHidden } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    height: 32px;
    padding-inline: 8px;
    border-bottom: 1px solid var(--line);
    text-align: center;
    font-weight: 400;
  }
  & th[scope='row'] {
    text-align: start;
    white-space: nowrap;
  }
  & thead th {
    font-size: var(--t12);
    color: var(--ink-2);
  }
  & td:last-child[data-from] {
    text-align: start;
    color: var(--ink-2);
  }
`;

export interface RightsTableProps {
  /** Accessible name. */
  label: string;
  /** Areas to show; all by default. */
  only?: readonly Area[];
  /** Content of a cell. */
  cell: (permission: Permission, name: string) => ReactNode;
  /** A last column with words about an area. */
  from?: { readonly header: string; readonly words: (area: Area) => ReactNode };
}

/** Rights by area and action. */
export const RightsTable = observer(function RightsTable({ label, only = areas, cell, from }: RightsTableProps) {
  const { t } = useWords();
  const name = (area: Area, action: Action) => `${t(`roles.area.${area}`)} ${t(`roles.action.${action}`)}`;
  return (
    <Table>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('roles.areaHead')}</VisuallyHidden>
          </th>
          {actions.map((action) => (
            <th key={action} scope="col">
              {t(`roles.action.${action}`)}
            </th>
          ))}
          {from === undefined ? null : <th scope="col">{from.header}</th>}
        </tr>
      </thead>
      <tbody>
        {only.map((area) => (
          <tr key={area}>
            <th scope="row">{t(`roles.area.${area}`)}</th>
            {actions.map((action) => (
              <td key={action}>{cell(`${area}.${action}`, name(area, action))}</td>
            ))}
            {from === undefined ? null : <td data-from="">{from.words(area)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
});

/** The reach of a right among others; null: not held. */
export const reachOf = (
  rights: readonly { readonly permission: Permission; readonly reach: Reach }[],
  permission: Permission,
): Reach | null => rights.find((right) => right.permission === permission)?.reach ?? null;
