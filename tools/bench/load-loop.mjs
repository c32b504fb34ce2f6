// As little of a client as will do: keep-alive connections, one request at a time on each, answers read by their length.
import { connect } from 'node:net';
import { percentile } from './stats.mjs';

/**
 * One connection for each address, all at once. Throws when an answer is not 200.
 * @param {string} origin
 * @param {string[]} addresses path and query
 */
export async function load(origin, addresses, ms) {
  const { hostname, port, host } = new URL(origin);
  const times = [];
  const began = performance.now();
  await Promise.all(
    addresses.map(async (address) => {
      const request = Buffer.from(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\nAccept: application/json\r\n\r\n`);
      const connection = open(Number(port), hostname);
      while (performance.now() - began < ms) {
        const from = performance.now();
        await connection.exchange(request);
        times.push(performance.now() - from);
      }
      connection.close();
    }),
  );
  return { perSecond: (times.length / (performance.now() - began)) * 1000, p99: percentile(times, 0.99) };
}

function open(port, host) {
  const socket = connect({ port, host, noDelay: true });
  let waiting = null;
  let head = '';
  let left = -1;
  const end = (error) => {
    waiting?.reject(error);
    waiting = null;
  };
  socket.on('data', (chunk) => {
    let body = chunk.length;
    if (left < 0) {
      head += chunk.toString('latin1');
      const at = head.indexOf('\r\n\r\n');
      if (at < 0) return;
      if (!head.startsWith('HTTP/1.1 200')) return end(new Error(`refused: ${head.slice(0, 2000)}`));
      left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
      body = head.length - at - 4;
      head = '';
    }
    left -= body;
    if (left === 0) {
      left = -1;
      waiting?.resolve();
    } else if (!(left > 0)) end(new Error('an answer without its length'));
  });
  socket.on('error', end);
  socket.on('close', () => end(new Error('the server closed the connection')));
  return {
    exchange: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => {
      waiting = null;
      socket.destroy();
    },
  };
}
