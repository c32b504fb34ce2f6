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
  request: v.object({}),
  response: v.object({
    /** Only those with switchStatus Y. */
    portals: v.array(
      v.object({
        /** As `saveSelectPortal` takes it; empty for the enterprise's own. */
        portalId: v.string(),
        /** In the asked language. */
        portalName: v.string(),
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
  request: v.object({
    /** One of `portalList`; empty for the enterprise's own. */
    portalId: v.pipe(v.string(), v.maxLength(32)),
  }),
  response: v.object({
    /** The one that is kept now. */
    portalId: v.string(),
  }),
});
