import { homePath, loginAddress } from '@banyan/contracts/account';
import { Button, CopyButton, LinkButton } from '@banyan/ui';
import { RotateCw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../composition/frame.ts';
import { useServices } from '../composition/services.ts';
import { loadPart } from '@banyan/ui';
import { useSwitching } from '../shell/useSwitching.ts';
import { BareFrame } from '../shell/BareFrame.tsx';
import { diagnostics } from './diagnostics.ts';
import { mailAddress } from './mailAddress.ts';
import { PromptPicture } from './PromptPicture.tsx';
import { PromptView } from './PromptView.tsx';
import type { Prompt } from './readPrompt.ts';
import { wordsOf } from './wordsOf.ts';
import type { PromptKind } from './kinds.ts';
import { lastDayOf } from './yearOf.ts';

/** Reasons that apply to this enterprise alone: members of another one can continue there. */
const shutKinds: ReadonlySet<PromptKind> = new Set(['notJoined', 'expired', 'locked', 'deleted', 'overLimit']);

/** A prompt with its next steps: write to the contact, check again, log in, use another account, go home. */
export const PromptScreen = observer(function PromptScreen({ prompt }: { prompt: Prompt }) {
  const { t, i18n } = useTranslation('prompt');
  const { account, session } = useServices();
  const [OtherEnterprises] = useState(() =>
    lazy(() => loadPart(account.otherEnterprises).then((part) => ({ default: part }))),
  );
  const switching = useSwitching();
  const [choosing, setChoosing] = useState(false);
  const { reload, signOut } = useFrame();
  const { enterprise } = session;
  const { kind, url } = prompt;
  const visitor = !session.loggedIn;
  // Whether somebody belongs to it shows once they have logged in.
  const logsIn = kind === 'session' || (kind === 'notJoined' && visitor);
  const portal = enterprise?.portalName || t('thisPortal');
  const expireAt = kind === 'expired' ? (enterprise?.expireAt ?? null) : null;
  const last = expireAt === null ? null : lastDayOf(expireAt, session.timeZone, i18n.language, Date.now());
  const words = wordsOf(prompt, { t, locale: i18n.language, portal, last, visitor });
  const contact = words.subject === '' ? null : (enterprise?.contact ?? null);
  const mail = contact === null ? null : mailAddress(contact.email, words.subject);
  const back = url.startsWith('/') ? url : homePath;

  const writes =
    mail === null || words.ask === '' ? null : (
      <LinkButton key="ask" size="lg" variant={logsIn ? 'normal' : 'primary'} href={mail}>
        {words.ask}
      </LinkButton>
    );
  const looks =
    words.refresh === '' ? null : (
      <Button
        key="refresh"
        size="lg"
        variant={writes === null && !logsIn ? 'primary' : 'normal'}
        icon={<RotateCw size={16} aria-hidden="true" />}
        onClick={() => reload(kind === 'init' ? undefined : url)}
      >
        {words.refresh}
      </Button>
    );
  const enters = logsIn ? (
    <LinkButton key="login" size="lg" variant="primary" href={loginAddress(back)}>
      {t(kind === 'session' ? 'login' : 'notJoined.login')}
    </LinkButton>
  ) : kind === 'notJoined' || kind === 'accountLocked' ? (
    <Button key="switch" size="lg" variant="ghost" onClick={() => void signOut(loginAddress(back))}>
      {t('switchAccount')}
    </Button>
  ) : null;
  const switches =
    shutKinds.has(kind) && switching.enterprise ? (
      <Button key="enterprise" size="lg" variant="ghost" onClick={() => setChoosing(true)}>
        {t('switchEnterprise')}
      </Button>
    ) : null;
  const leaves =
    kind === 'session' || kind === 'unknown' ? (
      <LinkButton key="home" size="lg" variant="ghost" href={homePath}>
        {t('home')}
      </LinkButton>
    ) : null;
  const reports =
    kind === 'init' ? (
      <CopyButton
        key="copy"
        size="lg"
        variant="ghost"
        showText
        words={{ copy: t('copyDetails'), copied: t('copied'), failed: t('copyFailed') }}
        text={() => diagnostics(new Date())}
      />
    ) : null;

  if (choosing) {
    return (
      <BareFrame>
        <Suspense fallback={null}>
          <OtherEnterprises onBack={() => setChoosing(false)} />
        </Suspense>
      </BareFrame>
    );
  }
  return (
    <BareFrame>
      <PromptView
        code={kind === 'init' || prompt.code === '' ? undefined : t('code', { code: prompt.code })}
        reason={words.reason}
        title={words.title}
        text={words.text}
        said={prompt.said === '' ? undefined : t('said', { text: prompt.said })}
        contact={contact}
        subject={words.subject}
        actions={
          logsIn ? [enters, writes, looks, switches, leaves] : [writes, looks, switches, enters, leaves, reports]
        }
        picture={<PromptPicture kind={kind} seed={String(session.eid)} last={last} />}
      />
    </BareFrame>
  );
});
