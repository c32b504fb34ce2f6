import { and, between, eq } from 'drizzle-orm';
import { users } from './enterprise.schema.ts';

/** Condition of a person who administers the enterprise, as `roleOf` decides for one. */
export const administers = and(between(users.type, 2, 4), eq(users.adminRevoked, false));
