// Loads when it is needed: contracts of the console are in no file that learners load.
export { seeAs } from '@banyan/contracts/organisation';
