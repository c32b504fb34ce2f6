import type { LiveMeans } from '../room/means.ts';

const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 816 459"><rect width="816" height="459" fill="#f5eff6"/><rect width="816" height="6" fill="#6d4a75"/><text x="48" y="84" font-size="14" fill="#6d4a75">2</text><text x="48" y="124" font-size="28" font-weight="600" fill="#2a1d30">1 · 2 · 3 · 4 · 5</text><circle cx="64" cy="176" r="14" fill="#cbb3d1"/><circle cx="64" cy="222" r="14" fill="#cbb3d1"/><circle cx="64" cy="268" r="14" fill="#6d4a75"/><circle cx="64" cy="314" r="14" fill="#cbb3d1"/><circle cx="64" cy="360" r="14" fill="#cbb3d1"/></svg>`;

/** A film as a drawing: stories show it in every browser without pieces. */
export const drawnFilm: Pick<LiveMeans, 'screenOf'> = {
  screenOf(video) {
    let at = 0;
    let ranges: (readonly [number, number])[] = [];
    return {
      supports: () => true,
      open() {
        video.poster = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
        return Promise.resolve();
      },
      append(_bytes, _mime, atS) {
        ranges = [...ranges, [atS, atS + 4]];
        return Promise.resolve();
      },
      drop: () => Promise.resolve(),
      ranges: () => ranges,
      time: () => at,
      goTo(second) {
        at = second;
      },
      setLength: () => undefined,
      finish: () => undefined,
      close: () => undefined,
    };
  },
};
