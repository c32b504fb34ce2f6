import type { UploadedFile } from '@banyan/contracts';
import { UploadError, type Uploader } from '@banyan/core-http';
import { useUploads, type SendOptions } from '@banyan/ui/upload';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { loadPart } from '@banyan/ui';
import type { CropDialogProps } from './CropDialog.tsx';
import { openPicture } from './cutPicture.ts';
import type { PictureShape } from './pictureShapes.ts';

/** Limit of an original, from which a smaller picture is cut, in bytes: up to here browsers open it quickly. */
export const largestOriginal = 30 * 1024 * 1024;
/** Value of a field while its picture is being sent; the contract refuses it. */
const onItsWay = 'sending';

/** Reason for a missing picture, by the name of its message. */
export type PictureProblem = 'unreadable' | 'tooLarge' | 'notOpened' | 'interrupted' | 'quota' | 'failed';

/** A chosen picture before cutting. */
export interface Original {
  /** Address in this browser. */
  readonly url: string;
  readonly Dialog: ComponentType<CropDialogProps>;
}

export interface PictureFieldState {
  /** Address of the displayed picture; empty for none. */
  readonly shown: string;
  /** `chosen`: it was sent and waits to be saved. */
  readonly state: 'still' | 'sending' | 'chosen' | 'failed';
  /** Sent share, 0–1. */
  readonly sent: number;
  readonly problem: PictureProblem | null;
  /** An original to be cut with its dialog; null when there is none. */
  readonly original: Original | null;
  readonly choose: (file: File) => void;
  readonly cut: (picture: File) => void;
  readonly closeOriginal: () => void;
  readonly retry: () => void;
  /** Stops the transfer: the earlier picture stays. */
  readonly cancel: () => void;
  readonly remove: () => void;
}

export interface PictureOptions {
  readonly shape: PictureShape;
  readonly uploader: Uploader;
  /** The value as in the contract. */
  readonly value: string;
  /** Address of the picture on the server; empty for none. */
  readonly stored: string;
  readonly onChange: (value: string) => void;
}

function problemOf(cause: unknown): PictureProblem {
  if (!(cause instanceof UploadError)) return 'failed';
  const { kind } = cause.trouble;
  return kind === 'interrupted' || kind === 'quota' ? kind : 'unreadable';
}

/** Object URLs of local pictures, until the screen is left. */
function useLocalAddresses() {
  const made = useRef<string[]>([]);
  useEffect(() => () => made.current.forEach((url) => URL.revokeObjectURL(url)), []);
  return useCallback((file: File) => {
    const url = URL.createObjectURL(file);
    made.current.push(url);
    return url;
  }, []);
}

/** A picture of a form: chosen, cut, sent with progress, and its id as the value once it was sent. */
export function usePicture({ shape, uploader, value, stored, onChange }: PictureOptions): PictureFieldState {
  const { kind } = shape;
  const addressOf = useLocalAddresses();
  const [original, setOriginal] = useState<Original | null>(null);
  const [local, setLocal] = useState('');
  const [refused, setRefused] = useState<PictureProblem | null>(null);
  /** The state that cancelling restores. */
  const before = useRef({ value, local: '' });
  /** Number of the last choice: of two pictures being opened the later one counts. */
  const choices = useRef(0);
  const send = useCallback(
    (file: File, { onProgress, signal }: SendOptions): Promise<UploadedFile> =>
      uploader.upload(file, { kind, onProgress, signal }),
    [uploader, kind],
  );
  const uploads = useUploads<UploadedFile>({ send });
  const item = uploads.files.at(-1);

  const settle = useEffectEvent((next: string) => onChange(next));
  const arrived = item?.status === 'done' ? item.result?.id : undefined;
  useEffect(() => {
    if (arrived !== undefined) settle(arrived);
  }, [arrived]);

  const clear = () => {
    for (const { id } of uploads.files) uploads.onRemove(id);
  };
  const choose = async (file: File) => {
    choices.current += 1;
    const choice = choices.current;
    const refuse = (why: PictureProblem) => choice === choices.current && setRefused(why);
    setRefused(null);
    if (file.size > largestOriginal) return setRefused('tooLarge');
    const url = addressOf(file);
    try {
      await openPicture(url);
    } catch {
      return void refuse('unreadable');
    }
    try {
      // Most visitors change no picture, so the cropping code loads when one is chosen.
      const { CropDialog } = await loadPart(() => import('./CropDialog.tsx'));
      if (choice === choices.current) setOriginal({ url, Dialog: CropDialog });
    } catch {
      refuse('notOpened');
    }
  };

  const failed = item?.status === 'failed' || item?.status === 'refused' || item?.status === 'stopped';
  const sending = item?.status === 'sending' || item?.status === 'waiting';
  const failure = failed ? problemOf(item.problem?.kind === 'failed' ? item.problem.cause : undefined) : null;
  return {
    shown: value === '' ? '' : local || (value === 'kept' ? stored : ''),
    state: sending ? 'sending' : failed ? 'failed' : value === arrived ? 'chosen' : 'still',
    sent: item && item.size > 0 ? item.sent / item.size : 0,
    problem: refused ?? failure,
    original,
    choose: (file) => void choose(file),
    closeOriginal: () => setOriginal(null),
    cut: (picture) => {
      if (value !== onItsWay) before.current = { value, local };
      clear();
      uploads.onAdd([picture]);
      setLocal(addressOf(picture));
      setOriginal(null);
      onChange(onItsWay);
    },
    retry: () => {
      if (item) uploads.onRetry(item.id);
    },
    cancel: () => {
      clear();
      setLocal(before.current.local);
      onChange(before.current.value);
    },
    remove: () => {
      clear();
      setLocal('');
      setRefused(null);
      onChange('');
    },
  };
}
