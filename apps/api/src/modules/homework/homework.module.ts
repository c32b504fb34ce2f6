import type { ServerModule } from '../module.ts';
import type { HomeworkPorts } from './homework.ports.ts';
import { homeworkRoutes } from './homework.routes.ts';
import { homeworkSeeds } from './seed/steps.ts';
import { homeworkPersonal } from './homework.personal.ts';

/** Homework; files come through its ports. */
export const homeworkModule = (ports: HomeworkPorts): ServerModule => ({
  personal: homeworkPersonal,
  routes: homeworkRoutes(ports),
  seeds: homeworkSeeds,
});
