import type { UploadedFile } from '@banyan/contracts';
import type { ComponentType } from 'react';
import type { LoadFaceCheck } from './shared/faceCheck.ts';

/** A place in a course that teaches the subject of a question. */
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
  /** Address of a place in a course; without it, wrong answers have no link to a lesson. */
  readonly lessonHref?: (lesson: Lesson) => string;
  /** Address of a course; without it practice has no link back. */
  readonly courseHref?: (id: number) => string;
  /** Called when an attempt was handed in, which may have earned points and credits. */
  readonly onHandedIn?: () => void;
  /** Subscribes to changed battles, by id; null: perhaps all. Returns the function that unsubscribes. */
  readonly onBattle?: (hear: (id: number | null) => void) => () => void;
  /** Subscribes to exams of which supervisors changed something, by id; null: perhaps all. Returns what unsubscribes. */
  readonly onSitting?: (hear: (examId: number | null) => void) => () => void;
  /** Loads the login form shown over an open paper. Without it the portal asks for the login. */
  readonly loadLoginAgain?: () => Promise<ComponentType<LoginAgainProps>>;
  /** Loads the check of the learner's face for an exam; without it no face can be asked for. */
  readonly loadFaceCheck?: LoadFaceCheck;
  /** Without it pictures and signatures cannot be handed in, and their questions say so. */
  readonly sendImage?: SendImage;
}
