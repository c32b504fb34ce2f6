import { defineCall } from '../call.ts';
import { flag } from '../wire.ts';
import { v } from '../v.ts';

export const switchingSet = defineCall({
  name: 'apiHomePage/SwitchingSet',
  method: 'GET',
  whenClosed: true,
  summary: 'What the header offers to switch',
  source: ['SE-10', 'SH-13'],
  request: v.object({}),
  response: v.object({
    /** Y: the person belongs to more than one enterprise. */
    enterprise: flag,
    /** Y: the person can choose between portals of the enterprise. */
    portal: flag,
  }),
});

export const portalList = defineCall({
  name: 'apiPortal/portalList',
  method: 'GET',
  summary: 'Portals of the enterprise that one may choose, its own one first',
  source: ['SH-13'],
  request: v.object({}),
  response: v.object({
    /** Only portals with switchStatus Y. */
    portals: v.array(
      v.object({
        /** Portal id for `saveSelectPortal`; empty for the enterprise's own portal. */
        portalId: v.string(),
        /** In the requested language. */
        portalName: v.string(),
        /** Y: may be chosen. */
        switchStatus: flag,
        /** Y: the current portal. */
        chosen: flag,
      }),
    ),
  }),
});

export const saveSelectPortal = defineCall({
  name: 'apiPortal/portalList/SaveSelectPortal',
  method: 'GET',
  summary: 'Keep the portal that one has chosen',
  source: ['SH-13'],
  request: v.object({
    /** Portal id from `portalList`; empty for the enterprise's own portal. */
    portalId: v.pipe(v.string(), v.maxLength(32)),
  }),
  response: v.object({
    /** Id of the stored portal. */
    portalId: v.string(),
  }),
});
