// One cold and one warm visit of a page on a slow network: which requests it makes, and which of them it waits for.
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { ensureChromium } from '../lib/chromium.mjs';

const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const cpuRate = 4;
const viewport = { width: 412, height: 823 };
const quietMs = 2000;
const mostMs = 60_000;

/**
 * @typedef {{ url: string, type: string, bytes: number, cached: boolean, early: boolean }} Sent bytes: with headers, as
 *   they went over the wire; early: asked for before the content was there
 * @param {{ url: string, ready: string }[]} pages ready: selector of the first real content
 * @returns {Promise<{ cold: Sent[], warm: Sent[] }[]>}
 */
export async function visitPages(pages) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const visits = [];
  try {
    for (const page of pages) {
      const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75, locale: 'en-US' });
      visits.push({ cold: await visit(context, page), warm: await visit(context, page) });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return visits;
}

async function visit(context, { url, ready }) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  const requests = new Map();
  let early = true;
  let lastAt = Date.now();
  const note = (id, change) => {
    lastAt = Date.now();
    const known = requests.get(id);
    if (known) Object.assign(known, change);
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!/^https?:/.test(request.url)) return;
    lastAt = Date.now();
    requests.set(requestId, { url: request.url, type, bytes: 0, cached: false, early });
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => note(requestId, { cached: true }));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) note(requestId, { cached: true });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    note(requestId, { bytes: encodedDataLength }),
  );
  const began = Date.now();
  await page.goto(url, { timeout: mostMs });
  await page.waitForSelector(ready, { timeout: mostMs });
  early = false;
  while (Date.now() - lastAt < quietMs && Date.now() - began < mostMs) await page.waitForTimeout(100);
  await page.close();
  return [...requests.values()];
}

export const isScript = ({ type, url }) => type === 'Script' || new URL(url).pathname.endsWith('.js');

/** Bytes that the answers inside a page take on the wire: the page compressed with and without them. */
export async function answersInside(url) {
  const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const without = page.replace(/(<script type="application\/json" id="banyan-boot">)[^<]*/, '$1');
  const compressed = (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
  return compressed(page) - compressed(without);
}
