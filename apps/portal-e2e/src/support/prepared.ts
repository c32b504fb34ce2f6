/** Environment by which the workers find what was made before them. */
const names = {
  /** Folder with the data of the demo enterprises. */
  dataDir: 'BANYAN_E2E_DATA',
  /** Folder with the built portal and server. */
  builtDir: 'BANYAN_E2E_BUILT',
  /** Cookies of sessions in that data, by the key of their person, as JSON. */
  sessions: 'BANYAN_E2E_SESSIONS',
} as const;

export function prepare(what: keyof typeof names, value: string): void {
  process.env[names[what]] = value;
}

/** A prepared value; throws when journeys run without it. */
export function prepared(what: keyof typeof names): string {
  const value = process.env[names[what]];
  if (value === undefined) throw new Error('nothing is prepared: run this with playwright.config.ts');
  return value;
}
