import { addPuborg, getPuborg, selectEnterprise, switchEnterprise } from '@banyan/contracts/account';

/** The viewer's enterprises, and the way into another one. */
export const switchCalls = { list: selectEnterprise, leave: switchEnterprise } as const;

/** Public organisations to join. */
export const publicCalls = { list: getPuborg, join: addPuborg } as const;
