import { roomLimits } from '@banyan/contracts/live';
import { Avatar } from '@banyan/ui';
import { TagField } from '@banyan/ui/fields';
import { FormField } from '@banyan/ui/forms';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { MeetingValues } from './keptMeeting.ts';
import { mostAsked } from './meetingRules.ts';
import type { MeetingFormStore } from './MeetingFormStore.ts';
import { PasteAccounts } from './PasteAccounts.tsx';

/** Limits the height, so that three hundred names do not displace the form. */
const Members = styled.div`
  display: grid;
  gap: 8px;

  & [role='grid'] {
    max-height: 160px;
    overflow: auto;
  }
`;

export interface PeopleFieldsProps {
  writer: MeetingFormStore;
  kind: MeetingValues['kind'];
  members: readonly string[];
  hosts: readonly string[];
  onChange: (people: { members: string[]; hosts: string[] }) => void;
}

/** Invited people, found by typing or pasting, and the hosts among them. */
export const PeopleFields = observer(function PeopleFields(props: PeopleFieldsProps) {
  const { hosts, kind, members, onChange, writer } = props;
  const { t } = useWords();
  const { found, known } = writer;
  // Read here, since a field's own function is not observed.
  const suggested = (found.value?.items ?? []).map(({ id }) => String(id));
  const finding = found.state === 'loading';
  const most = mostAsked(kind);
  // A meeting counts its booker, a live session does not.
  const counted = members.length + (kind === 'meeting' ? 1 : 0);
  const named = (ids: readonly string[]) => ids.map((id) => ({ value: id, label: known.get(id)?.name ?? id }));
  const knownAs = { members: named(members), hosts: named(hosts) };
  const take = (next: readonly string[]) => {
    const asked = [...new Set(next)];
    onChange({ members: asked, hosts: hosts.filter((id) => asked.includes(id)) });
  };
  const choice = (id: string) => {
    const person = known.get(id);
    const name = person?.name ?? id;
    return {
      ...{ value: id, label: name, description: person?.department ?? '' },
      icon: <Avatar name={name} src={person?.image ?? ''} size={28} />,
    };
  };
  const offered = { members: suggested.map(choice), hosts: members.map(choice) };
  return (
    <>
      <Members>
        <FormField<MeetingValues, 'members'> name="members">
          {({ error, onBlur, ref }) => (
            <TagField
              label={t('meetings.form.members')}
              hint={t('meetings.form.membersHint')}
              counter={`${counted} / ${most + (kind === 'meeting' ? 1 : 0)}`}
              options={offered.members}
              known={knownAs.members}
              loading={finding}
              words={{
                chosen: t('meetings.form.membersChosen'),
                empty: t('meetings.form.noMatch'),
                loading: t('meetings.form.finding'),
                clear: t('meetings.form.clearAll'),
              }}
              value={members}
              onSearch={(words) => void found.load(words)}
              onChange={take}
              {...{ error, onBlur, ref }}
            />
          )}
        </FormField>
        <PasteAccounts writer={writer} onAdd={(ids) => take([...members, ...ids])} />
      </Members>
      <FormField<MeetingValues, 'hosts'> name="hosts">
        {({ error, onBlur, ref }) => (
          <TagField
            label={t('meetings.form.hosts')}
            hint={t('meetings.form.hostsHint')}
            counter={`${hosts.length} / ${roomLimits.hosts - 1}`}
            options={offered.hosts}
            known={knownAs.hosts}
            words={{
              chosen: t('meetings.form.hostsChosen'),
              empty: members.length === 0 ? t('meetings.form.noHosts') : t('meetings.form.noMatch'),
            }}
            value={hosts}
            onChange={(next) => onChange({ members: [...members], hosts: next })}
            {...{ error, onBlur, ref }}
          />
        )}
      </FormField>
    </>
  );
});
