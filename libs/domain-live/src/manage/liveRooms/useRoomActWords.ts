import type { ManagedLiveRoomDetail } from '@banyan/contracts/live';
import type { ChangedField } from '@banyan/core-console/views';
import { useMomentText } from '@banyan/core-screen/views';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../shared/useWords.ts';

type Change = ManagedLiveRoomDetail['history'][number]['changes'][number];

/** Acts on a live room and what they changed, in words. */
export function useRoomActWords() {
  const { i18n } = useTranslation('live');
  const { t } = useWords();
  const moment = useMomentText();
  const named = (key: string, otherwise: string) =>
    i18n.exists(`live:${key}`) ? t(key as 'manageLiveRooms.field.title') : otherwise;
  const value = (field: string, said: string | null) => {
    if (said === null) return null;
    if (field === 'from') return moment(Date.parse(said)).words;
    if (field === 'state') return named(`manageLiveRooms.state.${said}`, said);
    if (field === 'provider') return named(`manageLiveRooms.provider.${said}`, said);
    return said === 'true' || said === 'false' ? t(`manageLiveRooms.is.${said}`) : said;
  };
  return {
    act: (name: string) => named(`manageLiveRooms.did.${name.split('/').at(-1) ?? ''}`, name),
    change: ({ after, before, field }: Change): ChangedField => ({
      label: named(`manageLiveRooms.field.${field}`, field),
      before: value(field, before),
      after: value(field, after),
    }),
  };
}
