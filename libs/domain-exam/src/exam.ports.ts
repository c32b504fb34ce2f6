import type { UploadedFile } from '@banyan/contracts';
import type { ComponentType } from 'react';
import type { LoadFaceCheck } from './shared/faceCheck.ts';

/** A place in a course that teaches what a question asks. */
export interface Lesson {
  readonly courseId: number;
  readonly chapterId: number;
  /** Second of its video. */
  readonly second: number;
}

/** Sends a picture for a questionnaire; rejects with `UploadError` of core-http. */
export type SendImage = (
  file: File,
  options: { readonly onProgress?: (sent: number) => void; readonly signal?: AbortSignal },
) => Promise<UploadedFile>;

export interface LoginAgainProps {
  /** The one person it lets in. */
  userId: string;
}

/** Ports that this domain asks of others. */
export interface ExamPorts {
  /** Address of a place in a course; without it, no wrong answer leads to one. */
  readonly lessonHref?: (lesson: Lesson) => string;
  /** Address of a course; without it practice leads back to none. */
  readonly courseHref?: (id: number) => string;
  /** Hears that an attempt was handed in, which may have earned points and credits. */
  readonly onHandedIn?: () => void;
  /** Tells of battles that have changed, by their ids; null: perhaps all. Answers how to hear no more. */
  readonly onBattle?: (hear: (id: number | null) => void) => () => void;
  /** Brings what lets a person back in, over an open paper. Without it the portal asks. */
  readonly loadLoginAgain?: () => Promise<ComponentType<LoginAgainProps>>;
  /** Brings what checks the learner's face for an exam; without it no face can be asked for. */
  readonly loadFaceCheck?: LoadFaceCheck;
  /** Without it pictures and signatures cannot be handed in, and their questions say so. */
  readonly sendImage?: SendImage;
}
