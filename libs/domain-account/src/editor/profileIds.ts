import type { ProfileField } from '@banyan/contracts/account';

/** Id of a field's control, the target of the list of errors. */
export const idOf = (field: ProfileField) => `personal-${field}`;
