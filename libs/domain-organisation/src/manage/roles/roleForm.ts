import { v, type Permission } from '@banyan/contracts';
import { longestRole, type ManagedRole } from '@banyan/contracts/organisation';
import { messageKey } from '@banyan/ui/forms';

const text = v.pipe(v.string(), v.maxLength(longestRole, messageKey('tooLong', { max: longestRole })));

/** Rules of the form for a role. */
export const roleForm = v.object({
  name: v.pipe(text, v.regex(/\S/, 'required')),
  en: text,
  permissions: v.array(v.custom<Permission>((value) => typeof value === 'string')),
});
export type RoleValues = v.InferOutput<typeof roleForm>;

/** Values of the form for a role as saved; of a new one without it. */
export const roleValues = (role?: ManagedRole): RoleValues => ({
  name: role?.name.zh_cn ?? '',
  en: role?.name.en ?? '',
  permissions: [...(role?.permissions ?? [])],
});
