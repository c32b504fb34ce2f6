// A separate module, so that it becomes a chunk: components loaded with the player, after the page.
export { Transcript } from './Transcript.tsx';
export { TranscriptTools } from './TranscriptTools.tsx';
export { UnderPicture } from './UnderPicture.tsx';
