import { apiOf } from '@banyan/core-screen';
import { hearFrom } from '../api/hearReply.ts';
import { sparringCalls } from '../api/sparringCalls.ts';
import type { TalentEnvironment } from '../talent.environment.ts';
import { SparringDesk } from './SparringDesk.ts';

/** For both screens of sparring. */
export const makeSparringStore = ({ http, ports, session }: TalentEnvironment) =>
  new SparringDesk(apiOf(http, sparringCalls), hearFrom(ports.apiBase ?? ''), () => session.language);
