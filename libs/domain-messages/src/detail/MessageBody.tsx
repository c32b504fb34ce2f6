import type { MessageDetail } from '@banyan/contracts/messages';
import { Facts, LinkButton, Notice } from '@banyan/ui';
import styled from 'styled-components';
import { messagesLinks } from '../messages.links.ts';
import { useWords } from '../shared/useWords.ts';
import { useHref } from './useHref.ts';
import { SummaryFigures } from './SummaryFigures.tsx';

const Body = styled.div`
  display: grid;
  gap: 24px;
  justify-items: start;

  & h2 {
    font-size: var(--t20);
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  & header > p {
    margin-top: 8px;
    max-width: 640px;
    color: var(--ink-2);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > dl,
  & > section,
  & > div {
    width: 100%;
  }
`;

/** Link to the subject of the message, or why there is none any more. */
function Way({ message: { kind, reach, source } }: { message: MessageDetail }) {
  const { t } = useWords();
  const href = useHref(source);
  const back = (
    <LinkButton size="sm" href={messagesLinks.own.href()}>
      {t('way.back')}
    </LinkButton>
  );
  if (reach === 'none') return null;
  if (reach === 'gone' || reach === 'forbidden') {
    return (
      <Notice tone="warn" action={back}>
        {t(`way.${reach}`)}
      </Notice>
    );
  }
  if (href === null) {
    return (
      <Notice tone="info" action={back}>
        {t('way.elsewhere')}
      </Notice>
    );
  }
  return (
    <LinkButton variant="primary" href={href}>
      {t(`open.${kind}`)}
    </LinkButton>
  );
}

/** Kinds whose title names the person. */
const namesInTitle = new Set<MessageDetail['kind']>(['at', 'praise', 'comment']);

/** Text of a message, its facts, and the link to its subject. */
export function MessageBody({ message }: { message: MessageDetail }) {
  const { facts, from, kind, summary, text, title } = message;
  return (
    <Body>
      <header>
        <h2>{title}</h2>
        {text === '' ? null : <p>{text}</p>}
      </header>
      <MessageFacts facts={facts} from={namesInTitle.has(kind) ? '' : from} />
      {summary === null ? null : <SummaryFigures summary={summary} />}
      <Way message={message} />
    </Body>
  );
}

function MessageFacts({ facts, from }: Pick<MessageDetail, 'facts' | 'from'>) {
  const { t } = useWords();
  const rows = facts.map(({ label, value }) => ({ name: label, value }));
  if (rows.length === 0 && from === '') return null;
  return <Facts rows={from === '' ? rows : [{ name: t('inbox.from'), value: from }, ...rows]} />;
}
