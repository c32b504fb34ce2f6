// Finds a Chromium for browser tests, or installs Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Possible paths of Chromium; the headless shell costs a quarter less than a full one without a window. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const hasCjkFont = () =>
  process.platform !== 'linux' ||
  /cjk|han|hei|song/i.test(spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout ?? '');

/** Installs Debian packages when this is Debian and we are root; says what is missing otherwise. */
export function installDebian(packages, why) {
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!debian) {
    console.error(`${why} Install it and run again (Debian: apt-get install ${packages.join(' ')}).`);
    process.exit(1);
  }
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const result = spawnSync('apt-get', args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    if (result.status !== 0) {
      console.error(`${result.stdout}${result.stderr}\napt-get ${args[0]} failed.`);
      process.exit(1);
    }
  }
}

/** Path of a Chromium on this machine, if there is one; CHROMIUM_PATH wins. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? places.find((path) => existsSync(path));

/** Path of a Chromium, which is installed where there is none. */
export function ensureChromium() {
  if (!findChromium() || !hasCjkFont()) {
    const packages = ['chromium-headless-shell', 'fonts-noto-cjk', 'fontconfig'];
    installDebian(packages, 'Browser tests need Chromium and a Chinese font.');
  }
  const path = findChromium();
  if (!path) throw new Error('Chromium was installed but is in none of the known places; set CHROMIUM_PATH.');
  return path;
}
