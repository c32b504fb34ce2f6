import type { WrittenLiveRoom } from '@banyan/contracts/live';

/** A live room as it is written in the console, for tests to change. */
export const anyRoom: WrittenLiveRoom = {
  ...{ title: '直播', introduction: '', host: 1, hosts: [], from: 4_000_000_000_000, minutes: 60 },
  ...{ provider: 'embedded', channel: '', password: '', muted: false },
  ...{ credits: 0, neededMinutes: 0, replay: true, audience: null },
};
