import { bringDemo } from '../../../platform/bringDemo.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { messagesKind } from '../import/messages.import.ts';
import { announcements } from '../messages.schema.ts';

/** An announcement for some departments. */
export const announcementsSeed: SeedStep = {
  name: 'announcements',
  eids: [1002],
  fills: announcements,
  work: (demo, { eid }) => bringDemo(messagesKind, demo, { eid, path: demoFile('announcements.yaml', eid) }),
};
