/** What differs between deployments of one build. */
export interface PortalConfig {
  /** Address of the API without a slash at its end; empty for the page's own origin. */
  readonly apiBase: string;
  /** Name of the product, where the enterprise's own is not known. */
  readonly productName: string;
  /** The provider's registration page; empty when there is none. */
  readonly registerUrl: string;
  /** Where page views go instead of to the embedded sink; empty for the sink. */
  readonly analyticsUrl: string;
  /** The enterprise this address belongs to, where the server told; null leaves it to `?eid=`. */
  readonly eid: number | null;
}
