import type { ManagedWaysIn } from '@banyan/contracts/organisation';

/** Ways in of an enterprise on two hosts. */
export const makeWaysIn = (change: Partial<ManagedWaysIn> = {}): ManagedWaysIn => ({
  settings: {
    corpId: 'ww1f0c2a',
    dingtalkCorpId: '',
    scanLogin: '',
    cookieDomain: 'hengchuan.example',
    frameAncestors: ['https://office.hengchuan.example'],
    signAll: false,
    encryptAll: false,
    membersOnly: true,
    registration: false,
  },
  hosts: ['learn.hengchuan.example', 'xue.hengchuan.example'],
  version: 'first',
  ...change,
});
