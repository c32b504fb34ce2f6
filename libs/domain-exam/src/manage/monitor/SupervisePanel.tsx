import { examLimits, mostMinutes } from '@banyan/contracts/exam';
import { ConfirmCount, SidePanel } from '@banyan/core-console/views';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice, Radio, RadioGroup, SegmentedControl, TextArea } from '@banyan/ui';
import { NumberField } from '@banyan/ui/fields';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { MonitorStore, Whom } from './MonitorStore.ts';

const Form = styled.div`
  display: grid;
  gap: 20px;
`;

const steps = ['2', '5', '10'] as const;

export interface SupervisePanelProps {
  store: MonitorStore;
}

/** To whom something is done, each with its number. */
const Whoms = observer(function Whoms({ store }: SupervisePanelProps) {
  const { t, number } = useWords();
  const { selected } = store;
  const all: readonly Whom[] = ['all', 'department', 'offline', 'one'];
  const offered = all.filter((whom) => whom === 'all' || store.papersOf(whom).length > 0);
  const name = (whom: Whom) =>
    t(`monitor.whom.${whom}`, {
      name: whom === 'department' ? (selected?.department ?? store.troubled?.department ?? '') : (selected?.name ?? ''),
      n: number(store.papersOf(whom).length),
    });
  return (
    <RadioGroup
      label={t('monitor.for')}
      value={store.whom}
      onChange={(value) => {
        const whom = all.find((one) => one === value);
        if (whom !== undefined) store.choose(whom);
      }}
    >
      {offered.map((whom) => (
        <Radio key={whom} value={whom}>
          {name(whom)}
        </Radio>
      ))}
    </RadioGroup>
  );
});

/** More time or words, in a panel beside the hall. */
const Giving = observer(function Giving({ store, kind }: SupervisePanelProps & { kind: 'extend' | 'reopen' | 'tell' }) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const [minutes, setMinutes] = useState(5);
  const [words, setWords] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const count = kind === 'reopen' ? 1 : store.papersOf(store.whom).length;
  const isShut = words.trim() === '' || count === 0;
  const run = () => {
    if (isShut) return;
    setFailure(undefined);
    const work =
      kind === 'extend'
        ? store.extend(minutes, words)
        : kind === 'tell'
          ? store.tell(words)
          : store.reopen(minutes, words);
    work.catch(setFailure);
  };
  return (
    <SidePanel
      label={t(`monitor.panel.${kind}`)}
      place={t(`monitor.panel.${kind}`)}
      onClose={() => store.close()}
      footer={
        <>
          <Button onClick={() => store.close()}>{t('manageExam.cancel')}</Button>
          <Button variant="primary" shut={isShut} pending={store.acting.isPending()} onClick={run}>
            {t(`monitor.go.${kind}`, { count, n: number(count), minutes: number(minutes) })}
          </Button>
        </>
      }
    >
      <Form>
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {failureText(failure)}
          </Notice>
        )}
        {kind === 'reopen' ? (
          <p>{t('monitor.reopenNote', { name: store.selected?.name ?? '' })}</p>
        ) : (
          <Whoms store={store} />
        )}
        {kind === 'tell' ? null : (
          <>
            <SegmentedControl
              label={t('monitor.by')}
              value={steps.find((step) => step === String(minutes)) ?? 'other'}
              options={[
                ...steps.map((step) => ({ value: step as string, label: t('manageExams.minutes', { n: step }) })),
                { value: 'other', label: '…' },
              ]}
              onChange={(value) => setMinutes(value === 'other' ? 15 : Number(value))}
            />
            <NumberField
              label={t('monitor.minutes')}
              min={1}
              max={mostMinutes}
              step={1}
              unit={t('manageExam.minutesUnit')}
              value={minutes}
              onChange={(value) => setMinutes(value ?? 5)}
            />
          </>
        )}
        <TextArea
          label={t(kind === 'tell' ? 'monitor.text' : 'monitor.why')}
          hint={t('monitor.whyHint')}
          rows={3}
          maxLength={examLimits.reason}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Form>
    </SidePanel>
  );
});

/** Question before an act that cannot be taken back, with its number. */
const Ending = observer(function Ending({ store, kind }: SupervisePanelProps & { kind: 'collect' | 'stop' }) {
  const { t, number } = useWords();
  const [words, setWords] = useState('');
  const count = kind === 'stop' ? store.open.length : store.papersOf(store.whom).length;
  return (
    <ConfirmCount
      open
      danger
      title={t(`monitor.ask.${kind}`, { count, n: number(count) })}
      count={count}
      confirmText={t(`monitor.go.${kind}`, { count, n: number(count) })}
      shut={words.trim() === ''}
      onConfirm={() => (kind === 'stop' ? store.stop(words) : store.collect(words))}
      onClose={() => store.close()}
    >
      <p>{t(`monitor.note.${kind}`)}</p>
      <TextArea
        label={t('monitor.why')}
        hint={t('monitor.whyHint')}
        rows={2}
        maxLength={examLimits.reason}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </ConfirmCount>
  );
});

/** The form of what a supervisor is about to do. */
export const SupervisePanel = observer(function SupervisePanel({ store }: SupervisePanelProps) {
  const { supervising } = store;
  if (supervising === null) return null;
  if (supervising === 'collect' || supervising === 'stop') return <Ending store={store} kind={supervising} />;
  return <Giving key={supervising} store={store} kind={supervising} />;
});
