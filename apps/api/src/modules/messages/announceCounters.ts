import { announce } from '../../live/announce.ts';
import type { LiveEvent } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';

const event: LiveEvent = { kind: 'counters', counters: ['messages'] };

/** Makes people's open pages read their unread counts again. */
export const announceCounters = (scope: TenantScope, ...userIds: readonly number[]) =>
  announce(scope, ...userIds.map((userId) => ({ userId, event })));
