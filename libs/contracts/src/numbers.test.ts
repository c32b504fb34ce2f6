import { expect, it } from 'vitest';
import { assistLimits } from './account/index.ts';
import { communityLimits } from './community/index.ts';
import { roomLimits } from './live/index.ts';

// Other tests read these numbers from the product: here they are written out.
it('limits of rooms, support and the community are those of the documents [LV-02] [AR-02] [AR-03] [AR-04] [CM-01] [CM-03] [CM-04]', () => {
  expect(roomLimits).toMatchObject({ members: 300, attendees: 299, hosts: 10, passwordLeast: 4, passwordMost: 6 });
  expect(assistLimits).toMatchObject({ chunkMs: 10_000, checkMs: 5000, exitMs: 3000 });
  expect(communityLimits).toMatchObject({
    topicTitle: 100,
    questionTitle: 3000,
    images: 9,
    mentions: 10,
    comment: 300,
  });
});
