/**
 * Fetches the tables of domains before one of their screens is asked for, one after another so that nothing the reader
 * waits for stands behind them. One that does not arrive is fetched with its screen, as without this [SH-14].
 */
export async function fetchAhead(modules: readonly { load(): Promise<unknown> }[]): Promise<void> {
  for (const module of modules) await module.load().catch(() => undefined);
}
