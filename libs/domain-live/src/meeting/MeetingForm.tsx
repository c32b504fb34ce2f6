import { bookedKinds, roomLimits, type MeetingInfo } from '@banyan/contracts/live';
import { useClock, useKept } from '@banyan/core-screen/views';
import { Button, Card, countCharacters, Notice, Radio, RadioGroup, TextArea, TextField } from '@banyan/ui';
import { Form, FormField, standardSchemaResolver, useForm, useWatch } from '@banyan/ui/forms';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { MeetingValues } from './keptMeeting.ts';
import { endAfter, meetingRules, newMeeting, valuesOf } from './meetingRules.ts';
import type { MeetingFormStore } from './MeetingFormStore.ts';
import { PasswordRow } from './PasswordRow.tsx';
import { PeopleFields } from './PeopleFields.tsx';
import { sendMeeting } from './sendMeeting.ts';
import { TimeFields } from './TimeFields.tsx';
import { useMeetingFailure } from './useMeetingFailure.ts';

const Place = styled.div`
  max-width: 720px;
  padding-bottom: 48px;
`;
const Buttons = styled.div`
  display: flex;
  gap: 12px;
`;
const resolver = standardSchemaResolver(meetingRules);

export interface MeetingFormProps {
  writer: MeetingFormStore;
  /** The meeting to change; null for a new one. */
  before: MeetingInfo | null;
  onDone: (info: MeetingInfo) => void;
  onLeave: () => void;
}

/** Form to book or change a meeting or live session. Input for a new one is stored on the device. */
const MeetingForm = observer(function MeetingForm({ writer, before, onDone, onLeave }: MeetingFormProps) {
  const { t } = useWords();
  const failureText = useMeetingFailure();
  const clock = useClock();
  const [begun] = useState(() => ({ kept: before === null ? writer.kept() : null }));
  const fresh = before === null ? newMeeting(clock()) : valuesOf(before);
  const form = useForm<MeetingValues, unknown, MeetingValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: begun.kept ?? fresh,
  });
  const values = { ...fresh, ...useWatch({ control: form.control }) };
  const { isDirty, isSubmitting } = form.formState;
  const kept = useKept(values, isDirty && !isSubmitting && before === null, (written) => writer.keep(written));
  const arrive = useEffectEvent(() => {
    form.setFocus('topic');
    void writer.meet(values.members);
  });
  useEffect(() => arrive(), []);
  const put = <Name extends 'from' | 'hosts' | 'members' | 'to'>(name: Name, value: MeetingValues[Name]) =>
    form.setValue(name, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const submit = async (sent: MeetingValues) => {
    const came = await sendMeeting(writer, before, sent);
    if (came === 'done') {
      if (writer.saved !== null) onDone(writer.saved);
      return;
    }
    if (came === 'failed') {
      form.setError('root', { message: 'failed' });
      return;
    }
    for (const [index, [field, message]] of came.entries()) {
      form.setError(field, { message }, { shouldFocus: index === 0 });
    }
  };
  const failure = (before === null ? writer.book : writer.change).failureOf();
  return (
    <Place>
      <Card>
        <Form
          form={form}
          kept={kept}
          wide
          label={t(before === null ? 'meetings.form.title' : 'meetings.form.change')}
          onSubmit={submit}
          messageOf={({ key }) =>
            key === 'failed'
              ? failureText(failure, t('meetings.form.kept'))
              : t(`meetings.rule.${key}` as 'meetings.rule.required')
          }
        >
          {before !== null && before.meeting.frequency !== null ? (
            <Notice tone="info">{t('meeting.changeNote')}</Notice>
          ) : null}
          <FormField<MeetingValues, 'kind'> name="kind">
            {(field) => (
              <RadioGroup
                {...field}
                label={t('meetings.form.kind')}
                hint={t(`meetings.form.kindHint.${values.kind}`)}
                orientation="horizontal"
              >
                {bookedKinds.map((kind) => (
                  <Radio key={kind} value={kind}>
                    {t(`meetings.form.kinds.${kind}`)}
                  </Radio>
                ))}
              </RadioGroup>
            )}
          </FormField>
          <FormField<MeetingValues, 'topic'> name="topic">
            {(field) => (
              <TextField
                label={t('meetings.form.topic')}
                required
                autoComplete="off"
                maxLength={roomLimits.topic}
                counter={`${countCharacters(values.topic)} / ${roomLimits.topic}`}
                {...field}
              />
            )}
          </FormField>
          <TimeFields
            values={values}
            single={before !== null}
            onBegin={(from) => {
              put('to', endAfter(values, from));
              put('from', from);
            }}
          />
          <PeopleFields
            writer={writer}
            kind={values.kind}
            members={values.members}
            hosts={values.hosts}
            onChange={({ hosts, members }) => {
              put('members', members);
              put('hosts', hosts);
            }}
          />
          <PasswordRow />
          <FormField<MeetingValues, 'introduction'> name="introduction">
            {(field) => (
              <TextArea
                label={t('meetings.form.introduction')}
                hint={t('meetings.form.introductionHint')}
                rows={4}
                maxLength={roomLimits.introduction}
                {...field}
              />
            )}
          </FormField>
          <Buttons>
            <Button type="submit" variant="primary" pending={isSubmitting}>
              {t(before === null ? 'meetings.form.send' : 'meetings.form.save')}
            </Button>
            <Button onClick={onLeave}>{t('meetings.form.cancel')}</Button>
          </Buttons>
        </Form>
      </Card>
    </Place>
  );
});

export default MeetingForm;
