/** Text in the languages an enterprise offers. Traditional Chinese is derived from `zh` when the data is loaded. */
export interface L10n {
  readonly zh: string;
  readonly en?: string;
}
