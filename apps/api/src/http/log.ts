import type { FastifyServerOptions } from 'fastify';
import { sqlState } from '../db/sqlState.ts';

interface LoggedError extends Record<string, unknown> {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * An error without the values of a failed statement: the database layer writes statement and parameters into its
 * message, the database quotes a value that it cannot read (class 22), and values are people's input.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const root = error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error;
  const whole = root.message.split('\nparams:')[0] ?? '';
  const message = sqlState(root)?.startsWith('22') ? (whole.split(': ')[0] ?? '') : whole;
  const frames = (root.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: root.name, message, stack: frames.join('\n') };
}

/** Structured lines on standard output. Secrets are cut out by name, in every log call. */
export function loggerOptions(level: string, stream?: { write(line: string): void }) {
  const secret = ['token', 'sign', 'data', 'password', 'confirm', 'ticket', 'cookie', 'authorization'];
  return {
    level,
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    serializers: { err: loggedError, error: loggedError },
    ...(stream ? { stream } : {}),
  } satisfies FastifyServerOptions['logger'];
}
