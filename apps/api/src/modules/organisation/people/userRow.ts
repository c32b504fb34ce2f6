import type { users } from '../../../platform/enterprise.schema.ts';

export type UserRow = typeof users.$inferSelect;
