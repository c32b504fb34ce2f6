/** Texts of support access and its recording, in English. */
const en = {
  title: 'Support access',
  text: 'If you are stuck, let support log in as you and put things right. Everything is recorded, and you can revoke access at any time.',
  grant: {
    title: 'Give access once',
    type: 'What support may do',
    typeOf: { assist: 'Put things right', recordScreen: 'Only look' },
    typeMore: {
      assist:
        'Sees courses, exams, community and the review desk, and works at the review desk. Never personal data, logins or files to take away.',
      recordScreen:
        'Sees courses, exams, community and the review desk, and changes nothing. Never personal data, logins or files to take away.',
    },
    minutes: 'For how long',
    minutesOf: '{{count}} minutes',
    reason: 'What needs doing',
    reasonHint: 'Optional, at most {{most}} characters',
    tooLong: 'At most {{most}} characters',
    agreed: 'I agree that support logs in as me and that everything they do is recorded',
    agreedMore: 'Only administrators of this organisation can watch the recording. It is deleted after 90 days.',
    notAgreed: 'Please agree first',
    submit: 'Create the link',
    failed: 'The link was not created. {{why}}',
  },
  link: {
    title: 'Send this link to support',
    text: 'It is shown only this once, opens only once, and works until {{until}}. Send it to nobody but support.',
    label: 'Support link',
    copy: 'Copy the link',
    copied: 'Copied',
    copyFailed: 'It was not copied. Select it and copy it by hand.',
    done: 'I have sent it',
  },
  list: {
    title: 'Access given so far',
    loading: 'Loading the access given so far',
    failed: 'The access given so far could not be loaded',
    none: 'No access given yet',
    noneText: 'When you need help, give access above and send the link to support.',
    by: 'Given by {{name}}',
    entered: 'Logged in',
    expires: 'Ends',
    end: 'Revoke',
    endFailed: 'Access was not revoked. {{why}}',
    sure: 'Revoke this access?',
    sureText:
      'The link stops working at once. If support is logged in, they are logged out within seconds. What was recorded is kept.',
    back: 'Not yet',
    part: 'Recording {{nth}}',
    play: 'Play',
    hide: 'Close',
    save: 'Save',
    noReason: 'No reason was given',
  },
  state: {
    open: 'Link not opened yet',
    ready: 'Waiting for the recording',
    recording: 'Recording',
    stopping: 'Ending',
    stopped: 'Being processed',
    success: 'Done',
    fail: 'Recording did not start',
    error: 'Interrupted',
    cancel: 'Cancelled by support',
    delete: 'Revoked',
    expire: 'Expired',
    unconfirmed: 'Not agreed to',
  },
  learner: {
    title: 'Administrators give access',
    text: 'Only an administrator of your organisation can let support in. Please ask yours.',
    home: 'Home',
  },
  support: {
    title: 'You are here to help',
    text: 'You are logged in as {{name}}, and everything you do is recorded. When you are done, press “End support” on the red bar. If the recording stops, nothing works until it goes on.',
    type: 'What you may do',
    minutes: 'Length of access',
    until: 'Ends',
    home: 'Home',
  },
  bar: {
    text: 'Recording',
    until: 'Access ends {{until}}',
    elsewhere: 'Recorded in another window',
    stop: 'End support',
  },
  dialog: {
    act: {
      begin: 'Agree and record',
      cancel: 'Do not start',
      leave: 'Go to the login page',
    },
    ready: {
      title: 'This session is recorded',
      text: 'You will work as {{name}} until {{until}}. In the next window, choose “Entire screen”. Only administrators of the organisation can watch the recording.',
    },
    partOnly: {
      title: 'Please share the entire screen',
      text: 'You chose a window or a tab. What happens beside it would not be recorded: begin again and choose “Entire screen”.',
    },
    recording: {
      title: 'The recording does not arrive',
      text: 'Nothing can be done until it does. This window goes on trying; please check the connection.',
    },
    elsewhere: {
      title: 'Nothing is recorded now',
      text: 'Begin or go on in the other window of this session. Until then nothing works here.',
    },
    stopping: { title: 'Ending', text: 'The recording is being stopped. Please keep this page open.' },
    stopped: { title: 'Saving the recording', text: 'The last part is on its way. Please keep this page open.' },
    success: {
      title: 'Support is done',
      text: 'The recording is saved as {{number}}. You will be taken to the login page.',
    },
    successPlain: { title: 'Support is done', text: 'You will be taken to the login page.' },
    fail: {
      title: 'The recording did not start',
      text: 'It was cancelled, or this browser may not support it. You will be taken to the login page; ask for new access.',
    },
    error: {
      title: 'Recording error',
      text: 'The recording was interrupted; the part recorded so far is kept. Go to the login page and ask for new access.',
    },
    cancel: {
      title: 'Support was cancelled',
      text: 'Nothing was recorded and nothing was done. You will be taken to the login page.',
    },
    delete: {
      title: 'Access was revoked',
      text: 'The organisation revoked it. Nothing more can be done or recorded.',
    },
    expire: { title: 'Access has expired', text: 'The time is up. Nothing more can be done or recorded.' },
    unconfirmed: {
      title: 'The recording was not agreed to',
      text: 'Nobody agreed within 5 minutes, so this access is no longer valid. You will be taken to the login page.',
    },
  },
};

export default en;
