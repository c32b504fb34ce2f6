import { homeIcons, homeList, homeStructure, myStudyInfo, navigation, portalComponents } from '@banyan/contracts';
import { serve, type Route } from '../../http/serve.ts';
import type { HomePorts } from './home.ports.ts';
import { readFrame, readModule, readNavigation, readStructure, readStudy, readZones } from './home.service.ts';

/** Calls of the home page; what it shows of courses and studies comes through its ports. */
export function homeRoutes({ catalogue, study }: HomePorts): readonly Route[] {
  return [
    serve(navigation, (_input, context) => readNavigation(context)),
    serve(homeStructure, (_input, context) => readStructure(context)),
    serve(homeList, (input, context) => readModule(input, context, catalogue)),
    serve(homeIcons, (_input, context) => readZones(context)),
    serve(portalComponents, (_input, context) => readFrame(context)),
    serve(myStudyInfo, (_input, context) => readStudy(context, study)),
  ];
}
