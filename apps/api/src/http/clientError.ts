import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { closedPolicy } from './securityHeaders.ts';

/** Node's error of a connection whose bytes are no request. */
interface ClientError extends Error {
  readonly code?: string;
}

const statusOf = (code: string | undefined) =>
  code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;

/**
 * Answers an unreadable request: headers that are too long, too slow or invalid. No hook sees it, so its headers are
 * written here; the connection cannot be used on.
 */
export function answerUnreadable(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(error.code);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Length: 0',
    'Cache-Control: no-store',
    `Content-Security-Policy: ${closedPolicy}`,
    'X-Content-Type-Options: nosniff',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n`);
}
