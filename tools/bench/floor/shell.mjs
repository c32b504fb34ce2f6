// make the "ideal" variants from dist/t_best, dist/t_bestlazy: inline HTML shell (same text as first screen) + preload of locale chunk and first API call
import fs from 'node:fs';
import path from 'node:path';
for (const [src, dst, shell] of [
  ['t_best', 'x_preload', false],
  ['t_best', 'x_shell', true],
  ['t_bestlazy', 'x_shell_lazy', true],
]) {
  fs.rmSync('dist/' + dst, { recursive: true, force: true });
  fs.cpSync('dist/' + src, 'dist/' + dst, { recursive: true });
  const a = fs.readdirSync('dist/' + dst + '/assets');
  const en = a.find((f) => f.startsWith('en-')),
    http = a.find((f) => f.startsWith('http-'));
  let h = fs.readFileSync('dist/' + dst + '/index.html', 'utf8');
  h = h.replace(
    '</title>',
    `</title><link rel="modulepreload" crossorigin href="/assets/${en}">${http ? `<link rel="modulepreload" crossorigin href="/assets/${http}">` : ''}<link rel="preload" as="fetch" crossorigin href="/api/courses.json">`,
  );
  if (shell)
    h = h.replace(
      '<div id="root"></div>',
      `<style>body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#fff;color:#111}.s{max-width:960px;margin:0 auto;padding:24px}.s button{padding:8px 16px;border-radius:6px;border:1px solid #1d5fd1;background:#1d5fd1;color:#fff;font:13.333px Arial}</style><div id="root"><main class="s"><h1>Welcome</h1><p>Last visit</p><button>Theme</button> <button>Save</button> <a href="/exam">Exam</a></main></div>`,
    );
  fs.writeFileSync('dist/' + dst + '/index.html', h);
  fs.cpSync('public/api', 'dist/' + dst + '/api', { recursive: true });
}
