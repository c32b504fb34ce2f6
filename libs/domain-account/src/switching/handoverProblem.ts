/** Reason for the failure of a handed-over login. */
export type HandoverProblem =
  | 'unknown'
  | 'used'
  | 'expired'
  | 'initialPassword'
  | 'accountLocked'
  | 'adminsOnly'
  | 'closed'
  | 'other';
