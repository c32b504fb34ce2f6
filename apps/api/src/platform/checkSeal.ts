import { ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from './enterprise.schema.ts';

/** Throws SealError where the database was sealed by another secret: every page with a person would fail on it. */
export async function checkSeal({ orm }: Pick<Database, 'orm'>): Promise<void> {
  await orm.select({ phone: users.phone }).from(users).where(ne(users.phone, '')).limit(1);
}
