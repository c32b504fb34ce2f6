import { v } from '../v.ts';

/** Subject of a message; each kind has its place in the inbox [ME-01]. */
export const messageKinds = [
  'personal',
  'admin',
  'information',
  'at',
  'praise',
  'comment',
  'summary',
  'trainingPlan',
  'certificateExpiry',
  'taskScore',
  'marking',
] as const;

/** One of them. */
export const messageKind = v.picklist(messageKinds);
export type MessageKind = v.InferOutput<typeof messageKind>;

/** The lists of the inbox. `own`: what is about the reader alone, whether a person wrote it or the portal. */
export const messageBoxes = ['own', 'admin', 'information', 'at', 'praise', 'comment'] as const;
export type MessageBox = (typeof messageBoxes)[number];

/** Lists of what colleagues did with something of the reader's. */
export const socialBoxes = ['at', 'praise', 'comment'] as const;
export type SocialBox = (typeof socialBoxes)[number];

export const isSocial = (box: MessageBox): box is SocialBox => socialBoxes.some((one) => one === box);

/** Kinds that lie in the list `own`. */
export const ownKinds = [
  'personal',
  'summary',
  'trainingPlan',
  'certificateExpiry',
  'taskScore',
  'marking',
] as const satisfies readonly MessageKind[];
export type OwnKind = (typeof ownKinds)[number];

const isOwn = (kind: MessageKind): kind is OwnKind => ownKinds.some((one) => one === kind);

/** The list in which a kind lies. */
export const boxOf = (kind: MessageKind): MessageBox => (isOwn(kind) ? 'own' : kind);

/** Characters of a private message at most [ME-02]. */
export const longestPrivate = 300;

/** Characters of a private message as people count them: an emoji of several parts is one, space around it none. */
export const privateLength = (text: string): number => [...new Intl.Segmenter().segment(text.trim())].length;
