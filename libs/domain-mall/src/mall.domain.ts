import { defineDomain } from '@banyan/core-screen/views';
import type { MallPorts } from './mall.ports.ts';

/** The context of this domain's screens. */
export const mallDomain = defineDomain<MallPorts>('mall');
