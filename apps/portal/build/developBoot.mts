import { AsyncLocalStorage } from 'node:async_hooks';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

const bootElement = /(<script type="application\/json" id="banyan-boot">)(<\/script>)/;

/**
 * In development Vite serves the pages. The data that the server would insert into them, above all the enterprise, is
 * fetched from the server at `api` for each page that is opened.
 */
export function developBoot(api: string): Plugin {
  const opened = new AsyncLocalStorage<string>();
  return {
    name: 'banyan:develop-boot',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((page, response, next) => {
        if (page.method !== 'GET' || !page.headers.accept?.includes('text/html')) return next();
        bootOf(api, page, response).then((boot) => opened.run(boot, next), next);
      });
    },
    transformIndexHtml(html) {
      const boot = opened.getStore() ?? '';
      return html.replace(
        bootElement,
        (_all, start: string, end: string) => start + boot.replaceAll('<', '\\u003c') + end,
      );
    },
  };
}

/** Boot data of a page; empty while the server is not running: the page shows that itself. */
function bootOf(api: string, page: IncomingMessage, response: ServerResponse): Promise<string> {
  return new Promise((resolve) => {
    const { host = '', cookie = '', 'accept-language': language = '' } = page.headers;
    const url = `${api}/boot.json?address=${encodeURIComponent(page.url ?? '/')}`;
    const asking = request(url, { headers: { host, cookie, 'accept-language': language } }, (answer) => {
      const chosen = answer.headers['set-cookie'];
      if (chosen) response.setHeader('set-cookie', chosen);
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      answer.on('end', () => resolve(answer.statusCode === 200 ? body : ''));
    });
    asking.on('error', () => resolve(''));
    asking.end();
  });
}
