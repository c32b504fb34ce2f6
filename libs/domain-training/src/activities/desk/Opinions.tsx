import type { ActivityOpinion } from '@banyan/contracts/training';
import type { PagedList } from '@banyan/core-screen';
import { DateOf, ListView } from '@banyan/core-screen/views';
import { EmptyState, List, ListRow, RatingValue } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useActivityWords } from '../shared/useWords.ts';

export interface OpinionsProps {
  list: PagedList<ActivityOpinion>;
}

/** Opinions of the participants, without their names. */
export const Opinions = observer(function Opinions({ list }: OpinionsProps) {
  const { number, t } = useActivityWords();
  return (
    <ListView
      list={list}
      label={t('desk.opinions')}
      failed={t('desk.opinionsFailed')}
      empty={<EmptyState level={3} label={t('desk.noOpinions')} description={t('desk.noOpinionsText')} />}
      frame={(rows, label) => (
        <List label={label} variant="card">
          {rows}
        </List>
      )}
    >
      {({ at, stars, words }) => (
        <ListRow
          title={words === '' ? t('desk.noWords') : words}
          meta={<RatingValue size="sm" value={stars} label={t('evaluation.mean', { value: number(stars) })} />}
          aside={<DateOf at={at} />}
        />
      )}
    </ListView>
  );
});
