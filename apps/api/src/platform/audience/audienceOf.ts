import type { Audience } from '@banyan/contracts/organisation';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { audiences } from './audience.schema.ts';
import { keysOfTerms } from './keys.ts';
import { fillAudience } from './settle.ts';

/** Nobody: the terms of an audience before any is added. */
export const noTerms: Audience = {
  departments: [],
  groups: [],
  people: [],
  rules: [],
  except: { departments: [], groups: [], people: [] },
};

const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

const tidy = ({ departments, except, groups, people, rules }: Audience): Audience => ({
  departments: sorted(departments),
  groups: sorted(groups),
  people: sorted(people),
  rules: [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()],
  except: {
    departments: sorted(except.departments),
    groups: sorted(except.groups),
    people: sorted(except.people),
  },
});

/** Id of the audience with these terms, added with its people when it is new. Null, for everyone, stays null. */
export async function audienceOf(scope: TenantScope, wanted: Audience | null): Promise<number | null> {
  if (wanted === null) return null;
  const terms = tidy(wanted);
  const digest = createHash('sha256').update(JSON.stringify(terms)).digest('base64url');
  const [added] = await scope.tx
    .insert(audiences)
    .values(scope.row(audiences, { terms, digest, keys: keysOfTerms(terms) }))
    .onConflictDoNothing()
    .returning({ id: audiences.id });
  if (added !== undefined) {
    await fillAudience(scope, { id: added.id, terms });
    return added.id;
  }
  const [known] = await scope.tx
    .select({ id: audiences.id })
    .from(audiences)
    .where(scope.only(audiences, eq(audiences.digest, digest)));
  if (known === undefined) throw new Error('an audience is gone');
  return known.id;
}
