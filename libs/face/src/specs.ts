import detectorManifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json';
import landmarkManifest from '@vladmandic/face-api/model/face_landmark_68_tiny_model-weights_manifest.json';
import recognitionManifest from '@vladmandic/face-api/model/face_recognition_model-weights_manifest.json';

const specsOf = (manifest: readonly { readonly weights: readonly unknown[] }[]) =>
  manifest.flatMap(({ weights }) => weights);

/** How the weights of each net lie in their file: what finds a face, its eyes and mouth, and what describes it. */
export const specs = {
  detector: specsOf(detectorManifest),
  landmarks: specsOf(landmarkManifest),
  recognition: specsOf(recognitionManifest),
} as const;
