// A module of its own, so that the region is a chunk of its own.
export { ToastRegion } from '@banyan/ui';
