/**
 * Cuts the films of the demo's past live rooms out of videos of its courses: `npm run media:live`. A piece is a WebM of ten
 * seconds that begins with a whole picture, as browsers record them, so that each plays by itself. ffmpeg must be on the PATH.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DEMO = fileURLToPath(new URL('../../demo/', import.meta.url));
const SECONDS = 10;

/** Films by name: whose they are, the video they are cut from, and how many pieces it has room for. */
const films = {
  'first-article': ['hengchuan', '101-3', 6],
  gauges: ['hengchuan', '120-1', 5],
  dates: ['larkfield', '202-1', 6],
  checkout: ['larkfield', '209-2', 5],
};

for (const [name, [enterprise, video, pieces]] of Object.entries(films)) {
  const live = `${DEMO}${enterprise}/live/films/`;
  mkdirSync(live, { recursive: true });
  for (let nth = 0; nth < Number(pieces); nth += 1) {
    const from = [
      '-ss',
      String(nth * SECONDS),
      '-t',
      String(SECONDS),
      '-i',
      `${DEMO}${enterprise}/courses/films/${video}.540.mp4`,
    ];
    // Pictures of the courses stand still; a film of four a second has one at its begin wherever it is cut.
    const picture = ['-vf', 'fps=4,scale=-2:360', '-c:v', 'libvpx', '-crf', '30', '-b:v', '120k', '-g', '400'];
    const sound = ['-c:a', 'libopus', '-b:a', '8k', '-ac', '1', '-ar', '48000'];
    const plain = ['-auto-alt-ref', '0', '-map_metadata', '-1', '-fflags', '+bitexact', '-t', String(SECONDS)];
    const args = ['-hide_banner', '-loglevel', 'error', '-y', ...from, ...picture, ...sound, ...plain];
    execFileSync('ffmpeg', [...args, `${live}${name}-${nth}.webm`]);
  }
}
