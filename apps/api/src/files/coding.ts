import type { AudioCodec, VideoCodec } from 'mediabunny';
import type { FileType } from '../ports/fileTypes.ts';

/** A track as its container describes it. */
interface Track {
  readonly codec: VideoCodec | AudioCodec | null;
  /** With profile and level, in MIME form: avc1.64001f. */
  readonly parameters: string | null;
  /** The container's own name: `mp4v`. */
  readonly internal: string;
}

const everywhere: ReadonlySet<string> = new Set(['avc', 'vp8', 'vp9', 'av1', 'aac', 'opus', 'mp3', 'vorbis', 'flac']);
/** Profiles of H.264 that decoders of browsers know: Baseline, Main, High. */
const avcProfiles = /^avc[13]\.(?:42|4d|64)/i;

/** Names people know, by the beginning of the container's own. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^(?:hvc1|hev1|hevc|dvh|V_MPEGH)/i, 'HEVC (H.265)'],
  [/^ap(?:4|c)[a-z0-9]/, 'ProRes'],
  [/^mp4v/, 'MPEG-4 Part 2'],
  [/^alac/, 'ALAC'],
  [/^(?:ac-3|ac3|ec-3|eac3)/, 'Dolby Digital'],
  [/^(?:sowt|twos|lpcm|in24|fl32|pcm|ipcm|fpcm)/, 'PCM'],
];

/** Coding of a track that not every browser plays; else null. */
export function codingNotEverywhere({ codec, internal, parameters }: Track, type: FileType): string | null {
  // Only WAV has plain samples that browsers read.
  if (type === 'audio/wav') return codec === null ? `WAV ${internal}` : null;
  if (codec === 'avc') return parameters === null || avcProfiles.test(parameters) ? null : `H.264 (${parameters})`;
  if (codec !== null && everywhere.has(codec)) return null;
  const own = internal === '' ? (codec ?? '?') : internal;
  return names.find(([begins]) => begins.test(own) || begins.test(codec ?? ''))?.[1] ?? own;
}
