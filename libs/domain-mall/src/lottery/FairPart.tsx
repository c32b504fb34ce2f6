import type { LotteryHome } from '@banyan/contracts/mall';
import { ListView, useFailureText } from '@banyan/core-screen/views';
import { Button, Card, EmptyState, List, Notice, SectionHeading, TextField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { CheckPanel } from './CheckPanel.tsx';
import { DrawRow } from './DrawRow.tsx';
import type { DrawStore } from './DrawStore.ts';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 32px;
  align-items: start;
  margin-top: 40px;

  & p {
    color: var(--ink-2);
  }
  & p + p {
    margin-block: 12px;
  }
  & code {
    display: block;
    margin-block: 8px 16px;
    padding: 8px 12px;
    border-radius: var(--r-ctl);
    background: var(--sunken);
    font-size: var(--t12);
    line-height: 20px;
    overflow-wrap: anywhere;
  }
`;

export interface FairPartProps {
  mine: NonNullable<LotteryHome['mine']>;
  store: DrawStore;
}

/** The viewer's draws, and the commitment to those to come. */
export const FairPart = observer(function FairPart({ mine, store }: FairPartProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { checked, checking, draws, opening, prizes } = store;
  const hash = useRef<HTMLElement>(null);
  const failure = opening.failureOf();
  const unchecked = draws.rows.map(({ id }) => checking.failureOf(id)).find((one) => one !== undefined);
  return (
    <Parts>
      <section aria-labelledby="lottery-draws">
        <SectionHeading id="lottery-draws">{t('lottery.draws')}</SectionHeading>
        <ListView
          list={draws}
          label={t('lottery.draws')}
          failed={t('lottery.drawsFailed')}
          frame={(rows, label) => (
            <List label={label} variant="card">
              {rows}
            </List>
          )}
          empty={
            <EmptyState level={3} size={144} label={t('lottery.noDraws')} description={t('lottery.noDrawsText')} />
          }
        >
          {(draw) => (
            <DrawRow
              draw={draw}
              drawn={store.prize(draw.drawn)}
              given={store.prize(draw.given)}
              pending={checking.isPending(draw.id)}
              onCheck={() => void checking.run(draw)}
            />
          )}
        </ListView>
      </section>
      <Card as="section" aria-labelledby="lottery-fair">
        <SectionHeading id="lottery-fair" size="sm">
          {t('lottery.fairTitle')}
        </SectionHeading>
        <p>{t('lottery.fairText')}</p>
        <code ref={hash} tabIndex={-1}>
          {mine.next.hash}
        </code>
        <TextField
          label={t('lottery.own')}
          hint={t('lottery.ownHint')}
          maxLength={64}
          value={store.own}
          onChange={({ target }) => store.setOwn(target.value)}
        />
        <p>{t('lottery.openText')}</p>
        <p>
          <Button
            disabled={mine.next.draws === 0 || store.turning}
            pending={opening.isPending()}
            onClick={() => {
              // With nothing drawn yet the next seed cannot be opened: the focus moves to the hash that commits to it.
              void store.open().then((opened) => {
                if (opened) hash.current?.focus();
              });
            }}
          >
            {t('lottery.open')}
          </Button>
        </p>
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {failureText(failure, t('lottery.notOpened'))}
          </Notice>
        )}
        {unchecked === undefined ? null : (
          <Notice tone="danger" live>
            {t('lottery.uncheckable')}
          </Notice>
        )}
        {checked === null ? null : <CheckPanel check={checked} prizes={prizes} />}
      </Card>
    </Parts>
  );
});
