import { LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { trustedProxies, type TrustProxy } from './address.ts';
import { answerUnreadable } from './clientError.ts';
import { loggerOptions } from './log.ts';

export interface ServerDeps {
  readonly trustProxy: TrustProxy;
  readonly logLevel: string;
  /** Destination of log lines; standard output when absent. */
  readonly logStream?: { write(line: string): void };
  /** Time in which a request must have arrived whole, ms. */
  readonly receiveWithinMs?: number;
}

/** Time in which a request must have arrived whole by default, ms. */
export const usualReceiveMs = 20_000;

/**
 * Common options of the two origins' servers: log, names of requests, and how long a request may take to arrive;
 * `longestMs` where some may take longer.
 */
export const serverOptions = (
  { logLevel, logStream, trustProxy, receiveWithinMs = usualReceiveMs }: ServerDeps,
  longestMs = receiveWithinMs,
) => ({
  logger: loggerOptions(logLevel, logStream),
  logController: new LogController({ disableRequestLogging: true }),
  trustProxy: trustedProxies(trustProxy),
  // A request that has not arrived whole by then is dropped; so is a connection on which nothing moves.
  requestTimeout: longestMs,
  // Node would take the larger of the two limits for the whole request and the smaller for its headers.
  http: { headersTimeout: receiveWithinMs, connectionsCheckingInterval: receiveWithinMs / 4 },
  connectionTimeout: 60_000,
  requestIdHeader: false as const,
  genReqId: () => randomUUID(),
  return503OnClosing: true,
  clientErrorHandler: answerUnreadable,
});
