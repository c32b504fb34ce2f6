/** A phone's carrier, which names the number of a browser. */
export interface CarrierPort {
  /** False: no provider can name numbers, so one-click login is not offered. */
  readonly reaches: boolean;
  /**
   * Address for the browser. The carrier sends it back to `back` with `state`, and with `token` when the person agreed
   * and the number is known. Absolute, or a path of this server.
   */
  address(asked: { readonly state: string; readonly back: string }): string;
  /** The number of a token, in international form; null for an invalid or expired token. */
  numberOf(token: string): Promise<string | null>;
}
