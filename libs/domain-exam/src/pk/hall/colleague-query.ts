/** Which colleagues are looked for. */
export interface ColleagueQuery {
  readonly keyword: string;
  readonly department: string;
}
