import { Captions, CaptionsOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';
import { rates } from './preferences.ts';
import { StageMenu } from './StageMenu.tsx';
import { useVideo } from './videoPlayer.ts';

/** Playback speed. */
export function SpeedMenu() {
  const { t, number } = useWords();
  const { rate, setRate } = useVideo((state) => ({ rate: state.playbackRate, setRate: state.setPlaybackRate }));
  const words = (value: number) => t('player.times', { rate: number(value) });
  return (
    <StageMenu
      label={t('player.speed')}
      value={String(rate)}
      onChange={(value) => setRate(Number(value))}
      options={rates.map((value) => ({ value: String(value), label: words(value) }))}
    >
      {words(rate)}
    </StageMenu>
  );
}

/** Picture size; hidden when a chapter has only one. */
export const QualityMenu = observer(function QualityMenu() {
  const { quality } = usePlayer();
  const { t } = useWords();
  const { height, offered, renditions } = quality;
  if (renditions.length < 2) return null;
  const words = (lines: number) => t('player.quality.lines', { height: lines });
  const auto = t('player.quality.auto');
  // The size picked by "auto" is shown in its entry.
  const autoNow = offered !== 'auto' || height === null ? auto : t('player.quality.autoNow', { lines: words(height) });
  return (
    <StageMenu
      label={t('player.quality.title')}
      value={String(offered)}
      onChange={(value) => quality.choose(value === 'auto' ? 'auto' : Number(value))}
      options={[
        { value: 'auto', label: autoNow },
        ...renditions.map((one) => ({ value: String(one.height), label: words(one.height) })),
      ]}
    >
      {offered === 'auto' ? auto : words(offered)}
    </StageMenu>
  );
});

/** Subtitles on the picture: language, or off. */
export const SubtitleMenu = observer(function SubtitleMenu() {
  const player = usePlayer();
  const { t } = useWords();
  const { subtitles } = player;
  if (subtitles.tracks.length === 0) return null;
  const names = { zh: t('player.subtitle.zh'), en: t('player.subtitle.en') };
  return (
    <StageMenu
      label={t('player.subtitles')}
      value={subtitles.shown ? subtitles.language : 'off'}
      onChange={(value) => player.chooseSubtitles(value === 'zh' || value === 'en' ? value : 'off')}
      options={[
        { value: 'off', label: t('player.subtitle.off') },
        ...subtitles.tracks.map(({ language }) => ({
          value: language,
          label: names[language],
          lang: language === 'zh' ? 'zh-CN' : 'en',
        })),
      ]}
    >
      {subtitles.shown ? <Captions size={20} aria-hidden="true" /> : <CaptionsOff size={20} aria-hidden="true" />}
    </StageMenu>
  );
});
