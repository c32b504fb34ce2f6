/** What some browsers tell of the network; the DOM's own types leave it out. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const slow: readonly string[] = ['slow-2g', '2g', '3g'];

/** Whether the learner asked for little data, or the network gives no more. */
export function sparesData(connection = (navigator as { readonly connection?: Connection }).connection): boolean {
  return connection?.saveData === true || slow.includes(connection?.effectiveType ?? '');
}
