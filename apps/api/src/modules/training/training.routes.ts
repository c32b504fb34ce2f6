import { chooseStage, joinProgramme, myProgrammes, programmeDetail, programmeList } from '@banyan/contracts/training';
import { serve, type Route } from '../../http/serve.ts';
import { readProgramme } from './detail.service.ts';
import { choose, join } from './join.service.ts';
import { listMyProgrammes, listProgrammes } from './programmes.service.ts';
import type { TrainingModulePorts } from './training.ports.ts';

/** Calls of the training module. */
export const trainingRoutes = (ports: TrainingModulePorts): readonly Route[] => [
  serve(programmeList, listProgrammes(ports)),
  serve(myProgrammes, listMyProgrammes(ports)),
  serve(programmeDetail, readProgramme(ports)),
  serve(joinProgramme, join(ports)),
  serve(chooseStage, choose(ports)),
];
