import { createServer } from 'node:net';

/** Throws EADDRINUSE or EACCES for a port that cannot be used, before anything slow has begun. 0 is any port. */
export async function requirePorts(host: string, ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    if (port !== 0) await tryPort(host, port);
  }
}

function tryPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}
