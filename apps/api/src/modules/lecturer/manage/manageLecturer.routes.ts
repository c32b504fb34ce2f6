import { actOnLecturers, manageLecturer, manageLecturers, saveLecturer } from '@banyan/contracts/teaching';
import type { Route } from '../../../http/serve.ts';
import { serveManaged } from '../../../platform/serveManaged.ts';
import type { LecturerPorts } from '../lecturer.ports.ts';
import { actOn } from './acts.service.ts';
import { readManaged } from './detail.service.ts';
import { listManaged } from './list.service.ts';
import { save } from './save.service.ts';

/** Calls of the console about lecturers. */
export const manageLecturerRoutes = (ports: LecturerPorts): readonly Route[] => [
  serveManaged(manageLecturers, (ctx, input) => listManaged(ctx, input, ports)),
  serveManaged(manageLecturer, (ctx, input) => readManaged(ctx, input, ports)),
  serveManaged(saveLecturer, (ctx, input) => save(ctx, input, ports)),
  serveManaged(actOnLecturers, actOn),
];
