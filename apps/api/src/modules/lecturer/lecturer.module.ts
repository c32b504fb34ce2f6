import type { ServerModule } from '../module.ts';
import type { LecturerPorts } from './lecturer.ports.ts';
import { lecturerPersonal } from './lecturer.personal.ts';
import { lecturerRoutes } from './lecturer.routes.ts';
import { lecturerSeeds } from './seed/steps.ts';

/** Lecturers: their pages, learners' opinions, offline bookings and applications. */
export const lecturerModule = (ports: LecturerPorts): ServerModule => ({
  personal: lecturerPersonal,
  routes: lecturerRoutes(ports),
  seeds: lecturerSeeds,
});
