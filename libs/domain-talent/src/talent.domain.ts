import { defineDomain } from '@banyan/core-screen/views';
import type { TalentPorts } from './talent.ports.ts';

/** The context of this domain's screens. */
export const talentDomain = defineDomain<TalentPorts>('talent');
