import { RequestView, useFailureText } from '@banyan/core-screen/views';
import { Button, clock, IconButton, ListSkeleton, Notice, SegmentedControl, TextField } from '@banyan/ui';
import { NumberField } from '@banyan/ui/fields';
import { Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { SubtitlesStore } from './SubtitlesStore.ts';

const Place = styled.section`
  display: grid;
  gap: 12px;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px;
  }
  & > p {
    color: var(--ink-2);
  }
`;

const Lines = styled.ol`
  display: grid;
  gap: 4px;

  & > li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
    content-visibility: auto;
    contain-intrinsic-block-size: 44px;
  }
  & > li > span {
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
`;

interface SubtitleProps {
  store: SubtitlesStore;
}

/** Acts on all lines: another file in their place, a shift by seconds. */
const Acts = observer(function Acts({ store }: SubtitleProps) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [seconds, setSeconds] = useState<number | null>(0);
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".srt,.vtt"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void store.drop(file);
          event.target.value = '';
        }}
      />
      <Button size="sm" onClick={() => input.current?.click()}>
        {t('editor.subtitles.file')}
      </Button>
      {store.cues.length === 0 ? null : (
        <>
          <NumberField
            label={t('editor.subtitles.by')}
            min={-3600}
            max={3600}
            step={0.5}
            unit={t('editor.subtitles.seconds')}
            value={seconds}
            onChange={setSeconds}
          />
          <Button size="sm" shut={seconds === null || seconds === 0} onClick={() => store.shift(seconds ?? 0)}>
            {t('editor.subtitles.shift')}
          </Button>
        </>
      )}
    </div>
  );
});

const Fault = observer(function Fault({ store }: SubtitleProps) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const { fault } = store;
  if (fault === null) return null;
  const { error, line, rule } = fault;
  if (rule === 'lost')
    return (
      <Notice
        tone="danger"
        live
        action={
          <Button size="sm" onClick={() => void store.flush()}>
            {t('retry')}
          </Button>
        }
      >
        {failureText(error, t('editor.stillHere'))}
      </Notice>
    );
  return (
    <Notice tone="danger" live>
      {t(`editor.subtitles.rule.${rule}`, { n: number(line) })}
    </Notice>
  );
});

const Words = observer(function Words({ store }: SubtitleProps) {
  const { t } = useWords();
  if (store.cues.length === 0) return <p>{t('editor.subtitles.none')}</p>;
  return (
    <Lines>
      {store.cues.map(({ from, text }, index) => (
        // Two lines may begin at once: a line is its place.
        <li key={index}>
          <span>{clock(from)}</span>
          <TextField
            label={t('editor.subtitles.line', { at: clock(from) })}
            hideLabel
            maxLength={500}
            value={text.replaceAll('\n', ' ')}
            onChange={(event) => store.write(index, event.target.value)}
          />
          <IconButton label={t('editor.subtitles.remove', { at: clock(from) })} onClick={() => store.remove(index)}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </Lines>
  );
});

/** Subtitles of a chapter, which are its transcript: a file in any encoding, its lines, their times, a second language. */
export const SubtitleFields = observer(function SubtitleFields({ store }: SubtitleProps) {
  const { t } = useWords();
  return (
    <Place
      aria-label={t('editor.subtitles.title')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        event.preventDefault();
        event.stopPropagation();
        if (file !== undefined) void store.drop(file);
      }}
    >
      <SegmentedControl
        label={t('editor.subtitles.language')}
        value={store.language}
        options={[
          { value: 'zh', label: t('editor.chinese') },
          { value: 'en', label: t('editor.english') },
        ]}
        onChange={(language) => void store.show(language)}
      />
      <Fault store={store} />
      <RequestView
        request={store.reading}
        level={3}
        failed={t('editor.subtitles.failed')}
        skeleton={<ListSkeleton label={t('loading')} count={3} />}
      >
        {() => (
          <>
            <Acts store={store} />
            <Words store={store} />
          </>
        )}
      </RequestView>
    </Place>
  );
});
