import { sexes, type QuestionnaireSheet } from '@banyan/contracts/exam';
import { ListView, Moment, useShow } from '@banyan/core-screen/views';
import { Card, EmptyState, Facts, SectionHeading } from '@banyan/ui';
import { ImageRow } from '@banyan/ui/media';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { examDomain } from '../../exam.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { makeSheetsStore } from './SheetsStore.ts';

const Part = styled.section`
  max-width: 880px;
  padding-bottom: 64px;

  & h3 {
    font-size: var(--t16);
    line-height: 24px;
  }
  & small {
    color: var(--ink-3);
  }
`;

type Line = QuestionnaireSheet['lines'][number];

/** An answer as the author reads it. */
function Said({ line }: { line: Line }) {
  const { t } = useWords();
  const numbers = line.numbers.map((number) =>
    line.type === 'sex' ? t(`questionnaire.sex.${sexes[number] ?? 'unsaid'}`) : String(number),
  );
  const words = [...line.texts, ...numbers].join(t('questionnaire.and'));
  if (line.files.length > 0)
    return <ImageRow label={line.title} images={line.files.map((file) => ({ id: file.url, ...file }))} />;
  return words === '' ? t('questionnaire.unanswered') : words;
}

/** Named answers, for the author of a questionnaire that is not anonymous. */
export const SheetsPart = observer(function SheetsPart({ id }: { id: number }) {
  const store = examDomain.useStore(makeSheetsStore, id);
  const { t } = useWords();
  useShow(store, () => store.show(), id);
  return (
    <Part>
      <SectionHeading>{t('questionnaire.sheets')}</SectionHeading>
      <ListView
        list={store.sheets}
        label={t('questionnaire.sheets')}
        failed={t('questionnaire.sheetsFailed')}
        empty={
          <EmptyState level={3} label={t('questionnaire.noSheets')} description={t('questionnaire.noSheetsText')} />
        }
      >
        {(sheet) => (
          <Card as="li">
            <h3>{sheet.department === '' ? sheet.name : `${sheet.name} · ${sheet.department}`}</h3>
            <small>
              <Moment at={sheet.at} />
            </small>
            <Facts rows={sheet.lines.map((line) => ({ name: line.title, value: <Said line={line} /> }))} />
          </Card>
        )}
      </ListView>
    </Part>
  );
});
