import { homeworkCommentLimit, placedCommentLimits, type PlacedComment } from '@banyan/contracts/training';

/** The place of a comment: a stretch of the text, or a file. */
export type CommentPlace = Pick<PlacedComment, 'from' | 'to' | 'file'>;

/** A mark being entered: points as text. */
export interface MarkDraft {
  readonly points: number | null;
  readonly comment: string;
  /** Comments on places, in their order; one for each place. */
  readonly comments: readonly PlacedComment[];
}

/** Nothing entered yet. */
export const noMark: MarkDraft = { points: null, comment: '', comments: [] };

/** Key of a place. */
export const placeKey = ({ from, to, file }: CommentPlace) => `${file}:${from}-${to}`;

/** The comments with the one on a place added or replaced; files come after the text. */
export function withComment(comments: readonly PlacedComment[], comment: PlacedComment): PlacedComment[] {
  const rank = ({ file }: CommentPlace) => (file === '' ? 0 : 1);
  return [...withoutComment(comments, comment), comment].sort(
    (a, b) => rank(a) - rank(b) || a.from - b.from || a.to - b.to,
  );
}

/** The comments without the one on a place. */
export const withoutComment = (comments: readonly PlacedComment[], place: CommentPlace) =>
  comments.filter((one) => placeKey(one) !== placeKey(place));

/** The comments to send: those that are not empty. */
export const saidComments = (comments: readonly PlacedComment[]) =>
  comments
    .map(({ from, to, file, words }) => ({ from, to, file, words: words.trim() }))
    .filter(({ words }) => words !== '');

/** Whether the mark is complete and within its limits. */
export const canGive = ({ points, comment, comments }: MarkDraft) =>
  points !== null &&
  comment.trim().length <= homeworkCommentLimit &&
  saidComments(comments).every(({ words }) => words.length <= placedCommentLimits.words);
