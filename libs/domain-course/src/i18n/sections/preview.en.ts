import type { MessagesLike } from '@banyan/core-session';
import type { preview as zh } from './preview.zh.ts';

/** A draft as a learner will see it. */
export const preview: MessagesLike<typeof zh> = {
  open: 'Preview',
  label: 'Preview',
  unpublished: 'Preview, not published yet',
  published: 'Preview, the same that learners see',
  who: 'Seen by somebody',
  as: { fresh: 'New', half: 'Half way', done: 'Finished' },
  changeOf: 'Change {{n}} of {{total}}',
  changesAll_one: '{{n}} change',
  changesAll_other: '{{n}} changes',
  before: 'Previous change',
  next: 'Next change',
  back: 'Back to editing',
  mark: 'Change {{n}}',
  new: 'New',
  terms: 'Rules',
  removed: 'Chapters taken out',
  nothing: 'No chapters yet: learners would see nothing.',
  noRecord: 'Nothing that you look at here counts as study.',
  note: {
    setting: 'It holds for everybody once published; those who have finished are not affected.',
    added: 'Those half way see “New”; credits and points that they have stay.',
    removed: 'Learners no longer see it; what they have learned is kept.',
    renamed: 'Learners see the new title; their progress stays.',
    material: 'Whoever has finished this chapter stays finished; others go on where they were.',
    time: 'Another time is asked for; whoever has finished this chapter stays finished.',
    moved: 'Only its place is another; progress stays.',
  },
};
