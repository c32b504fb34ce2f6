import type { PartnerTypeItem } from '@banyan/contracts/course';
import { apiOf, Request } from '@banyan/core-screen';
import { partnerTypeCalls } from '../api/partnerCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** Partners by kind of cooperation. */
export const makePartnerTypes = ({ http }: CourseEnvironment) => {
  const api = apiOf(http, partnerTypeCalls);
  return new Request<readonly PartnerTypeItem[]>(async (_, options) => (await api.types({}, options)).items);
};
