import { apiOf } from '@banyan/core-screen';
import { hearFrom } from '../api/hearReply.ts';
import { sparringCalls } from '../api/sparringCalls.ts';
import type { TalentEnvironment } from '../talent.environment.ts';
import { DialogueStore } from './DialogueStore.ts';
import { SparringDesk } from './SparringDesk.ts';

/** For both screens of sparring. */
export const makeSparringStore = ({ http }: TalentEnvironment) => new SparringDesk(apiOf(http, sparringCalls));

export const makeDialogue = ({ http, ports, session }: TalentEnvironment, id: number) =>
  new DialogueStore(id, {
    api: apiOf(http, sparringCalls),
    hear: hearFrom(ports.apiBase ?? ''),
    language: () => session.language,
  });
