import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

/** Texts of an invitation. */
const en: MessagesLike<typeof zh> = {
  title: 'Invitation',
  welcome: 'Welcome to {{portal}}, {{name}}',
  text: 'Choose a password. From then on you log in as {{account}}. The invitation holds until {{until}}.',
  gone: 'This invitation no longer works',
  goneText: 'An invitation works once, and for 7 days; a newer one ends it.',
  goneLogin: 'If you have chosen a password already, just log in.',
  goneAsk: 'If you have not, ask the administrator who invited you for another.',
  goneContact: 'Ask {{name}} for another: {{ways}}',
  login: 'Log in',
  failed: 'The invitation did not open',
};

export default en;
