export { hasCamera } from './camera.ts';
export { FaceCapture, type FaceCaptureProps, type FaceCaptureWords } from './FaceCapture.tsx';
export { type Descriptor } from './protocol.ts';
