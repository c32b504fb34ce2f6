/** Query for colleagues. */
export interface ColleagueQuery {
  readonly keyword: string;
  readonly department: string;
}
