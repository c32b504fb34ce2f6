import {
  liveProviders,
  managedRoomLimits,
  meetingFrequencies,
  roomLimits,
  type ManagedLiveRoomDetail,
} from '@banyan/contracts/live';
import { AudienceEditor, ConsoleForm, EditConflictDialog, FormSection, SidePanel } from '@banyan/core-console/views';
import { useMomentText } from '@banyan/core-screen/views';
import { Button, Switch, TextArea, TextField } from '@banyan/ui';
import { NumberField } from '@banyan/ui/fields';
import { FormField } from '@banyan/ui/forms';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { LiveRoomsStore } from './LiveRoomsStore.ts';
import { ownRules, roomForm, roomValues, type RoomValues } from './roomForm.ts';
import type { RoomFormStore } from './RoomFormStore.ts';
import { HostFields } from './HostFields.tsx';
import { ForWhom, Pair } from './roomStyle.ts';
import { RoomTimeFields } from './RoomTimeFields.tsx';

interface PartProps {
  form: RoomFormStore;
}

const AudiencePanel = observer(function AudiencePanel({ form }: PartProps) {
  const { t } = useWords();
  const { choosing } = form;
  if (choosing === null) return null;
  const label = t('manageLiveRooms.field.audience');
  return (
    <SidePanel
      wide
      label={label}
      place={label}
      onClose={() => form.closeAudience(false)}
      footer={
        <>
          <Button onClick={() => form.closeAudience(false)}>{t('manageLiveRooms.keep')}</Button>
          <Button variant="primary" shut={!choosing.isWhole} onClick={() => form.closeAudience(true)}>
            {t('manageLiveRooms.take')}
          </Button>
        </>
      }
    >
      <AudienceEditor store={choosing} />
    </SidePanel>
  );
});

const Audience = observer(function Audience({ form }: PartProps) {
  const { t } = useWords();
  return (
    <ForWhom>
      <p>{t(form.audience === null ? 'manageLiveRooms.forEveryone' : 'manageLiveRooms.forSome')}</p>
      <Button size="sm" onClick={() => form.openAudience()}>
        {t('manageLiveRooms.forChange')}
      </Button>
    </ForWhom>
  );
});

const Rules = observer(function Rules({ form }: PartProps) {
  const { t } = useWords();
  const minutes = t('manageLiveRooms.minutesUnit');
  return (
    <FormSection title={t('manageLiveRooms.rules')}>
      <FormField<RoomValues, 'provider'> name="provider">
        {(field) => (
          <Select
            label={t('manageLiveRooms.field.provider')}
            options={liveProviders.map((value) => ({ value, label: t(`manageLiveRooms.provider.${value}`) }))}
            {...field}
            disabled={form.hasBegun}
          />
        )}
      </FormField>
      <FormField<RoomValues, 'channel'> name="channel">
        {(field) => (
          <TextField
            label={t('manageLiveRooms.field.channel')}
            hint={t('manageLiveRooms.channelHint')}
            maxLength={managedRoomLimits.channel}
            autoComplete="off"
            {...field}
            disabled={form.hasBegun}
          />
        )}
      </FormField>
      <FormField<RoomValues, 'password'> name="password">
        {(field) => (
          <TextField
            label={t('manageLiveRooms.field.password')}
            hint={t('manageLiveRooms.passwordHint')}
            inputMode="numeric"
            maxLength={roomLimits.passwordMost}
            autoComplete="off"
            {...field}
          />
        )}
      </FormField>
      <Pair>
        <FormField<RoomValues, 'credits'> name="credits">
          {(field) => (
            <NumberField
              label={t('manageLiveRooms.field.credits')}
              min={0}
              step={0.1}
              {...field}
              disabled={form.hasBegun}
            />
          )}
        </FormField>
        <FormField<RoomValues, 'neededMinutes'> name="neededMinutes">
          {(field) => (
            <NumberField
              label={t('manageLiveRooms.field.neededMinutes')}
              min={0}
              step={1}
              unit={minutes}
              {...field}
              disabled={form.hasBegun}
            />
          )}
        </FormField>
      </Pair>
      <FormField<RoomValues, 'muted'> name="muted">
        {({ onBlur, onChange, ref, value }) => (
          <Switch checked={value} {...{ onBlur, onChange, ref }} disabled={form.hasBegun}>
            {t('manageLiveRooms.field.muted')}
          </Switch>
        )}
      </FormField>
      <FormField<RoomValues, 'replay'> name="replay">
        {({ onBlur, onChange, ref, value }) => (
          <Switch checked={value} {...{ onBlur, onChange, ref }}>
            {t('manageLiveRooms.field.replay')}
          </Switch>
        )}
      </FormField>
    </FormSection>
  );
});

export interface RoomFormProps {
  store: LiveRoomsStore;
  form: RoomFormStore;
}

/** The form of a live room: new, a copy, or one that is changed, with all that follow if asked. */
export const RoomForm = observer(function RoomForm({ store, form }: RoomFormProps) {
  const { t } = useWords();
  const moment = useMomentText();
  const { copied, edit, isNew, room } = form;
  const label = t(isNew ? (copied ? 'manageLiveRooms.copy' : 'manageLiveRooms.add') : 'manageLiveRooms.change');
  const begun = copied ? room : edit.begun;
  const words = (one: ManagedLiveRoomDetail | RoomValues) => {
    const values = 'room' in one ? roomValues(one.room, false) : one;
    return (
      [
        ['title', values.title],
        ['introduction', values.introduction],
        ['from', values.from === '' ? '' : moment(Date.parse(values.from)).words],
        ['host', values.host.map((id) => form.nameOf(id)).join(' ')],
      ] as const
    ).map(([id, value]) => ({ id, label: t(`manageLiveRooms.field.${id}`), value }));
  };
  const saved = (one: ManagedLiveRoomDetail) => void store.saved(one);
  const close = () => (form.choosing === null ? store.closeForm() : form.closeAudience(false));
  return (
    <SidePanel label={label} place={label} onClose={close}>
      <ConsoleForm<RoomValues>
        key={edit.form}
        schema={roomForm}
        values={roomValues(begun?.room ?? null, copied)}
        label={label}
        ruleText={(rule) => {
          const own = ownRules.find((one) => one === rule);
          return own === undefined ? undefined : t(`manageLiveRooms.rule.${own}`);
        }}
        onCancel={close}
        onSave={async (values) => saved(await edit.save(values))}
      >
        <FormSection title={t('manageLiveRooms.about')}>
          <FormField<RoomValues, 'title'> name="title">
            {(field) => (
              <TextField
                label={t('manageLiveRooms.field.title')}
                required
                maxLength={roomLimits.topic}
                autoComplete="off"
                {...field}
              />
            )}
          </FormField>
          <FormField<RoomValues, 'introduction'> name="introduction">
            {(field) => <TextArea label={t('manageLiveRooms.field.introduction')} rows={3} {...field} />}
          </FormField>
          <HostFields form={form} />
        </FormSection>
        <RoomTimeFields form={form} frequencies={meetingFrequencies} />
        <FormSection title={t('manageLiveRooms.field.audience')}>
          <Audience form={form} />
        </FormSection>
        <Rules form={form} />
      </ConsoleForm>
      <EditConflictDialog store={edit} words={words} onSaved={saved} />
      <AudiencePanel form={form} />
    </SidePanel>
  );
});
