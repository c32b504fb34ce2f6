import type { ImportDetail } from '@banyan/contracts/organisation';
import { Button, MenuButton, SectionHeading, Switch } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { ImportStore } from './ImportStore.ts';
import { useImportWords } from './useImportWords.ts';

const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: 16px;
  flex: none;
  width: 320px;
  overflow: auto;
  padding: 16px 24px;
  border-inline-start: 1px solid var(--line);

  & > ul {
    display: grid;
    gap: 8px;
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 8px;
    overflow-wrap: anywhere;
  }
  & li > button {
    justify-self: start;
  }
  & small,
  & > p {
    color: var(--ink-2);
  }
`;

const leftOut = '-';

/** Beside the rows: what the columns are, and what is wrong, by cause. */
export const CheckSide = observer(function CheckSide({ store, detail }: { store: ImportStore; detail: ImportDetail }) {
  const { t, number } = useWords();
  const { columnName, faultText } = useImportWords();
  const { causes, columns, counts, head, leave, make, mapping, options } = detail;
  return (
    <Side aria-label={t('imports.side')} aria-busy={store.changing.isPending()}>
      {causes.length === 0 ? null : (
        <>
          <SectionHeading level={2}>{t('imports.why', { n: number(counts.fault) })}</SectionHeading>
          <ul>
            {causes.map(({ column, fault, rows, value }) => (
              <li key={[column, fault, value].join('\n')}>
                <span>
                  {value === '' ? columnName(column, columns) : `“${value}”`} {faultText({ fault })}
                </span>
                <small>{t('imports.causeRows', { n: number(rows) })}</small>
                {fault === 'unknownDepartment' && value !== '' ? (
                  <Button size="sm" onClick={() => void store.makeDepartment(value, true)}>
                    {t('imports.makeIt')}
                  </Button>
                ) : null}
                {fault === 'option' && value !== '' ? (
                  <Button size="sm" onClick={() => void store.makeOption(column, value, true)}>
                    {t('imports.makeOption', { field: columnName(column, columns) })}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
      {make.length === 0 ? null : (
        <>
          <SectionHeading level={2}>{t('imports.made')}</SectionHeading>
          <ul>
            {make.map((name) => (
              <li key={name}>
                <span>{name}</span>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('imports.doNotMake', { name })}
                  onClick={() => void store.makeDepartment(name, false)}
                >
                  {t('cancel')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {options.length === 0 ? null : (
        <>
          <SectionHeading level={2}>{t('imports.madeOptions')}</SectionHeading>
          <ul>
            {options.map(({ column, name }) => (
              <li key={`${column} ${name}`}>
                <span>
                  {columnName(column, columns)}: {name}
                </span>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('imports.doNotMake', { name })}
                  onClick={() => void store.makeOption(column, name, false)}
                >
                  {t('cancel')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <SectionHeading level={2}>{t('imports.columns')}</SectionHeading>
      <ul>
        {head.map((heading, place) => {
          const shown = heading === '' ? t('imports.unnamed', { n: place + 1 }) : heading;
          const now = mapping[place] ?? null;
          const column = now === null ? t('imports.leftOut') : columnName(now, columns);
          return (
            <li key={place}>
              <span>{shown}</span>
              <MenuButton
                label={t('imports.columnMeans', { head: shown, column })}
                variant="normal"
                items={[
                  { id: leftOut, label: t('imports.leftOut') },
                  ...columns.map(({ name }) => ({ id: name, label: columnName(name, columns) })),
                ]}
                onAction={(id) => void store.mapColumn(place, id === leftOut ? null : id)}
              >
                {column}
              </MenuButton>
            </li>
          );
        })}
      </ul>
      <Switch checked={leave} onChange={(on) => void store.setLeave(on)}>
        {t('imports.leave')}
      </Switch>
      <p>{t('imports.leaveText')}</p>
    </Side>
  );
});
