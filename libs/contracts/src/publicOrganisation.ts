import { defineCall } from './call.ts';
import { joinStates } from './publicOrganisation.choices.ts';
import { wireInt } from './wire.ts';
import { z } from './z.ts';

/** An organisation whose portal is open to everybody, as people of others see it [SE-10]. */
export const publicOrganisation = z.object({
  /** As `addPuborg` takes it. */
  eid: z.int(),
  /** Its name, in the asked language as far as it speaks it. */
  enterpriseName: z.string(),
  /** Name of its learning portal. */
  portalName: z.string(),
  /** What it is about, in a sentence. */
  about: z.string(),
  /** Address of its logo, empty when it has none. */
  linkIcon: z.string(),
  /** Its colour [SE-11]. */
  themeColor: z.string(),
  /** Whether the person may join. */
  state: z.enum(joinStates),
});
export type PublicOrganisation = z.output<typeof publicOrganisation>;

export const getPuborg = defineCall({
  name: 'apiPuborg/getPuborg',
  method: 'GET',
  whenIncomplete: true,
  summary: 'Public organisations that take people of other enterprises, and whether one belongs to them',
  source: ['SE-08', 'SE-10'],
  request: z.object({}),
  response: z.object({
    /** Without the one that one is in; those that can be joined first. */
    organisations: z.array(publicOrganisation),
  }),
});

export const addPuborg = defineCall({
  name: 'apiPuborg/addPuborg',
  method: 'POST',
  // No key [HT-06]: who belongs to it already stays as they are.
  idempotent: false,
  summary:
    'Joins a public organisation: an account there under one’s own name, linked to the one here. Refused: `fieldsRefused` with `user_eid: unknown | closed | full`',
  source: ['SE-08', 'SE-10', 'AC-15'],
  request: z.object({
    /** One of `getPuborg`. */
    user_eid: wireInt,
  }),
  response: publicOrganisation,
});
