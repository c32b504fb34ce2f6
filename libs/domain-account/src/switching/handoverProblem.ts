/** Why a login that was handed over did not work. */
export type HandoverProblem =
  | 'unknown'
  | 'used'
  | 'expired'
  | 'initialPassword'
  | 'accountLocked'
  | 'adminsOnly'
  | 'closed'
  | 'other';
