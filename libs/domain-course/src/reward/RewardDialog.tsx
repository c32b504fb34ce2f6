import { mostReward, rewardSteps, type CourseRewardGift } from '@banyan/contracts/course';
import { DateOf, ListView, useFailureText } from '@banyan/core-screen/views';
import { Button, EmptyState, List, ListRow, Notice, SegmentedControl, TextField } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { rewardRefusalOf } from './rewardRefusal.ts';
import type { RewardStore } from './RewardStore.ts';

const Parts = styled.div`
  display: grid;
  gap: 24px;
`;
const Giving = styled.form`
  display: grid;
  gap: 12px;
  justify-items: start;

  & > p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > [role='alert'],
  & > div {
    max-width: 100%;
  }
`;
const own = 'own';

export interface RewardDialogProps {
  store: RewardStore;
  lecturer: string;
  onClose: () => void;
}

const Form = observer(function Form({ store }: Pick<RewardDialogProps, 'store'>) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const [choice, setChoice] = useState<string>(String(rewardSteps[1]));
  const [typed, setTyped] = useState('');
  const [broken, setBroken] = useState(false);
  const [given, setGiven] = useState<number | null>(null);
  const { give, stand } = store;
  if (stand === null || stand.refusal === 'own') return null;
  const { leftToday, spendable } = stand;
  const points = choice === own ? (/^[1-9]\d{0,3}$/.test(typed.trim()) ? Number(typed.trim()) : 0) : Number(choice);
  const wrong = points < 1 || points > mostReward;
  const failure = give.failureOf();
  const refusal = rewardRefusalOf(failure);
  const words =
    failure === undefined
      ? undefined
      : refusal === null
        ? failureText(failure, t('reward.kept'))
        : t(`reward.refusal.${refusal}`);
  const count = (value: number) => t('pay.points', { count: value, formatted: number(value) });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setGiven(null);
    setBroken(wrong);
    if (wrong) return;
    if (await give.run(points)) {
      setGiven(points);
      setTyped('');
    }
  };
  const shut = stand.refusal;
  return (
    <Giving onSubmit={(event) => void submit(event)} noValidate>
      <SegmentedControl
        label={t('reward.howMany')}
        value={choice}
        options={[
          ...rewardSteps.map((step) => ({ value: String(step), label: count(step) })),
          { value: own, label: t('reward.own') },
        ]}
        onChange={(next) => {
          setChoice(next);
          setBroken(false);
          give.dismiss();
        }}
      />
      {choice === own ? (
        <TextField
          label={t('reward.ownLabel', { most: number(mostReward) })}
          value={typed}
          inputMode="numeric"
          maxLength={4}
          error={broken ? t('reward.broken', { most: number(mostReward) }) : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setBroken(false);
            give.dismiss();
          }}
        />
      ) : null}
      <p>{t('reward.stand', { spendable: count(spendable ?? 0), left: count(leftToday) })}</p>
      {shut === 'points' || shut === 'day' ? <Notice tone="info">{t(`reward.refusal.${shut}`)}</Notice> : null}
      {words === undefined ? null : (
        <Notice tone="danger" live>
          {words}
        </Notice>
      )}
      {given === null ? null : (
        <Notice tone="ok" live>
          {t('reward.given', { points: count(given) })}
        </Notice>
      )}
      <Button type="submit" variant="primary" pending={give.isPending()} disabled={shut !== null}>
        {wrong ? t('reward.give') : t('reward.giveThese', { points: count(points) })}
      </Button>
    </Giving>
  );
});

/** Dialog for rewarding the lecturer, with earlier gifts. */
export const RewardDialog = observer(function RewardDialog({ store, lecturer, onClose }: RewardDialogProps) {
  const { t, number } = useWords();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('reward.title', { lecturer })}
      closeText={t('close')}
      align="start"
      width={520}
    >
      <Parts>
        <Form store={store} />
        <ListView
          list={store.list}
          label={t('reward.list')}
          failed={t('reward.failed')}
          frame={(rows, label) => (
            <List label={label} variant="card">
              {rows}
            </List>
          )}
          empty={<EmptyState level={3} label={t('reward.none')} description={t('reward.noneText')} />}
        >
          {(gift: CourseRewardGift) => (
            <ListRow
              title={t('reward.gift', { name: gift.name, count: gift.points, points: number(gift.points) })}
              aside={<DateOf at={gift.at} />}
            />
          )}
        </ListView>
      </Parts>
    </Dialog>
  );
});
