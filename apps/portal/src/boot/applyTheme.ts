// A module of its own, so that it is a chunk of its own.
export { applyTheme } from '@banyan/ui';
