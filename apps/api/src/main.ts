import { readConfig } from './config.ts';
import { startServer, type RunningServer } from './server.ts';
import { describeFailure } from './startFailure.ts';
import { startTable } from './startTable.ts';

/** Time for a stop as a whole, ms; requests get a little less. */
const stopWithinMs = 15_000;

const complain = (text: string) => void process.stderr.write(`${text}\n`);

/** Stops cleanly at Ctrl-C and at the end of a service; a second signal changes nothing, it often comes with the first. */
function stopOnSignals(running: RunningServer): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const impatience = setTimeout(() => {
      complain('The server did not end in time.');
      process.exit(1);
    }, stopWithinMs);
    running.close().then(
      () => {
        clearTimeout(impatience);
        process.exit(0);
      },
      (error: unknown) => {
        complain(`Stopping failed: ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

let dataDir: string | undefined;
try {
  const config = readConfig(process.env, process.argv.slice(2));
  dataDir = config.dataDir;
  const running = await startServer(config, complain);
  stopOnSignals(running);
  process.stdout.write(startTable(config, running));
} catch (error) {
  const { message, exitCode } = describeFailure(error, dataDir);
  complain(message);
  process.exit(exitCode);
}
