import { defineCall } from '../call.ts';
import { joinStates } from './publicOrganisation.choices.ts';
import { wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** An organisation with a portal open to everybody, as shown to people of other enterprises [SE-10]. */
export const publicOrganisation = v.object({
  /** Enterprise id for `addPuborg`. */
  eid: v.int(),
  /** Name in the requested language, if it has one. */
  enterpriseName: v.string(),
  /** Name of its learning portal. */
  portalName: v.string(),
  /** Description in one sentence. */
  about: v.string(),
  /** Address of its logo, empty when it has none. */
  linkIcon: v.string(),
  /** Theme colour [SE-11]. */
  themeColor: v.string(),
  /** Whether the person may join. */
  state: v.picklist(joinStates),
});
export type PublicOrganisation = v.InferOutput<typeof publicOrganisation>;

export const getPuborg = defineCall({
  name: 'apiPuborg/getPuborg',
  method: 'GET',
  whenIncomplete: true,
  summary: 'Public organisations that take people of other enterprises, and whether one belongs to them',
  source: ['SE-08', 'SE-10'],
  request: v.object({}),
  response: v.object({
    /** Without the current one; those that can be joined first. */
    organisations: v.array(publicOrganisation),
  }),
});

export const addPuborg = defineCall({
  name: 'apiPuborg/addPuborg',
  method: 'POST',
  // No key [HT-06]: joining again changes nothing.
  idempotent: false,
  summary:
    'Joins a public organisation: an account there under one’s own name, linked to the one here. Refused: `fieldsRefused` with `user_eid: unknown | closed | full`',
  source: ['SE-08', 'SE-10', 'AC-15'],
  request: v.object({
    /** Enterprise id from `getPuborg`. */
    user_eid: wireInt,
  }),
  response: publicOrganisation,
});
