import { Button } from '@banyan/ui';
import { CloudCheck, CloudOff, Mic, Video, Volume2 } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { chime } from '../shared/chime.ts';

const Box = styled.section`
  padding: 16px 20px;
  border-radius: var(--r-card);
  background: var(--float);
  box-shadow: var(--float-shadow);

  & > h2 {
    font-size: var(--t20);
    line-height: 28px;
  }
  & > ul {
    margin-top: 8px;
  }
  & li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    min-height: 40px;
  }
  & li > svg {
    color: var(--ink-3);
  }
  & li > :last-child {
    font-size: var(--t12);
  }
  /* Its text aligns with the other rows. */
  & li > button {
    margin-inline-end: -12px;
  }
  & [data-tone='ok'] {
    color: var(--ok);
  }
  & [data-tone='warn'] {
    color: var(--warn);
  }
`;

/** Whether the browser is online. */
function useOnline(): boolean {
  const [online, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const turned = () => setOnline(navigator.onLine);
    addEventListener('online', turned);
    addEventListener('offline', turned);
    return () => {
      removeEventListener('online', turned);
      removeEventListener('offline', turned);
    };
  }, []);
  return online;
}

type Tried = 'no' | 'trying' | 'ok' | 'failed';

/** Opens a device for a moment. */
async function tryDevice(what: 'audio' | 'video'): Promise<boolean> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ [what]: true });
    for (const track of stream.getTracks()) track.stop();
    return true;
  } catch {
    return false;
  }
}

/** Device check before the room begins: sound, and for hosts microphone and camera. */
export function DeviceCheck({ hosting }: { hosting: boolean }) {
  const { t } = useWords();
  const online = useOnline();
  const [tried, setTried] = useState<Readonly<Record<'sound' | 'audio' | 'video', Tried>>>({
    sound: 'no',
    audio: 'no',
    video: 'no',
  });
  const attempt = async (what: 'sound' | 'audio' | 'video') => {
    setTried((before) => ({ ...before, [what]: 'trying' }));
    const good = what === 'sound' ? await chime() : await tryDevice(what);
    setTried((before) => ({ ...before, [what]: good ? 'ok' : 'failed' }));
  };
  const line = (what: 'sound' | 'audio' | 'video', icon: ReactNode) => {
    const state = tried[what];
    return (
      <li>
        {icon}
        <span>{t(`live.check.${what}`)}</span>
        {state === 'ok' || state === 'failed' ? (
          <span role="status" data-tone={state === 'ok' ? 'ok' : 'warn'}>
            {t(`live.check.${state === 'ok' ? `${what}Ok` : `${what}Failed`}`)}
          </span>
        ) : (
          <Button size="sm" variant="ghost" pending={state === 'trying'} onClick={() => void attempt(what)}>
            {t(`live.check.${what}Try`)}
          </Button>
        )}
      </li>
    );
  };
  return (
    <Box aria-labelledby="device-check">
      <h2 id="device-check">{t('live.check.title')}</h2>
      <ul>
        <li>
          {online ? <CloudCheck size={18} aria-hidden="true" /> : <CloudOff size={18} aria-hidden="true" />}
          <span>{t('live.check.network')}</span>
          <span role="status" data-tone={online ? 'ok' : 'warn'}>
            {t(online ? 'live.check.online' : 'live.check.offline')}
          </span>
        </li>
        {line('sound', <Volume2 size={18} aria-hidden="true" />)}
        {hosting ? line('audio', <Mic size={18} aria-hidden="true" />) : null}
        {hosting ? line('video', <Video size={18} aria-hidden="true" />) : null}
      </ul>
    </Box>
  );
}
