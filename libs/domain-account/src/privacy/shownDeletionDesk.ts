/** The store of the desk, for the component that receives it. */
export type { DeletionDeskStore as ShownDeletionDesk } from './DeletionDeskStore.ts';
