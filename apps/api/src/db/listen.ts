import pg from 'pg';

/** Pauses before it reconnects, ms; the last one from then on. */
const pausesMs = [100, 500, 2000, 5000];
/** How often the connection is checked, ms: a broken network reports nothing by itself. */
const askEveryMs = 15_000;

/**
 * Listens on a connection of its own, which reconnects as often as it breaks; `onGap` says each time that something may
 * have been missed. The first connection must succeed.
 */
export async function listenOn(
  connectionString: string,
  channel: string,
  onNotice: (payload: string) => void,
  onGap: () => void,
): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let client: pg.Client | undefined;
  let pause: NodeJS.Timeout | undefined;

  const connect = async () => {
    const made = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    });
    let lost = false;
    const onLost = () => {
      if (lost) return;
      lost = true;
      clearInterval(asking);
      made.end().catch(() => undefined);
      if (!closed && client === made) again(0);
    };
    const asking = setInterval(() => void made.query('SELECT 1').catch(onLost), askEveryMs);
    asking.unref();
    made.on('error', onLost).on('end', onLost);
    made.on('notification', ({ payload = '' }) => onNotice(payload));
    try {
      await made.connect();
      await made.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      onLost();
      throw error;
    }
    client = made;
    if (lost) again(0);
    else onGap();
  };

  const again = (attempt: number) => {
    client = undefined;
    pause = setTimeout(
      () => void connect().catch(() => (closed ? undefined : again(attempt + 1))),
      pausesMs[Math.min(attempt, pausesMs.length - 1)],
    );
    pause.unref();
  };

  await connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(pause);
      await client?.end().catch(() => undefined);
    },
  };
}
