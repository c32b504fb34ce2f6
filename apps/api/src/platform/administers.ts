import { and, between, eq } from 'drizzle-orm';
import { users } from './enterprise.schema.ts';

/** A person who administers the enterprise, as `roleOf` says it of one. */
export const administers = and(between(users.type, 2, 4), eq(users.adminRevoked, false));
