/** A face in a frame, in dots of the frame. */
export interface FaceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Findings in a frame. */
export interface Look {
  readonly faces: readonly FaceBox[];
  /** Mean lightness of the frame, 0 black to 1 white. */
  readonly light: number;
}

/** Numbers that tell one face from another: near each other for the same person. */
export type Descriptor = readonly number[];

/** Weights of the nets and the program that reckons with them, as they were fetched. */
export interface Weights {
  readonly program: ArrayBuffer;
  readonly detector: ArrayBuffer;
  readonly landmarks: ArrayBuffer;
  readonly recognition: ArrayBuffer;
}

/** Requests of the page to the worker. */
export type WorkerOrder =
  | { readonly id: number; readonly kind: 'load'; readonly weights: Weights }
  | { readonly id: number; readonly kind: 'look' | 'describe'; readonly frame: ImageData };

/** Answers of the worker. */
export type WorkerNews =
  | { readonly id: number; readonly kind: 'done'; readonly result: Look | Descriptor | null }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string };
