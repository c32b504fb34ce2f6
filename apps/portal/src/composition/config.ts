/** Settings that differ between deployments of one build. */
export interface PortalConfig {
  /** Address of the API without a slash at its end; empty for the page's own origin. */
  readonly apiBase: string;
  /** Name of the product, used if the enterprise's own is not known. */
  readonly productName: string;
  /** The provider's registration page; empty when there is none. */
  readonly registerUrl: string;
  /** Destination of page views in place of the embedded sink; empty for the sink. */
  readonly analyticsUrl: string;
  /** The enterprise of this address, if the server knows it; null leaves it to `?eid=`. */
  readonly eid: number | null;
}
