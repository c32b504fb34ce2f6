import { defineDomain } from '@banyan/core-screen/views';

/** The context of this domain's screens. */
export const organisationDomain = defineDomain('organisation');
