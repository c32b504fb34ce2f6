/** Available on all platforms of this library, but in no language library; browsers and Node declare it whole. */
interface URLSearchParams {
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  toString(): string;
}
declare const URLSearchParams: new (init?: string | Record<string, string>) => URLSearchParams;
interface URL {
  readonly href: string;
  readonly hostname: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
}
declare const URL: {
  new (url: string): URL;
  canParse(url: string): boolean;
};
