import {
  bufferFeature,
  controlsFeature,
  createPlayer,
  fullscreenFeature,
  pipFeature,
  playbackFeature,
  playbackRateFeature,
  timeFeature,
  volumeFeature,
} from '@videojs/react';

/** The player library with only the features of our skin. */
export const { Player, usePlayer: useVideo } = createPlayer({
  displayName: 'CoursePlayer',
  features: [
    playbackFeature,
    timeFeature,
    bufferFeature,
    volumeFeature,
    playbackRateFeature,
    fullscreenFeature,
    pipFeature,
    controlsFeature,
  ],
});
