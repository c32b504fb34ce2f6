import { cueTime } from '@banyan/contracts/course';
import { cueTimes, type Script, type TimingLanguage } from './timing.ts';

/** Cue text may contain markup, so that its signs are escaped; a blank line would end the cue. */
function cueText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

/**
 * The WebVTT subtitles of a chapter in `language`; undefined when a line is missing in it, since half a track would
 * pass for silence. `pace` is the language of the video's pictures and gives the times; it is `language` unless the
 * subtitles are a translation.
 */
export function toWebVtt(chapter: Script, language: 'zh' | 'en', pace: TimingLanguage = language): string | undefined {
  const blocks = ['WEBVTT'];
  for (const [index, cue] of cueTimes(chapter, pace).entries()) {
    const text = cue.text[language];
    if (text === undefined) return undefined;
    blocks.push(`${String(index + 1)}\n${cueTime(cue.start)} --> ${cueTime(cue.end)}\n${cueText(text)}`);
  }
  return `${blocks.join('\n\n')}\n`;
}
