/** What every page needs, in one file: the portal's texts and those that all screens share. */
export { default as portal } from '../zh_tw.ts';
export { default as screen } from '@banyan/core-screen/texts/zh_tw';
