import { courierLength } from '@banyan/contracts/mall';
import { Button, TextField } from '@banyan/ui';
import { useState } from 'react';
import { useWords } from '../shared/useWords.ts';
import type { Parcel } from './MallDeskStore.ts';

export interface SendFormProps {
  parcel: Parcel;
  pending: boolean;
  onWrite: (change: Partial<Parcel>) => void;
  onSend: (parcel: Parcel) => void;
}

/** Courier and number of a parcel. */
export function SendForm({ parcel, pending, onWrite, onSend }: SendFormProps) {
  const { t } = useWords();
  const [pressed, setPressed] = useState(false);
  const trimmed = { company: parcel.company.trim(), number: parcel.number.trim() };
  const missing = (text: string) => (pressed && text === '' ? t('desk.missing') : undefined);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        if (trimmed.company !== '' && trimmed.number !== '') onSend(trimmed);
      }}
    >
      <TextField
        label={t('desk.company')}
        maxLength={courierLength}
        error={missing(trimmed.company)}
        value={parcel.company}
        onChange={({ target }) => onWrite({ company: target.value })}
      />
      <TextField
        label={t('desk.number')}
        maxLength={courierLength}
        error={missing(trimmed.number)}
        value={parcel.number}
        onChange={({ target }) => onWrite({ number: target.value })}
      />
      <span data-acts="">
        <Button type="submit" variant="primary" pending={pending}>
          {t('desk.send')}
        </Button>
      </span>
    </form>
  );
}
