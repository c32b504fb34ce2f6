/** Network information of some browsers; the DOM's own types lack it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const slow: readonly string[] = ['slow-2g', '2g', '3g'];

/** Whether the learner or the network asks to save data. */
export function sparesData(connection = (navigator as { readonly connection?: Connection }).connection): boolean {
  return connection?.saveData === true || slow.includes(connection?.effectiveType ?? '');
}
