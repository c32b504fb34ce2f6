import { defineCall } from './call.ts';
import { flag } from './wire.ts';
import { z } from './z.ts';

export const switchingSet = defineCall({
  name: 'apiHomePage/SwitchingSet',
  method: 'GET',
  whenClosed: true,
  summary: 'What the header offers to switch',
  source: ['SE-10', 'SH-13'],
  request: z.object({}),
  response: z.object({
    /** Y: one belongs to more than one enterprise. */
    enterprise: flag,
    /** Y: the enterprise has more than one portal to choose from. */
    portal: flag,
  }),
});

export const portalList = defineCall({
  name: 'apiPortal/portalList',
  method: 'GET',
  summary: 'Portals of the enterprise that one may choose, its own one first',
  source: ['SH-13'],
  request: z.object({}),
  response: z.object({
    /** Only those with switchStatus Y. */
    portals: z.array(
      z.object({
        /** As `saveSelectPortal` takes it; empty for the enterprise's own. */
        portalId: z.string(),
        /** In the asked language. */
        portalName: z.string(),
        /** Y: may be chosen. */
        switchStatus: flag,
        /** Y: the one that one is in. */
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
  request: z.object({
    /** One of `portalList`; empty for the enterprise's own. */
    portalId: z.string().check(z.maxLength(32)),
  }),
  response: z.object({
    /** The one that is kept now. */
    portalId: z.string(),
  }),
});
