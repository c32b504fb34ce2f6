import { index, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';

/** Logins under way at an enterprise's OpenID provider: valid for ten minutes, once. */
export const ssoLogins = tenantTable(
  'sso_logins',
  {
    /** `hashToken` of the state that the provider sends back. */
    stateHash: text('state_hash').notNull(),
    /** `hashToken` of the cookie of the browser that began it. */
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    /** PKCE. */
    verifier: text('verifier').notNull(),
    /** Path of the portal to open after the login. */
    backUrl: text('back_url').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.stateHash] }),
    index('sso_logins_expires').on(table.eid, table.expiresAt),
  ],
);
