/** The store of the desk, for the component that is handed it. */
export type { DeletionDeskStore as ShownDeletionDesk } from './DeletionDeskStore.ts';
