/** A mark as it is being entered: points as people write them. */
export interface MarkDraft {
  readonly points: number | null;
  readonly comment: string;
}
