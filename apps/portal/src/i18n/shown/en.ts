/** Texts of every page, in one file: the portal's and those shared by all screens. */
export { default as portal } from '../en.ts';
export { default as screen } from '@banyan/core-screen/texts/en';
