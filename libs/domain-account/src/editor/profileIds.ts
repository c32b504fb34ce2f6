import type { ProfileField } from '@banyan/contracts/account';

/** Id of a field's control, where the list of errors leads. */
export const idOf = (field: ProfileField) => `personal-${field}`;
