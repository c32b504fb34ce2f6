import { collectionList, setCollected } from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** The learner's collection. */
export const collectionCalls = { list: collectionList, set: setCollected } as const;

export type CollectionApi = Api<typeof collectionCalls>;
