import { detectAllFaces, detectSingleFace, env, nets, TinyFaceDetectorOptions, tf } from '@vladmandic/face-api';
import type { Descriptor, Look, Weights, WorkerNews, WorkerOrder } from './protocol.ts';
import { specs } from './specs.ts';

/** Frequent detection uses a smaller picture than a single one. */
const quick = new TinyFaceDetectorOptions({ inputSize: 224, scoreThreshold: 0.5 });
const thorough = new TinyFaceDetectorOptions({ inputSize: 320, scoreThreshold: 0.5 });

const tell = (news: WorkerNews) => postMessage(news);

/** A worker has no pictures and no canvas of the page: frames come as bare dots, and nothing else is taken. */
function leavePage(): void {
  const nothing = () => {
    throw new Error('no page here');
  };
  class Never {}
  const never = Never as unknown;
  env.setEnv({
    Canvas: never,
    CanvasRenderingContext2D: never,
    Image: never,
    ImageData: never,
    Video: never,
    createCanvasElement: nothing,
    createImageElement: nothing,
    createVideoElement: nothing,
    fetch,
    readFile: nothing,
  } as Parameters<typeof env.setEnv>[0]);
}

/** In the package, but not in its types. */
const backends = tf as unknown as {
  readonly setBackend: (name: 'webgl' | 'wasm' | 'cpu') => Promise<boolean>;
  readonly ready: () => Promise<void>;
  /** With `platformFetch`, they are asked for by `env().platform.fetch`. */
  readonly setWasmPaths: (prefix: string, platformFetch: boolean) => void;
  readonly env: () => { readonly platform: { fetch: (path: string) => Promise<Response> } };
};

/**
 * Reckons by WebAssembly: nets this small are through before a graphics card has its shaders. Without it on the card, and
 * at last by plain scripts, each much slower, with the same result.
 */
async function chooseBackend(program: ArrayBuffer): Promise<void> {
  backends.setWasmPaths('/', true);
  // The worker reaches nothing; the page has fetched what the backend would ask for.
  backends.env().platform.fetch = () =>
    Promise.resolve(new Response(program, { headers: { 'content-type': 'application/wasm' } }));
  for (const name of ['wasm', 'webgl', 'cpu'] as const) {
    if (await backends.setBackend(name).catch(() => false)) break;
  }
  await backends.ready();
}

async function load(weights: Weights): Promise<void> {
  leavePage();
  await chooseBackend(weights.program);
  const decoded = (net: keyof typeof specs) =>
    tf.io.decodeWeights(weights[net], specs[net] as Parameters<typeof tf.io.decodeWeights>[1]);
  nets.tinyFaceDetector.loadFromWeightMap(decoded('detector'));
  nets.faceLandmark68TinyNet.loadFromWeightMap(decoded('landmarks'));
  nets.faceRecognitionNet.loadFromWeightMap(decoded('recognition'));
}

/** Lightness of every 16th dot, as eyes weigh colours. */
function lightOf({ data }: ImageData): number {
  let sum = 0;
  let dots = 0;
  for (let at = 0; at + 2 < data.length; at += 64) {
    sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
    dots += 1;
  }
  return dots === 0 ? 0 : sum / dots / 255;
}

async function withDots<T>(frame: ImageData, work: (dots: ReturnType<typeof tf.browser.fromPixels>) => Promise<T>) {
  const dots = tf.browser.fromPixels(frame);
  try {
    return await work(dots);
  } finally {
    dots.dispose();
  }
}

const look = (frame: ImageData): Promise<Look> =>
  withDots(frame, async (dots) => {
    const found = await detectAllFaces(dots, quick);
    const faces = found.map(({ box: { x, y, width, height } }) => ({ x, y, width, height }));
    return { faces, light: lightOf(frame) };
  });

const describe = (frame: ImageData): Promise<Descriptor | null> =>
  withDots(frame, async (dots) => {
    const found = await detectSingleFace(dots, thorough).withFaceLandmarks(true).withFaceDescriptor();
    return found === undefined ? null : Array.from(found.descriptor);
  });

async function work(order: WorkerOrder): Promise<void> {
  const { id } = order;
  try {
    if (order.kind === 'load') await load(order.weights);
    const result =
      order.kind === 'look' ? await look(order.frame) : order.kind === 'describe' ? await describe(order.frame) : null;
    tell({ id, kind: 'done', result });
  } catch (error) {
    tell({ id, kind: 'failed', reason: error instanceof Error ? error.message : 'unknown' });
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) => void work(data));
