import { fewestShown, type QuestionnaireResults } from '@banyan/contracts/exam';
import { Card, Dot, EmptyState, PageTitle, Tag } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { SheetsPart } from './SheetsPart.tsx';
import { ItemSums } from './ItemSums.tsx';

const List = styled.ol`
  display: grid;
  gap: 16px;
  max-width: 880px;
  padding-bottom: 64px;
  list-style: none;
`;

/** Sums of the answers, question by question. */
export function Results({ results }: { results: QuestionnaireResults }) {
  const { t } = useWords();
  const { counted, items, people, questionnaire, readable, tooFew } = results;
  return (
    <>
      <PageTitle
        description={
          <>
            {questionnaire.anonymous ? <Tag>{t('questionnaire.anonymous')}</Tag> : null} {questionnaire.owner}
            <Dot />
            {t('questionnaire.people', { count: people })}
            {tooFew || counted === people ? null : (
              <>
                <Dot />
                {t('questionnaire.counted', { count: counted })}
              </>
            )}
          </>
        }
      >
        {questionnaire.title}
      </PageTitle>
      {tooFew ? (
        <EmptyState
          level={2}
          label={t('questionnaire.tooFew')}
          description={t('questionnaire.tooFewText', { count: fewestShown, open: 2 * fewestShown })}
        />
      ) : (
        <List aria-label={t('questionnaire.resultsList')}>
          {items.map((item, index) => (
            <li key={item.id}>
              <Card>
                <ItemSums item={item} number={index + 1} />
              </Card>
            </li>
          ))}
        </List>
      )}
      {readable ? <SheetsPart id={questionnaire.id} /> : null}
    </>
  );
}
