/** The account that runs the enterprises of this installation. */
export interface PlatformAdmin {
  readonly account: string;
  readonly eid: number;
}

/** Whether an account is the platform administrator's. */
export const isPlatformAdmin = (
  admin: PlatformAdmin | null,
  { account, eid }: { readonly account: string; readonly eid: number },
): boolean => admin !== null && admin.eid === eid && admin.account.toLowerCase() === account.toLowerCase();
