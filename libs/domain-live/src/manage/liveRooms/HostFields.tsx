import { PeoplePicker } from '@banyan/core-console/views';
import { FormField } from '@banyan/ui/forms';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { RoomValues } from './roomForm.ts';
import type { RoomFormStore } from './RoomFormStore.ts';

export interface HostFieldsProps {
  form: RoomFormStore;
}

/** The first host of a live room, and those who host it with them. */
export const HostFields = observer(function HostFields({ form }: HostFieldsProps) {
  const { t } = useWords();
  const { found, known } = form;
  const people = (found.value ?? []).map(({ department, id, name }) => ({ id: String(id), name, detail: department }));
  const loading = found.state === 'loading';
  return (
    <>
      {(['host', 'hosts'] as const).map((name) => (
        <FormField<RoomValues, typeof name> key={name} name={name}>
          {({ error, onChange, value }) => (
            <PeoplePicker
              label={t(`manageLiveRooms.field.${name}`)}
              required={name === 'host'}
              people={people}
              known={known.map((one) => ({ ...one, detail: '' }))}
              loading={loading}
              onSearch={(words) => void found.load(words)}
              value={value}
              // The one that is chosen last is the first host.
              onChange={(ids) => onChange(name === 'host' ? ids.slice(-1) : ids)}
              error={error}
            />
          )}
        </FormField>
      ))}
    </>
  );
});
