import { v } from '../v.ts';

/** Subject of a message; each kind belongs to one list of the inbox [ME-01]. */
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

/** A value of `messageKinds`. */
export const messageKind = v.picklist(messageKinds);
export type MessageKind = v.InferOutput<typeof messageKind>;

/** The lists of the inbox. `own`: messages about the reader alone, from a person or the portal. */
export const messageBoxes = ['own', 'admin', 'information', 'at', 'praise', 'comment'] as const;
export type MessageBox = (typeof messageBoxes)[number];

/** Lists of colleagues' reactions to the reader's content. */
export const socialBoxes = ['at', 'praise', 'comment'] as const;
export type SocialBox = (typeof socialBoxes)[number];

export const isSocial = (box: MessageBox): box is SocialBox => socialBoxes.some((one) => one === box);

/** Kinds of the list `own`. */
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

/** The list of a kind. */
export const boxOf = (kind: MessageKind): MessageBox => (isOwn(kind) ? 'own' : kind);

/** Most characters of a private message [ME-02]. */
export const longestPrivate = 300;

/** Perceived characters of a private message: an emoji of several parts counts as one, surrounding space is ignored. */
export const privateLength = (text: string): number => [...new Intl.Segmenter().segment(text.trim())].length;
