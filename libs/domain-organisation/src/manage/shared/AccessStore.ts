export { AccessStore } from '@banyan/core-console';
