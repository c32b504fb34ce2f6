import { organisationScreens } from '@banyan/contracts/organisation';
import { Moment, RequestView } from '@banyan/core-screen/views';
import { SkeletonLine, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { ImportStore } from './ImportStore.ts';

const Earlier = styled.section`
  display: grid;
  gap: 12px;
  margin-top: 24px;

  & > h2 {
    margin-top: 12px;
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  & > p {
    color: var(--ink-2);
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    padding-block: 8px;
    border-top: 1px solid var(--line);
    color: var(--ink-2);
  }
  & li > :last-child {
    margin-inline-start: auto;
  }
`;

/** The form of a file, and the imports before this one. */
export const EarlierImports = observer(function EarlierImports({ store }: { store: ImportStore }) {
  const { t, number } = useWords();
  return (
    <Earlier>
      <p>{t('imports.help')}</p>
      <h2>{t('imports.earlier')}</h2>
      <RequestView request={store.earlier} skeleton={<SkeletonLine width="60%" />}>
        {(imports) =>
          imports.length === 0 ? (
            <p>{t('imports.noEarlier')}</p>
          ) : (
            <ul>
              {imports.map(({ at, by, file, id, rows, state }) => (
                <li key={id}>
                  <TextLink href={`${organisationScreens.importPeople.path}?id=${id}`}>{file}</TextLink>
                  <span>{t('imports.earlierLine', { by, rows: number(rows) })}</span>
                  <span>{t(`imports.state.${state}`)}</span>
                  <Moment at={at} />
                </li>
              ))}
            </ul>
          )
        }
      </RequestView>
    </Earlier>
  );
});
