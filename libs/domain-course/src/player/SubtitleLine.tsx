import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { usePlayer } from '../course.desk.ts';
import { useVideo } from './videoPlayer.ts';

const Place = styled.div`
  position: absolute;
  inset: auto 0 24px;
  z-index: 1;
  padding: 0 10%;
  text-align: center;
  pointer-events: none;
  transition: bottom var(--slow) var(--ease);

  /* Focused controls stay visible, and those of audio always, since they hide no picture. */
  &[data-raised],
  [data-sound] > &,
  &:has(~ * :focus-visible) {
    bottom: 84px;
  }
  & > span {
    display: inline-block;
    padding: 4px 14px;
    border-radius: 6px;
    background: var(--cover-shade);
    color: var(--on-stage);
    font-size: var(--t16);
    line-height: 26px;
    white-space: pre-line;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  :fullscreen & > span {
    font-size: var(--t24);
    line-height: 36px;
  }
`;

/** The spoken line. It moves up while the controls are visible. */
export const SubtitleLine = observer(function SubtitleLine() {
  const player = usePlayer();
  const raised = useVideo((state) => state.controlsVisible);
  const { line, language } = player.subtitles;
  if (line === '') return null;
  return (
    <Place data-raised={raised || undefined} lang={language === 'zh' ? 'zh-CN' : 'en'}>
      <span>{line}</span>
    </Place>
  );
});
