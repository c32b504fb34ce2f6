import { chooseStage, joinProgramme, myProgrammes, programmeDetail, programmeList } from '@banyan/contracts/training';
import type { Api } from '@banyan/core-screen';

/** Programmes. */
export const programmesCalls = {
  list: programmeList,
  mine: myProgrammes,
  detail: programmeDetail,
  join: joinProgramme,
  choose: chooseStage,
} as const;

export type ProgrammesApi = Api<typeof programmesCalls>;
