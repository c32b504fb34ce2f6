import { Button, IconButton, TextField } from '@banyan/ui';
import { Search, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { usePlayer } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;

const Field = styled.div`
  width: 200px;
`;

export interface TranscriptToolsProps {
  /** Search words; null while the search is closed. */
  words: string | null;
  onWords: (words: string | null) => void;
  follow: boolean;
  onFollow: (follow: boolean) => void;
}

/** Tools of the transcript: search, language, and following the video. */
export const TranscriptTools = observer(function TranscriptTools({
  words,
  onWords,
  follow,
  onFollow,
}: TranscriptToolsProps) {
  const player = usePlayer();
  const { t } = useWords();
  const { subtitles } = player;
  const field = useRef<HTMLInputElement>(null);
  const searching = words !== null;
  // Without lines there is nothing to search or follow.
  const none = player.locked || (subtitles.cues.state === 'ready' && subtitles.lines.length === 0);
  // The opened search field takes the focus.
  useEffect(() => {
    if (searching) field.current?.focus();
  }, [searching]);
  if (none) return null;
  const other = subtitles.tracks.find(({ language }) => language !== subtitles.language)?.language;
  return (
    <Row>
      {words === null ? (
        <IconButton size="sm" label={t('transcript.search')} onClick={() => onWords('')}>
          <Search size={18} aria-hidden="true" />
        </IconButton>
      ) : (
        <Field>
          <TextField
            ref={field}
            type="search"
            label={t('transcript.search')}
            hideLabel
            placeholder={t('transcript.search')}
            value={words}
            onChange={(event) => onWords(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onWords(null);
            }}
            after={
              <IconButton size="xs" label={t('close')} onClick={() => onWords(null)}>
                <X size={16} aria-hidden="true" />
              </IconButton>
            }
          />
        </Field>
      )}
      {other === undefined ? null : (
        <Button size="sm" variant="ghost" onClick={() => subtitles.read(other)}>
          {t(`transcript.in.${other}`)}
        </Button>
      )}
      <Button size="sm" variant="ghost" aria-pressed={follow} onClick={() => onFollow(!follow)}>
        {t(follow ? 'transcript.following' : 'transcript.follow')}
      </Button>
    </Row>
  );
});
