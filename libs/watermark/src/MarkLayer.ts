import { drawTile, type Tile } from './drawTile.ts';
import { complete, type CompleteOptions, type MarkOptions } from './options.ts';

/** It appears so long after it was asked for. */
export const startDelayMs = 500;
/** A watched one is looked at this often. */
export const watchMs = 2000;

/**
 * Marks over an element that is positioned. Taken away or altered, they are built anew at once; while they are watched,
 * also where they are only hidden.
 */
export class MarkLayer {
  readonly #host: HTMLElement;
  #options: CompleteOptions;
  #tile: Tile | null = null;
  #layer: HTMLElement | null = null;
  #observers: readonly MutationObserver[] = [];
  #start: ReturnType<typeof setTimeout>;
  #watch: ReturnType<typeof setInterval> | undefined;
  #ended = false;

  constructor(host: HTMLElement, options: MarkOptions) {
    this.#host = host;
    this.#options = complete(options);
    this.#start = setTimeout(() => void this.#begin(), startDelayMs);
  }

  /** Other words, or another look. */
  change(options: MarkOptions): void {
    this.#options = complete(options);
    clearTimeout(this.#start);
    this.#start = setTimeout(() => void this.#begin(), this.#layer === null ? startDelayMs : 0);
  }

  /** Takes the marks away. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#start);
    clearInterval(this.#watch);
    this.#unobserve();
    this.#layer?.remove();
    this.#layer = null;
    this.#host.style.removeProperty('isolation');
  }

  async #begin(): Promise<void> {
    const options = this.#options;
    const picture = options.image === '' ? null : await load(options.image);
    if (this.#ended || options !== this.#options) return;
    this.#tile = drawTile(options, picture);
    this.#build();
    clearInterval(this.#watch);
    if (options.watch) this.#watch = setInterval(() => this.#look(), watchMs);
  }

  #unobserve(): void {
    for (const observer of this.#observers) observer.disconnect();
  }

  /** Builds the layer; what was there before goes. */
  #build(): void {
    const tile = this.#tile;
    if (tile === null || this.#ended) return;
    this.#unobserve();
    this.#layer?.remove();
    const layer = document.createElement('div');
    layer.setAttribute('aria-hidden', 'true');
    for (const [name, value] of this.#styles(tile)) layer.style.setProperty(name, value, 'important');
    // Above all else in its host and no further: what the page opens over it stays readable.
    this.#host.style.setProperty('isolation', 'isolate', 'important');
    this.#host.append(layer);
    this.#layer = layer;
    const altered = new MutationObserver(() => this.#build());
    altered.observe(layer, { attributes: true, childList: true });
    const taken = new MutationObserver(() => {
      if (layer.parentNode !== this.#host) this.#build();
    });
    taken.observe(this.#host, { childList: true });
    this.#observers = [altered, taken];
  }

  #styles({ url, width, height }: Tile): readonly (readonly [string, string])[] {
    const { start, opacity, layer } = this.#options;
    return [
      // First of all, so that no style sheet moves, masks or shrinks it by a property that is not named here.
      ['all', 'initial'],
      ['position', 'absolute'],
      ['inset', '0'],
      ['display', 'block'],
      ['visibility', 'visible'],
      ['pointer-events', 'none'],
      ['opacity', String(opacity)],
      ['z-index', String(layer)],
      ['background-image', `url("${url}")`],
      ['background-size', `${width}px ${height}px`],
      ['background-position', `${start[0]}px ${start[1]}px`],
      ['background-repeat', 'repeat'],
    ];
  }

  /** Whether the marks are where they were put, and look as they did; if not they are built anew. */
  #look(): void {
    const layer = this.#layer;
    if (layer !== null && layer.parentNode === this.#host && this.#isSeen(layer)) return;
    this.#build();
  }

  /**
   * Whether it is painted as it was built, over the whole of its host. Styles of the browser's user come before those of
   * the page, so that each property that can hide an element is asked for.
   */
  #isSeen(layer: HTMLElement): boolean {
    const style = getComputedStyle(layer);
    const { opacity, layer: place } = this.#options;
    const wanted = { ...painted, opacity: String(opacity), 'z-index': String(place) };
    const same = Object.entries(wanted).every(([name, value]) => {
      const is = style.getPropertyValue(name);
      return is === '' || is === value || Math.abs(Number(is) - Number(value)) < 0.001;
    });
    return same && style.getPropertyValue('background-image') !== 'none' && covers(layer, this.#host);
  }
}

/** How a layer is painted that nothing hides, moves or shrinks. */
const painted = {
  display: 'block',
  position: 'absolute',
  visibility: 'visible',
  'content-visibility': 'visible',
  transform: 'none',
  translate: 'none',
  rotate: 'none',
  scale: 'none',
  'clip-path': 'none',
  'mask-image': 'none',
  filter: 'none',
  'mix-blend-mode': 'normal',
};

/** Whether the layer lies over the whole of its host. */
function covers(layer: HTMLElement, host: HTMLElement): boolean {
  const [own, whole] = [layer.getBoundingClientRect(), host.getBoundingClientRect()];
  const { clientLeft, clientTop } = host;
  return own.width + 2 * clientLeft + 1 >= whole.width && own.height + 2 * clientTop + 1 >= whole.height;
}

/** A picture of the portal or of its files; null where it does not come, and the words are drawn. */
function load(address: string): Promise<HTMLImageElement | null> {
  return new Promise((done) => {
    const picture = new Image();
    picture.crossOrigin = 'anonymous';
    picture.onload = () => done(picture);
    picture.onerror = () => done(null);
    picture.src = address;
  });
}
