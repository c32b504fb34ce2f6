import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Everything that went wrong in the pages of a test without anyone looking: console, exceptions, blocked content. */
export class Trouble {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Lets a kind of message pass, because the test itself provokes it. */
  allow(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('banyanReportViolation', (_source, text: string) => {
      this.#found.push(`policy violated: ${text}`);
    });
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const report = (window as unknown as { banyanReportViolation?: (text: string) => unknown })
          .banyanReportViolation;
        report?.(`${event.effectiveDirective} blocked ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`);
      });
    });
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (error) => {
      this.#found.push(`exception: ${error.error().stack ?? error.error().message}`);
    });
  }

  /** Findings that no test has allowed. */
  get unexpected(): string[] {
    return this.#found.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }

  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    this.#found.push(`console ${message.type()}: ${message.text()} (${describe(message.page(), url)})`);
  }
}

function describe(page: Page | null, url: string): string {
  return `${url} on ${page?.url() ?? 'a closed page'}`;
}
