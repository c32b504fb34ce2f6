import type { SparringSession } from '@banyan/contracts/talent';
import { RequestView, useChange, useFailureText } from '@banyan/core-screen/views';
import { Button, Card, LinkButton, Notice, SkeletonBlock, SkeletonRegion, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { talentLinks } from '../talent.links.ts';
import type { DialogueStore } from './DialogueStore.ts';
import { LineBubble } from './LineBubble.tsx';
import { SayBox } from './SayBox.tsx';
import { ScorePanel } from './ScorePanel.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 24px;
  align-items: start;
  padding-block: 8px 48px;
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  padding: 16px 24px;
  border-bottom: 1px solid var(--line);

  & > div {
    flex: 1 1 320px;
    min-width: 0;
  }
  & h2 {
    font-size: var(--t16);
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & p,
  & > span {
    color: var(--ink-2);
    font-size: var(--t12);
    line-height: 20px;
    font-variant-numeric: tabular-nums;
  }
`;
const Log = styled.div`
  max-height: max(320px, calc(100vh - 480px));
  overflow-y: auto;
  padding: 24px;

  & ol {
    display: grid;
    gap: 24px;
  }
  & > div {
    margin-top: 16px;
  }
`;
const Ask = styled.div`
  padding: 16px 24px 0;
`;

const Over = observer(function Over({ session }: { session: SparringSession }) {
  const { t } = useWords();
  const { mode, said, scenario, score } = session;
  const passed = score >= scenario.passScore;
  const assess = mode === 'assess';
  const link = assess ? talentLinks.aiAssess : talentLinks.train;
  const again = !assess || (!passed && scenario.used < scenario.attempts);
  const title = assess
    ? t(passed ? 'sparring.overPassed' : 'sparring.overFailed', { score })
    : t('sparring.overTrain', { score });
  return (
    <Ask>
      <Notice
        tone={passed ? 'ok' : 'info'}
        title={title}
        live
        action={
          <LinkButton size="sm" href={link.href()}>
            {again ? t(assess ? 'sparring.againAssess' : 'sparring.againTrain') : t('sparring.back')}
          </LinkButton>
        }
      >
        {said === 0 ? t('sparring.nothing') : t('sparring.over')}
      </Notice>
    </Ask>
  );
});

const Talk = observer(function Talk({ dialogue, session }: { dialogue: DialogueStore; session: SparringSession }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const log = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  const { broken, finishing, hearing, waits } = dialogue;
  const { criteria, lines, over, role, said, scenario, turns } = session;
  const quotes = criteria.flatMap((one) => one.quotes);
  const partner = scenario.partner;
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  useLeaveGuard(dialogue.draft.trim() !== '' && !over);
  // The box or the button is gone: the focus moves to the lines.
  useChange(over, () => {
    if (document.activeElement === document.body) log.current?.focus();
  });
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [length, lines.length]);
  return (
    <Card as="section" padding="none" aria-label={t('sparring.log')}>
      <Head>
        <div>
          <h2>{scenario.title}</h2>
          <p>{[partner, t('sparring.goal', { goal: scenario.goal })].join(' · ')}</p>
        </div>
        <span>{t('sparring.turn', { said, all: turns })}</span>
        {over ? null : (
          <Button ref={end} size="sm" onClick={() => setAsking(true)}>
            {t('sparring.end')}
          </Button>
        )}
      </Head>
      {asking && !over ? (
        <Ask>
          <Notice
            tone="warn"
            title={t('sparring.endTitle')}
            live
            action={
              <>
                <Button size="sm" pending={finishing.isPending()} onClick={() => void dialogue.finish()}>
                  {t('sparring.end')}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => {
                    setAsking(false);
                    end.current?.focus();
                  }}
                >
                  {t('sparring.endKeep')}
                </Button>
              </>
            }
          >
            {finishing.failureOf() === undefined
              ? t('sparring.endText')
              : failureText(finishing.failureOf(), t('sparring.endText'))}
          </Notice>
        </Ask>
      ) : null}
      <Log ref={log} role="log" aria-live="polite" aria-busy={hearing} aria-label={t('sparring.log')} tabIndex={0}>
        <ol>
          {lines.map((line) => (
            <LineBubble
              key={line.no}
              line={line}
              name={line.who === 'partner' ? partner : t('sparring.you', { role: scenario.roles[role] ?? '' })}
              quotes={line.who === 'learner' ? quotes.filter((quote) => quote.line === line.no) : []}
              speaking={!line.done && hearing}
            />
          ))}
        </ol>
        {waits && !hearing ? (
          <div>
            <Notice
              tone="warn"
              live
              action={
                <Button size="sm" onClick={() => void dialogue.listen()}>
                  {t('sparring.listen')}
                </Button>
              }
            >
              {t(broken !== 'failed' ? 'sparring.cut' : 'sparring.partnerFailed')}
            </Notice>
          </div>
        ) : null}
      </Log>
      {over ? <Over session={session} /> : <SayBox dialogue={dialogue} partner={partner} />}
      {over ? <Ask /> : null}
    </Card>
  );
});

export interface DialoguePartProps {
  dialogue: DialogueStore;
}

/** A dialogue: its lines, the reply under way, and its score. */
export const DialoguePart = observer(function DialoguePart({ dialogue }: DialoguePartProps) {
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  return (
    <RequestView
      request={dialogue.session}
      failed={t('sparring.sessionFailed')}
      skeleton={
        <SkeletonRegion label={shared('loading')}>
          <SkeletonBlock height={520} />
        </SkeletonRegion>
      }
    >
      {(session) => (
        <Columns>
          <Talk dialogue={dialogue} session={session} />
          <ScorePanel session={session} />
        </Columns>
      )}
    </RequestView>
  );
});
