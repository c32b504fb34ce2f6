import type { Screen } from '@banyan/contracts';
import type { DomainModule } from '@banyan/core-session';

/**
 * A domain as the first script knows it: its name, and what is known of its screens without loading any. Its table with
 * pages and words comes with the first of them, see docs/adr/0037-tables.md.
 */
export class LateModule {
  readonly name: string;
  readonly screens: readonly Screen[];
  /** Loads the table, each time anew; `load` is what a screen wants. */
  readonly fetch: () => Promise<DomainModule>;
  private table: DomainModule | undefined;

  constructor(name: string, screens: readonly Screen[], fetch: () => Promise<DomainModule>) {
    this.name = name;
    this.screens = screens;
    this.fetch = fetch;
  }

  /** The domain's table, the same each time. One that did not arrive is asked for again. */
  async load(): Promise<DomainModule> {
    if (this.table !== undefined) return this.table;
    const table = await this.fetch();
    return (this.table ??= table);
  }
}

/** A module that is there already. */
export function present(module: DomainModule): LateModule {
  const screens = module.routes.map(({ screen }) => screen);
  return new LateModule(module.name, screens, () => Promise.resolve(module));
}
