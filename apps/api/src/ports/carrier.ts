/** How a phone's carrier says which number a browser comes from. */
export interface CarrierPort {
  /** False: nobody could say it, so one-click login is not offered. */
  readonly reaches: boolean;
  /**
   * Where the browser is sent. The carrier sends it back to `back` with `state`, and with `token` when the person agreed
   * and the number is known. Absolute, or a path of this server.
   */
  address(asked: { readonly state: string; readonly back: string }): string;
  /** The number that a token stands for, as it is dialled from everywhere; null for one that says nothing (any more). */
  numberOf(token: string): Promise<string | null>;
}
