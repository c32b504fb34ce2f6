/** Why the browser gave no position. */
export type PositionProblem = 'denied' | 'unavailable';

/** The browser gave no position. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly problem: PositionProblem;

  constructor(problem: PositionProblem) {
    super(`no position: ${problem}`);
    this.problem = problem;
  }
}

/** Position of this device, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const waitMs = 15_000;

/** Asks the browser for the position, which asks the person. Rejects with a PositionError. */
export function askPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new PositionError('unavailable'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      ({ code, PERMISSION_DENIED }) => reject(new PositionError(code === PERMISSION_DENIED ? 'denied' : 'unavailable')),
      { enableHighAccuracy: true, timeout: waitMs, maximumAge: 0 },
    );
  });
}
