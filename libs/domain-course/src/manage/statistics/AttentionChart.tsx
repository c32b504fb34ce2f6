import { fewestViewers } from '@banyan/contracts/course';
import { RequestView } from '@banyan/core-screen/views';
import { Notice, SkeletonBlock } from '@banyan/ui';
import { LineChart } from '@banyan/ui/charts';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useChartWords } from '../../hours/useChartWords.ts';
import { useWords } from '../../shared/useWords.ts';
import type { StatisticsStore } from './StatisticsStore.ts';

const Choice = styled.div`
  max-width: 480px;
`;

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export interface AttentionChartProps {
  store: StatisticsStore;
}

/** Which seconds of a chapter are played how often, and how many are still there. */
export const AttentionChart = observer(function AttentionChart({ store }: AttentionChartProps) {
  const { t, number } = useWords();
  const words = useChartWords();
  const { attention, playing } = store;
  const chosen = playing.find(({ id }) => id === store.chapter) ?? playing[0];
  if (chosen === undefined) return null;
  const nameOf = ({ no, title }: (typeof playing)[number]) => t('statistics.attentionOf', { no: number(no), title });
  return (
    <section aria-label={t('statistics.attention')}>
      <h2>{t('statistics.attention')}</h2>
      <Choice>
        <Select
          label={t('statistics.attentionChoose')}
          options={playing.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
          value={String(chosen.id)}
          onChange={(id) => store.look(Number(id))}
        />
      </Choice>
      <RequestView
        request={attention}
        failed={t('statistics.attentionFailed')}
        skeleton={<SkeletonBlock height={240} />}
      >
        {({ pieceS, plays, present, viewers }) => {
          if (pieceS === 0)
            return <Notice>{t('statistics.tooFew', { needed: number(fewestViewers), n: number(viewers) })}</Notice>;
          const most = plays.indexOf(Math.max(...plays));
          return (
            <LineChart
              title={nameOf(chosen)}
              note={t('statistics.attentionNote', { n: number(viewers) })}
              summary={t('statistics.attentionSummary', {
                most: clockOf(most * pieceS),
                share: number(Math.round((100 * (present.at(-1) ?? 0)) / viewers)),
              })}
              words={words(t('statistics.second'))}
              format={number}
              data={{
                labels: plays.map((_, piece) => clockOf(piece * pieceS)),
                series: [
                  { id: 'plays', name: t('statistics.plays'), values: plays },
                  { id: 'present', name: t('statistics.present'), values: present },
                ],
              }}
            />
          );
        }}
      </RequestView>
    </section>
  );
});
