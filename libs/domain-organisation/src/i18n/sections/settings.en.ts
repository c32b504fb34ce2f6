import type { MessagesLike } from '@banyan/core-session';
import type { settings as zh } from './settings.zh.ts';

export const settings: MessagesLike<typeof zh> = {
  sentence: 'Who may come in and from where; on which hosts and in which pages the portal runs',
  failed: 'The settings could not be loaded',
  section: {
    people: 'People',
    chat: 'Chat tools and scanning',
    chatText: 'These ids tell the enterprise where the portal is opened in WeCom or DingTalk.',
    hosts: 'Hosts and frames',
    calls: 'Calls',
    callsText: 'Switched on, every call is signed or sealed; other systems that connect must do the same.',
  },
  hosts: 'The platform gives the portal its hosts: {{hosts}}',
  noHosts: 'The enterprise has no host of its own; the platform gives them.',
  field: {
    corpId: 'WeCom corp id',
    dingtalkCorpId: 'DingTalk corp id',
    scanLogin: 'Address of the scan login',
    cookieDomain: 'Domain of a shared login',
    frameAncestors: 'Sites that may show the portal in a frame',
    signAll: 'Sign all calls',
    encryptAll: 'Seal all calls',
    membersOnly: 'Only people of this enterprise may enter',
    registration: 'People may register themselves',
  },
  scanLoginHint: 'Visitors leave the login page for it. Without it they use the portal’s own.',
  cookieDomainHint: 'Where several hosts of the portal share one login, as in example.com.',
  frameAncestorsHint: 'One a line, as in https://office.example.com, without a path.',
  rule: {
    corpId: 'Letters, digits, underscores and hyphens, 64 at most',
    https: 'Write an address that begins with https://',
    domain: 'Write the domain alone, as in example.com, without https:// and port',
    noHost: 'No host of the portal is in this domain; nobody could log in',
    site: 'One site a line, as in https://office.example.com, without a path',
    sites: '20 sites at most',
  },
};
