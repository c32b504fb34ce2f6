import type { DomainModule } from '@banyan/core-session';
import { frontLinks } from '@banyan/domain-course';
import { createLiveModule } from '@banyan/domain-live';
import type { ModuleDeps } from '../ModuleDeps.ts';

/** The live domain with its dependencies. */
export const liveTable = ({ http, rooms, sendFile, session }: ModuleDeps): DomainModule =>
  createLiveModule({
    http,
    session,
    ...(sendFile === undefined ? {} : { live: { sendPiece: sendFile } }),
    ports: {
      coursesHref: () => frontLinks.catalogue.href(),
      ...(rooms === undefined ? {} : { onRooms: rooms.listen }),
    },
  });
