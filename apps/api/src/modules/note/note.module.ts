import type { ServerModule } from '../module.ts';
import type { NotePorts } from './note.ports.ts';
import { noteRoutes } from './note.routes.ts';
import { sweepNoteImages } from './noteImage.service.ts';
import { noteSeeds } from './seed/steps.ts';
import { notePersonal } from './note.personal.ts';

/** Notes in courses; courses and files come through its ports. */
export const noteModule = (ports: NotePorts): ServerModule => ({
  personal: notePersonal,
  routes: noteRoutes(ports),
  seeds: noteSeeds,
  sweep: sweepNoteImages(ports),
});
