import { sexes, type QuestionnaireSheet } from '@banyan/contracts/exam';
import type { PagedList } from '@banyan/core-screen';
import { ListView, Moment } from '@banyan/core-screen/views';
import { Card, EmptyState, Facts } from '@banyan/ui';
import { ImageRow } from '@banyan/ui/media';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';

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

export interface SheetListProps {
  list: PagedList<QuestionnaireSheet>;
}

/** Named answers, person by person. */
export const SheetList = observer(function SheetList({ list }: SheetListProps) {
  const { t } = useWords();
  return (
    <ListView
      list={list}
      label={t('questionnaire.sheets')}
      failed={t('questionnaire.sheetsFailed')}
      empty={<EmptyState level={3} label={t('questionnaire.noSheets')} description={t('questionnaire.noSheetsText')} />}
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
  );
});
