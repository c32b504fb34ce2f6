import type { ManagedRoomState } from '@banyan/contracts/live';
import { Tag, type Tone } from '@banyan/ui';
import { useWords } from '../../shared/useWords.ts';

const tones: Readonly<Record<ManagedRoomState, Tone>> = {
  planned: 'neutral',
  live: 'ok',
  ended: 'neutral',
  cancelled: 'warn',
};

export interface RoomStateTagProps {
  state: ManagedRoomState;
}

/** State of a live room in a word. */
export function RoomStateTag({ state }: RoomStateTagProps) {
  const { t } = useWords();
  return <Tag tone={tones[state]}>{t(`manageLiveRooms.state.${state}`)}</Tag>;
}
