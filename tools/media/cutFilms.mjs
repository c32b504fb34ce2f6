/**
 * Cuts the films of the demo's past live rooms out of videos of its courses: `npm run media:live`. A piece is a WebM of ten
 * seconds that begins with a whole picture, as browsers record them, so that each plays by itself. ffmpeg must be on the PATH.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MEDIA = fileURLToPath(new URL('../../apps/api/seed-media/', import.meta.url));
const SECONDS = 10;

/** Films by name: the video they are cut from, and how many pieces it has room for. */
const films = {
  'first-article': ['101-3', 6],
  gauges: ['120-1', 5],
  dates: ['202-1', 6],
  checkout: ['209-2', 5],
};

mkdirSync(`${MEDIA}live`, { recursive: true });
for (const [name, [video, pieces]] of Object.entries(films)) {
  for (let nth = 0; nth < Number(pieces); nth += 1) {
    const from = ['-ss', String(nth * SECONDS), '-t', String(SECONDS), '-i', `${MEDIA}${video}.540.mp4`];
    // Pictures of the courses stand still; a film of four a second has one at its begin wherever it is cut.
    const picture = ['-vf', 'fps=4,scale=-2:360', '-c:v', 'libvpx', '-crf', '30', '-b:v', '120k', '-g', '400'];
    const sound = ['-c:a', 'libopus', '-b:a', '8k', '-ac', '1', '-ar', '48000'];
    const plain = ['-auto-alt-ref', '0', '-map_metadata', '-1', '-fflags', '+bitexact', '-t', String(SECONDS)];
    const args = ['-hide_banner', '-loglevel', 'error', '-y', ...from, ...picture, ...sound, ...plain];
    execFileSync('ffmpeg', [...args, `${MEDIA}live/${name}-${nth}.webm`]);
  }
}
