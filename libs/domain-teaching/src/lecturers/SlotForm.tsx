import { lecturerLimits } from '@banyan/contracts/teaching';
import { useClock } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, Card, Notice, SectionHeading, SegmentedControl, TextField, useLeaveGuard } from '@banyan/ui';
import { DateTimePicker } from '@banyan/ui/dates';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { OfficeStore } from './OfficeStore.ts';
import { useLecturerFailure } from './useLecturerFailure.ts';

const Fields = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;
`;
const lengths = { short: 50, middle: 90, half: 210 } as const;
type Length = keyof typeof lengths;

/** Form to offer a slot: start, length, place. */
export const SlotForm = observer(function SlotForm({ store }: { store: Pick<OfficeStore, 'add'> }) {
  const { t } = useWords();
  const { timeZone } = useSession();
  const now = useClock()();
  const failureText = useLecturerFailure();
  const id = useId();
  const [begins, setBegins] = useState('');
  const [length, setLength] = useState<Length>('middle');
  const [place, setPlace] = useState('');
  const [missing, setMissing] = useState(false);
  const [added, setAdded] = useState(false);
  // The place is kept for the next slot on purpose.
  useLeaveGuard(begins !== '');
  const { add } = store;
  const failure = add.failureOf();
  const send = async () => {
    setMissing(begins === '');
    setAdded(false);
    if (begins === '') return;
    const from = Date.parse(begins);
    if (!(await add.run({ from, to: from + lengths[length] * 60_000, place: place.trim() }))) return;
    setBegins('');
    setAdded(true);
  };
  return (
    <Card as="section" aria-labelledby={id}>
      <SectionHeading id={id} size="sm">
        {t('office.add')}
      </SectionHeading>
      <Fields>
        <DateTimePicker
          label={t('office.begins')}
          required
          zone={timeZone}
          min={new Date(now).toISOString()}
          max={new Date(now + lecturerLimits.aheadMs).toISOString()}
          refusedText={t('lecturers.refusal.span')}
          clearText={t('office.clear')}
          error={missing && begins === '' ? t('office.missing') : undefined}
          value={begins}
          onChange={setBegins}
        />
        <div>
          <SegmentedControl
            label={t('office.length')}
            value={length}
            onChange={setLength}
            options={(['short', 'middle', 'half'] as const).map((value) => ({
              value,
              label: t(`office.lengths.${value}`),
            }))}
          />
        </div>
        <TextField
          label={t('office.place')}
          hint={t('office.placeHint')}
          maxLength={lecturerLimits.place}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {failureText(failure, t('lecturers.kept'))}
          </Notice>
        )}
        {added ? (
          <Notice tone="ok" live>
            {t('office.added')}
          </Notice>
        ) : null}
        <Button variant="primary" pending={add.isPending()} onClick={() => void send()}>
          {t('office.save')}
        </Button>
      </Fields>
    </Card>
  );
});
