import { questionColumns, type QuestionImport } from '@banyan/contracts/exam';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { QuestionImportStore } from './QuestionImportStore.ts';

const Part = styled.details`
  padding: 0 var(--console-edge, 32px) 12px;

  & > summary {
    cursor: pointer;
    font-weight: 600;
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    gap: 12px 16px;
    margin-top: 12px;
  }
`;

export interface ColumnsPartProps {
  store: QuestionImportStore;
  detail: QuestionImport;
}

/** Meanings of the columns of a table; open while one that every question needs is missing. */
export const ColumnsPart = observer(function ColumnsPart({ store, detail }: ColumnsPartProps) {
  const { t } = useWords();
  const { head, mapping } = detail;
  const lacks = (['kind', 'stem', 'answer'] as const).some((one) => !mapping.includes(one));
  const options = [
    { value: '', label: t('questionImport.noColumn') },
    ...questionColumns.map((value) => ({ value, label: t(`questionImport.field.${value}`) })),
  ];
  return (
    <Part open={lacks}>
      <summary>{t('questionImport.columns')}</summary>
      <div>
        {head.map((name, place) => (
          <Select
            // Columns of a file may have the same name.
            // oxlint-disable-next-line no-array-index-key
            key={place}
            label={t('questionImport.column', {
              name: name.trim() === '' ? t('questionImport.unnamed', { n: place + 1 }) : name,
            })}
            options={options}
            value={mapping[place] ?? ''}
            onChange={(value) => void store.mapColumn(place, questionColumns.find((one) => one === value) ?? null)}
          />
        ))}
      </div>
    </Part>
  );
});
