import { announce } from '../../live/announce.ts';
import type { LiveEvent } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';

const event: LiveEvent = { kind: 'counters', counters: ['messages'] };

/** Tells people's open pages that what is unread has changed. */
export const announceCounters = (scope: TenantScope, ...userIds: readonly number[]) =>
  announce(scope, ...userIds.map((userId) => ({ userId, event })));
