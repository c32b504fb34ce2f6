#!/usr/bin/env node
// measure.mjs — lab load metrics of pages in Chromium, by playwright and the DevTools protocol.
//
//   node measure.mjs [options] [name=]url ...
//     --serve name=dir[,base=/x/][,html=index.html][,path=/login]   serve a built SPA on 127.0.0.1 (br/gzip, h1) and measure it
//     --list file.json     [{name,url,expect,cookies}|{name,dir,base,html,path,api}]
//     --runs 5  --net slow4g|fast4g|fast3g|cable|none  --cpu 4  --viewport 412x823x1.75 | 1366x768x1
//     --warm               also a second visit in the same profile (HTTP cache kept)  -> rows name#warm
//     --json out.json      full samples          --quiet-ms 2000 --max-ms 60000
//     --expect name:css    time at which this selector is first laid out -> column `ready` (real content, not the shell)
//     --click name:selector   after load, click up to 10 matches (still throttled); reports INP-like max / p75 of Event Timing durations
//     --shot dir           screenshot per page  --chrome /usr/bin/chromium  --lang en-US
//     --base name          ratio column against this row
//
// Order is round-robin (A,B,C,A,B,C,…) so that machine drift hits all pages alike; one unrecorded warm-up per page;
// fresh browser context (cold cache) per sample.  Hosts other than 127.0.0.1 do not resolve.
import fs from 'node:fs';
import path from 'node:path';
import http from 'node:http';
import zlib from 'node:zlib';
import os from 'node:os';
import { chromium } from 'playwright';

// ---------- network profiles: bytes/s and ms (latency is per request, as in DevTools) ----------
export const NETS = {
  none: null,
  slow4g: { down: 1.6e6 / 8, up: 750e3 / 8, rtt: 150 }, // Lighthouse "slow 4G"
  fast4g: { down: 9e6 / 8, up: 1.5e6 / 8, rtt: 60 },
  fast3g: { down: (1.6e6 / 8) * 0.9, up: (750e3 / 8) * 0.9, rtt: 562.5 },
  cable: { down: 5e6 / 8, up: 1e6 / 8, rtt: 28 },
};
// ---------- static server ----------
const MIME = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  map: 'application/json',
  txt: 'text/plain',
};
const packed = new Map();
function pack(file, enc) {
  const st = fs.statSync(file),
    key = file + '|' + enc + '|' + st.mtimeMs;
  if (packed.has(key)) return packed.get(key);
  const raw = fs.readFileSync(file);
  let out = raw;
  if (enc === 'br')
    out = zlib.brotliCompressSync(raw, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: raw.length > 3e6 ? 9 : 11,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    });
  else if (enc === 'gzip') out = zlib.gzipSync(raw, { level: 9 });
  packed.set(key, out);
  return out;
}
export function serveDir({ dir, base = '/', html = 'index.html', api, delay = 0, port = 0 }) {
  const root = path.resolve(dir);
  const srv = http.createServer((req, res) => {
    const u = new URL(req.url, 'http://x');
    let p = decodeURIComponent(u.pathname);
    const ae = String(req.headers['accept-encoding'] || '');
    if (api) {
      const hit = Object.keys(api).find((k) => p.startsWith(k));
      if (hit) {
        const a = api[hit];
        return void setTimeout(() => {
          res.writeHead(a.status ?? 200, { 'content-type': 'application/json', ...(a.headers || {}) });
          res.end(typeof a.body === 'string' ? a.body : JSON.stringify(a.body ?? {}));
        }, delay);
      }
    }
    if (base !== '/' && p.startsWith(base)) p = '/' + p.slice(base.length);
    let f = path.join(root, p);
    if (!f.startsWith(root)) {
      res.writeHead(403);
      return res.end();
    }
    let isHtml = false;
    if (!fs.existsSync(f) || fs.statSync(f).isDirectory()) {
      const idx = path.join(f, 'index.html');
      if (p !== '/' && fs.existsSync(idx) && fs.statSync(idx).isFile()) f = idx;
      else if (
        /\.[a-z0-9]{2,5}$/i.test(p) ||
        !/text\/html|\*\/\*/.test(req.headers.accept || '') ||
        (req.headers['sec-fetch-dest'] && !/document|iframe/.test(req.headers['sec-fetch-dest']))
      ) {
        res.writeHead(404, { 'content-type': 'application/json' });
        return res.end('{}');
      } else f = path.join(root, html);
    }
    const ext = path.extname(f).slice(1).toLowerCase();
    isHtml = ext === 'html';
    const enc = /^(html|js|mjs|css|json|svg|webmanifest|txt|wasm|map|ttf)$/.test(ext)
      ? /\bbr\b/.test(ae)
        ? 'br'
        : /\bgzip\b/.test(ae)
          ? 'gzip'
          : ''
      : '';
    const body = pack(f, enc);
    res.writeHead(200, {
      'content-type': MIME[ext] || 'application/octet-stream',
      'content-length': body.length,
      'cache-control': isHtml ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(enc ? { 'content-encoding': enc, vary: 'accept-encoding' } : {}),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  });
  return new Promise((r) =>
    srv.listen(port, '127.0.0.1', () => r({ srv, origin: `http://127.0.0.1:${srv.address().port}` })),
  );
}
// ---------- in-page observers ----------
const INIT = `(() => { const m = (window.__m = { lt: [], lcp: [], cls: [], ready: {} });
  const ob = (type, f) => { try { new PerformanceObserver(l => l.getEntries().forEach(f)).observe({ type, buffered: true }); } catch {} };
  ob('longtask', e => m.lt.push([e.startTime, e.duration]));
  ob('largest-contentful-paint', e => m.lcp.push([e.startTime, e.size, e.element ? e.element.tagName : '', (e.url || '').slice(-60)]));
  ob('layout-shift', e => { if (!e.hadRecentInput) m.cls.push([e.startTime, e.value]); });
  m.ev = []; try { new PerformanceObserver(l => l.getEntries().forEach(e => { if (e.interactionId) m.ev.push([e.interactionId, e.duration]); })).observe({ type: 'event', durationThreshold: 16, buffered: true }); } catch {}
  const sel = window.__sel; if (sel) { const t = () => { const el = document.querySelector(sel); if (el && el.getClientRects().length) m.ready = performance.now(); else requestAnimationFrame(t); }; requestAnimationFrame(t); } })();`;
const COLLECT = `(() => { const n = performance.getEntriesByType('navigation')[0]; const fcp = performance.getEntriesByName('first-contentful-paint')[0];
  return { fcp: fcp ? fcp.startTime : null, ttfb: n.responseStart, dcl: n.domContentLoadedEventEnd, load: n.loadEventEnd, lt: window.__m.lt, lcp: window.__m.lcp, cls: window.__m.cls, ready: typeof window.__m.ready === 'number' ? window.__m.ready : null, dom: document.getElementsByTagName('*').length, text: (document.body && document.body.innerText || '').trim().slice(0, 80), href: location.href, now: performance.now() }; })()`;
function clsOf(s) {
  let best = 0,
    cur = 0,
    first = 0,
    last = 0;
  for (const [t, v] of s) {
    if (cur && (t - last > 1000 || t - first > 5000)) cur = 0;
    if (!cur) first = t;
    cur += v;
    last = t;
    best = Math.max(best, cur);
  }
  return best;
}

export async function sample(browser, o) {
  const {
    url,
    net,
    cpu,
    viewport,
    lang = 'en-US',
    quietMs = 2000,
    maxMs = 60000,
    expect,
    click,
    shot,
    warm,
    cookies,
  } = o;
  const [w, h, dpr] = viewport.split('x').map(Number);
  const ctx = await browser.newContext({
    viewport: { width: w, height: h },
    deviceScaleFactor: dpr || 1,
    locale: lang,
    serviceWorkers: 'block',
  });
  if (cookies) await ctx.addCookies(cookies);
  const out = [];
  try {
    for (const pass of warm ? ['cold', 'warm'] : ['cold']) {
      const page = await ctx.newPage();
      const cdp = await ctx.newCDPSession(page);
      if (expect) await page.addInitScript(`window.__sel=${JSON.stringify(expect)}`);
      await page.addInitScript(INIT);
      await cdp.send('Network.enable');
      await cdp.send('Performance.enable');
      const N = NETS[net];
      if (N)
        await cdp.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: N.rtt,
          downloadThroughput: N.down,
          uploadThroughput: N.up,
        });
      if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      const req = new Map();
      let lastNet = Date.now(),
        inflight = 0;
      const errors = [];
      cdp.on('Network.requestWillBeSent', (e) => {
        if (!/^https?:/.test(e.request.url)) return;
        if (!req.has(e.requestId)) inflight++;
        req.set(e.requestId, { url: e.request.url, type: e.type, bytes: 0, status: 0 });
        lastNet = Date.now();
      });
      cdp.on('Network.responseReceived', (e) => {
        const r = req.get(e.requestId);
        if (r) {
          r.type = e.type;
          r.status = e.response.status;
          r.mime = e.response.mimeType;
          r.cache = e.response.fromDiskCache || false;
        }
      });
      cdp.on('Network.requestServedFromCache', (e) => {
        const r = req.get(e.requestId);
        if (r) r.cache = true;
      });
      const end = (e, b) => {
        const r = req.get(e.requestId);
        if (r && !r.done) {
          r.done = true;
          r.bytes = b;
          inflight--;
        }
        lastNet = Date.now();
      };
      cdp.on('Network.loadingFinished', (e) => end(e, e.encodedDataLength));
      cdp.on('Network.loadingFailed', (e) => end(e, 0));
      page.on('pageerror', (e) => errors.push(String(e.message).slice(0, 160)));
      const t0 = Date.now();
      await page
        .goto(url, { waitUntil: 'commit', timeout: maxMs })
        .catch((e) => errors.push('goto ' + e.message.slice(0, 120)));
      // quiet: no request for quietMs, load fired and no long task within quietMs
      for (;;) {
        await new Promise((r) => setTimeout(r, 150));
        if (Date.now() - t0 > maxMs) break;
        if (inflight <= 0 && Date.now() - lastNet > quietMs) {
          const s = await page
            .evaluate(
              `({ l: document.readyState === 'complete', n: performance.now(), t: window.__m ? Math.max(0, ...window.__m.lt.map(x => x[0] + x[1])) : 0 })`,
            )
            .catch(() => null);
          if (s && s.l && s.n - s.t > quietMs) break;
        }
      }
      const m = await page.evaluate(COLLECT);
      const reqSnap = [...req.values()].map((r) => ({ ...r }));
      let inp = null;
      if (click && pass === 'cold') {
        const els = await page.locator(click).all();
        for (const el of els.slice(0, 10)) {
          await el.click({ timeout: 5000 }).catch((e) => errors.push('click ' + e.message.slice(0, 80)));
          await new Promise((r) => setTimeout(r, 350));
        }
        const ev = await page.evaluate('window.__m.ev');
        const by = new Map();
        for (const [i, d] of ev) by.set(i, Math.max(by.get(i) || 0, d));
        const v = [...by.values()].sort((a, b) => a - b);
        inp = els.length
          ? {
              max: v.length ? v[v.length - 1] : 16,
              p75: v.length ? v[Math.min(v.length - 1, Math.floor(v.length * 0.75))] : 16,
              n: Math.min(10, els.length),
            }
          : null;
      }
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await cdp.send('HeapProfiler.enable');
      await cdp.send('HeapProfiler.collectGarbage');
      await cdp.send('HeapProfiler.disable').catch(() => {});
      const pm = Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map((x) => [x.name, x.value]));
      if (shot && pass === 'cold') await page.screenshot({ path: shot });
      const by = (t) => reqSnap.filter((r) => t(r)).reduce((a, r) => a + r.bytes, 0);
      const isJs = (r) => r.type === 'Script' || /javascript/.test(r.mime || '');
      const fcp = m.fcp ?? m.now,
        lcp = m.lcp.length ? m.lcp[m.lcp.length - 1] : null;
      out.push({
        pass,
        inp: inp ? inp.max : null,
        inpP75: inp ? inp.p75 : null,
        ttfb: m.ttfb,
        fcp: m.fcp,
        lcp: lcp ? lcp[0] : null,
        lcpEl: lcp ? lcp[2] + (lcp[3] ? ' ' + lcp[3] : '') : '',
        ready: m.ready,
        load: m.load,
        cls: clsOf(m.cls),
        tbt: m.lt
          .filter((x) => x[0] + x[1] > fcp)
          .reduce((a, [s, d]) => a + Math.max(0, Math.min(d, s + d - fcp) - 50), 0),
        tbtNav: m.lt.reduce((a, x) => a + Math.max(0, x[1] - 50), 0),
        longest: Math.max(0, ...m.lt.map((x) => x[1])),
        jsKB: by(isJs) / 1024,
        cssKB: by((r) => r.type === 'Stylesheet') / 1024,
        imgFontKB: by((r) => /Image|Font|Media/.test(r.type)) / 1024,
        totalKB: by(() => true) / 1024,
        reqs: reqSnap.filter((r) => !r.cache).length,
        failed: reqSnap.filter((r) => r.status >= 400 || (r.done && !r.status)).length,
        heapMB: pm.JSHeapUsedSize / 1048576,
        scriptMs: pm.ScriptDuration * 1e3,
        layoutMs: (pm.LayoutDuration + pm.RecalcStyleDuration) * 1e3,
        taskMs: pm.TaskDuration * 1e3,
        nodes: m.dom,
        text: m.text,
        href: m.href,
        errors,
        at: Date.now(),
        load1: os.loadavg()[0],
      });
      await page.close();
    }
  } finally {
    await ctx.close();
  }
  return out;
}
const med = (a) => {
  const b = a.filter((x) => typeof x === 'number').sort((x, y) => x - y);
  return b.length ? (b.length % 2 ? b[b.length >> 1] : (b[b.length / 2 - 1] + b[b.length / 2]) / 2) : null;
};
export const KEYS = [
  'inp',
  'inpP75',
  'fcp',
  'lcp',
  'ready',
  'tbt',
  'tbtNav',
  'longest',
  'cls',
  'jsKB',
  'cssKB',
  'imgFontKB',
  'totalKB',
  'reqs',
  'failed',
  'heapMB',
  'scriptMs',
  'layoutMs',
  'nodes',
];
export function summarise(samples) {
  const r = {};
  for (const k of KEYS) {
    const v = samples.map((s) => s[k]);
    r[k] = med(v);
    const n = v.filter((x) => typeof x === 'number');
    r[k + '_min'] = Math.min(...n);
    r[k + '_max'] = Math.max(...n);
  }
  r.n = samples.length;
  r.lcpEl = samples[0].lcpEl;
  r.text = samples[0].text;
  r.errors = [...new Set(samples.flatMap((s) => s.errors))];
  return r;
}

async function main(argv) {
  const o = {
    runs: 5,
    net: 'slow4g',
    cpu: 4,
    viewport: '412x823x1.75',
    chrome: '/usr/bin/chromium',
    lang: 'en-US',
    quietMs: 2000,
    maxMs: 60000,
  };
  const list = [];
  const expects = {},
    clicks = {};
  for (let i = 0; i < argv.length; i++) {
    const a = argv[i],
      v = () => argv[++i];
    if (a === '--runs') o.runs = +v();
    else if (a === '--net') o.net = v();
    else if (a === '--cpu') o.cpu = +v();
    else if (a === '--viewport') o.viewport = v();
    else if (a === '--json') o.json = v();
    else if (a === '--chrome') o.chrome = v();
    else if (a === '--lang') o.lang = v();
    else if (a === '--quiet-ms') o.quietMs = +v();
    else if (a === '--max-ms') o.maxMs = +v();
    else if (a === '--warm') o.warm = true;
    else if (a === '--shot') o.shot = v();
    else if (a === '--base') o.base = v();
    else if (a === '--expect') {
      const s = v();
      const j = s.indexOf(':');
      expects[s.slice(0, j)] = s.slice(j + 1);
    } else if (a === '--click') {
      const q = v();
      const j = q.indexOf(':');
      clicks[q.slice(0, j)] = q.slice(j + 1);
    } else if (a === '--list') list.push(...JSON.parse(fs.readFileSync(v(), 'utf8')));
    else if (a === '--serve') {
      const [nd, ...opt] = v().split(',');
      const j = nd.indexOf('=');
      list.push({
        name: nd.slice(0, j),
        dir: nd.slice(j + 1),
        ...Object.fromEntries(opt.map((x) => x.split(/=(.*)/s).slice(0, 2))),
      });
    } else {
      const m = /^([\w.#-]+)=(https?:.*)$/.exec(a);
      list.push(m ? { name: m[1], url: m[2] } : { name: a.replace(/^https?:\/\//, ''), url: a });
    }
  }
  if (!list.length) {
    console.log(
      fs
        .readFileSync(new URL(import.meta.url), 'utf8')
        .split('\n')
        .slice(1, 18)
        .join('\n'),
    );
    return;
  }
  const servers = [];
  for (const l of list)
    if (l.dir) {
      const s = await serveDir({ ...l, port: +(l.port || 0) });
      servers.push(s.srv);
      l.url = s.origin + (l.path || l.base || '/');
    }
  const browser = await chromium.launch({
    executablePath: o.chrome,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-extensions',
      '--disable-default-apps',
      '--no-first-run',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  const samples = {};
  try {
    for (let run = 0; run <= o.runs; run++)
      for (const l of list) {
        const r = await sample(browser, {
          ...o,
          ...l,
          expect: expects[l.name] ?? l.expect,
          click: run === 0 ? null : (clicks[l.name] ?? l.click),
          shot: run === 0 && o.shot ? path.join(o.shot, l.name + '.png') : null,
          net: run === 0 ? 'none' : o.net,
          cpu: run === 0 ? 1 : o.cpu,
        }).catch((e) => {
          console.error(l.name, e.message);
          return [];
        });
        if (run > 0) for (const s of r) (samples[l.name + (s.pass === 'warm' ? '#warm' : '')] ??= []).push(s);
      }
  } finally {
    const v = browser.version();
    o.browser = v;
    await browser.close();
    for (const s of servers) s.close();
  }
  const rows = Object.fromEntries(Object.entries(samples).map(([k, v]) => [k, summarise(v)]));
  const f = (x, d = 0) => (x == null || !isFinite(x) ? '-' : x.toFixed(d));
  const b = rows[o.base || Object.keys(rows)[0]];
  console.log(
    `chromium ${o.browser}  net=${o.net} cpu=${o.cpu}x viewport=${o.viewport} runs=${o.runs} load1=${os.loadavg()[0].toFixed(2)} cores=${os.cpus().length}  (median [min–max])`,
  );
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([k, r]) => [
        k,
        {
          FCP: f(r.fcp),
          LCP: `${f(r.lcp)} [${f(r.lcp_min)}–${f(r.lcp_max)}]`,
          'LCP/base': f(r.lcp / b.lcp, 2),
          ready: f(r.ready),
          TBT: f(r.tbt),
          blockNav: f(r.tbtNav),
          longest: f(r.longest),
          CLS: f(r.cls, 3),
          ...(r.inp != null ? { INPmax: f(r.inp) } : {}),
          jsKB: f(r.jsKB, 1),
          cssKB: f(r.cssKB, 1),
          totKB: f(r.totalKB, 1),
          reqs: f(r.reqs),
          fail: f(r.failed),
          heapMB: f(r.heapMB, 1),
          nodes: f(r.nodes),
          lcpEl: (r.lcpEl || '').slice(0, 20),
        },
      ]),
    ),
  );
  for (const [k, r] of Object.entries(rows)) {
    if (r.errors.length) console.log(k, 'errors:', r.errors.slice(0, 2));
    if (r.text) console.log(k, 'text:', JSON.stringify(r.text.slice(0, 60)));
  }
  if (o.json)
    fs.writeFileSync(
      o.json,
      JSON.stringify(
        {
          meta: {
            ...o,
            cpuModel: os.cpus()[0].model,
            cores: os.cpus().length,
            node: process.version,
            date: new Date().toISOString(),
          },
          rows,
          samples,
        },
        null,
        1,
      ),
    );
}
if (process.argv[1] && fs.realpathSync(process.argv[1]) === fs.realpathSync(new URL(import.meta.url).pathname))
  main(process.argv.slice(2)).catch((e) => {
    console.error(e);
    process.exit(1);
  });
