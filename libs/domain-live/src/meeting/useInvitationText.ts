import type { MeetingInfo } from '@banyan/contracts/live';
import { useWords } from '../shared/useWords.ts';
import { useMeetingTime } from './useMeetingTime.ts';

/** An invitation as text for chats and mail: topic, time, place, and password. For components that observe. */
export function useInvitationText(): (info: MeetingInfo, link: string) => string {
  const { t } = useWords();
  const { exact, zone } = useMeetingTime();
  return ({ meeting, password }, link) => {
    const { kind, owner, topic } = meeting;
    return [
      t(`meeting.text.head.${kind === 'meeting' ? 'meeting' : 'live'}`, { name: owner.name, topic }),
      t('meeting.text.time', { when: exact(meeting), zone }),
      t('meeting.text.link', { link }),
      ...(password === '' ? [] : [t('meeting.text.password', { password })]),
    ].join('\n');
  };
}
