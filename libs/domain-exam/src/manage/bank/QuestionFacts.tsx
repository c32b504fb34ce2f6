import type { EditedQuestion } from '@banyan/contracts/exam';
import { Moment } from '@banyan/core-screen/views';
import { Button, Facts, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';

export interface QuestionFactsProps {
  question: EditedQuestion;
  /** Writes an earlier version into the form; left out for those who may only look. */
  onBringBack?: (id: number) => void;
}

/** Results, uses, doubles and versions of a question. */
export const QuestionFacts = observer(function QuestionFacts({ question, onBringBack }: QuestionFactsProps) {
  const { t, list, number } = useWords();
  const { answered, doubles, id, uses, version, versions } = question;
  const open = uses.filter((one) => one.open).length;
  return (
    <>
      {doubles.length === 0 ? null : (
        <Notice tone="warn">
          {t('manageQuestion.doubles', { count: doubles.length, n: number(doubles.length) })}{' '}
          {list(doubles.map(({ stem }) => stem))}
        </Notice>
      )}
      {uses.length === 0 ? null : (
        <Notice tone="info">
          {t('manageQuestion.usedIn', { count: uses.length, n: number(uses.length), open: number(open) })}
        </Notice>
      )}
      <Facts
        rows={[
          { name: t('manageQuestion.answered'), value: number(answered) },
          {
            name: t('manageBank.column.exams'),
            value: uses.length === 0 ? t('manageBank.unused') : list(uses.map(({ title }) => title)),
          },
          {
            name: t('manageQuestion.versions'),
            value: (
              <ul>
                {versions.map((one) => (
                  <li key={one.id}>
                    {t('manageQuestion.version', { n: number(one.version) })} <Moment at={one.at} /> {one.by}{' '}
                    {one.id === id || one.version === version || onBringBack === undefined ? null : (
                      <Button size="sm" variant="ghost" onClick={() => onBringBack(one.id)}>
                        {t('manageQuestion.bringBack')}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </>
  );
});
