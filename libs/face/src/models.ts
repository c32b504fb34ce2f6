import program from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url';
import detectorWeights from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url';
import landmarkWeights from '@vladmandic/face-api/model/face_landmark_68_tiny_model.bin?url';
import recognitionWeights from '@vladmandic/face-api/model/face_recognition_model.bin?url';
import type { Weights } from './protocol.ts';

/** Bytes of all files: what a progress bar is measured by. */
const allBytes = 424_594 + 193_321 + 77_224 + 6_444_032;

/** Fetches a file and tells how many bytes have come each time some have. */
async function fetchFile(url: string, onBytes: (bytes: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok || response.body === null) throw new Error(`weights answered with ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    onBytes(value.byteLength);
  }
  return new Blob(parts).arrayBuffer();
}

/**
 * Fetches the weights, files of the package that we serve under names with their hash. The page does it: a worker has the
 * policy of its own file, which lets it reach nothing.
 */
export async function fetchWeights(onProgress: (share: number) => void): Promise<Weights> {
  let here = 0;
  const onBytes = (bytes: number) => {
    here += bytes;
    onProgress(Math.min(1, here / allBytes));
  };
  const [programBytes, detector, landmarks, recognition] = await Promise.all([
    fetchFile(program, onBytes),
    fetchFile(detectorWeights, onBytes),
    fetchFile(landmarkWeights, onBytes),
    fetchFile(recognitionWeights, onBytes),
  ]);
  return { program: programBytes, detector, landmarks, recognition };
}
