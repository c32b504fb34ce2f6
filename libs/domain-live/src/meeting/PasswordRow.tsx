import { roomLimits } from '@banyan/contracts/live';
import { Button, TextField } from '@banyan/ui';
import { FormField } from '@banyan/ui/forms';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { MeetingValues } from './keptMeeting.ts';
import { makePassword } from './meetingRules.ts';

/** The button stays beside the box, whatever is below. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;

  & > button {
    margin-top: 26px;
  }
`;

/** A password of digits, typed or generated. */
export function PasswordRow() {
  const { t } = useWords();
  return (
    <FormField<MeetingValues, 'password'> name="password">
      {(field) => (
        <Row>
          <TextField
            label={t('meetings.form.password')}
            hint={t('meetings.form.passwordHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={roomLimits.passwordMost}
            {...field}
          />
          <Button onClick={() => field.onChange(makePassword())}>{t('meetings.form.makePassword')}</Button>
        </Row>
      )}
    </FormField>
  );
}
