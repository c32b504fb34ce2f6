// A module of its own, so that it is a chunk of its own: what comes with the player, and after the page.
export { Transcript } from './Transcript.tsx';
export { TranscriptTools } from './TranscriptTools.tsx';
export { UnderPicture } from './UnderPicture.tsx';
