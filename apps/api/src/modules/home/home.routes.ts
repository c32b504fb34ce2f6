import {
  homeIcons,
  homeStructure,
  myStudyInfo,
  navigation,
  portalComponent,
  portalComponents,
} from '@banyan/contracts/account';
import { homeList } from '@banyan/contracts/course';
import { serve, type Route } from '../../http/serve.ts';
import type { HomePorts } from './home.ports.ts';
import {
  readComponent,
  readFrame,
  readModule,
  readNavigation,
  readStructure,
  readStudy,
  readZones,
} from './home.service.ts';

/** Calls of the home page; its data about courses and studies comes through its ports. */
export function homeRoutes({ catalogue, study }: HomePorts): readonly Route[] {
  return [
    serve(navigation, readNavigation),
    serve(homeStructure, readStructure),
    serve(homeList, (ctx, input) => readModule(ctx, input, catalogue)),
    serve(homeIcons, readZones),
    serve(portalComponents, readFrame),
    serve(portalComponent, readComponent),
    serve(myStudyInfo, (ctx) => readStudy(ctx, study)),
  ];
}
