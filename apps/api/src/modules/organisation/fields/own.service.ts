import type { CallOutput } from '@banyan/contracts';
import type { ownFields } from '@banyan/contracts/organisation';
import { eq } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import type { CallContext, Learner } from '../../../http/context.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { readFields, valueWords } from '../../../platform/personFields.ts';

/** The caller's own values in the fields that are shown to the person. */
export async function listOwn({ scope, viewer }: CallContext<Learner>): Promise<CallOutput<typeof ownFields>> {
  const shown = (await readFields(scope)).filter((field) => field.shown && field.archivedAt === null);
  if (shown.length === 0) return { fields: [] };
  const [row] = await scope.tx
    .select({ values: users.fieldValues })
    .from(users)
    .where(scope.only(users, eq(users.id, viewer.userId)));
  return {
    fields: shown.flatMap((field) => {
      const value = valueWords(field, row?.values[field.id], viewer.language);
      return value === ''
        ? []
        : [{ id: field.id, kind: field.kind, name: localised(field.name, viewer.language), value }];
    }),
  };
}
