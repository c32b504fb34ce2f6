import { Container, Notice, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import type { AnswerStore } from '../answers/AnswerStore.ts';
import { useWords } from '../shared/useWords.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { useDesk } from './desk.ts';
import { HandInDialog } from './HandInDialog.tsx';
import { HeldElsewhere } from './HeldElsewhere.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { PaperView } from './PaperView.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { SheetHeader } from './SheetHeader.tsx';
import { SignedOut } from './SignedOut.tsx';
import { SupervisorWords } from './SupervisorWords.tsx';
import { useSheetKeys } from './useSheetKeys.ts';
import { FaceDue } from './FaceDue.tsx';

/** As wide as other screens, with a margin if the window is no wider. */
const Sheet = styled.div`
  --container: min(var(--content), 100% - 48px);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  gap: 48px;
  align-items: start;
  padding-block: 40px 48px;
`;

const Side = styled.aside`
  position: sticky;
  top: 104px;
`;

const Line = styled.div`
  padding-top: 16px;
`;

/** State of a report of a problem. */
export interface Reporting {
  readonly pending: boolean;
  readonly failed: boolean;
  /** True when it arrived. */
  readonly send: (item: AnswerStore, text: string) => Promise<boolean>;
  readonly dismiss: () => void;
}

/** Leaving asks first while answers are on this device alone. */
const Guard = observer(function Guard() {
  const { attempt } = useDesk();
  useLeaveGuard((attempt.state === 'open' || attempt.state === 'signedOut') && attempt.book.pending > 0);
  return null;
});

const Face = observer(function Face() {
  const { attempt } = useDesk();
  return attempt.faceIsDue ? <FaceDue /> : null;
});

/** An open paper: clock and hand-in above, the question, the answer sheet beside it. */
export function SheetView({ reporting }: { reporting: Reporting }) {
  const desk = useDesk();
  const { reading } = desk;
  const { t } = useWords();
  const [handing, setHanding] = useState(false);
  const [keys, setKeys] = useState(false);
  const [about, setAbout] = useState<AnswerStore | null>(null);
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map());
  const [thanks, setThanks] = useState(false);
  useSheetKeys(
    desk,
    useCallback(() => setKeys(true), []),
  );
  const go = useCallback((item: AnswerStore) => reading.go(item.index), [reading]);
  const write = (id: number, text: string) => setTexts((before) => new Map(before).set(id, text));
  const handIn = useCallback(() => setHanding(true), []);
  const { dismiss } = reporting;
  const report = useCallback(
    (item: AnswerStore) => {
      dismiss();
      setThanks(false);
      setAbout(item);
    },
    [dismiss],
  );
  const send = async (item: AnswerStore) => {
    if (!(await reporting.send(item, texts.get(item.id) ?? ''))) return;
    write(item.id, '');
    setAbout(null);
    setThanks(true);
  };
  return (
    <Sheet>
      <SheetHeader onHandIn={handIn} />
      <Container>
        {thanks ? (
          <Line>
            <Notice tone="ok" live onDismiss={() => setThanks(false)} dismissText={t('sheet.close')}>
              {t('sheet.report.done')}
            </Notice>
          </Line>
        ) : null}
        <SupervisorWords />
        <Columns>
          <PaperView onReport={report} onHandIn={handIn} />
          <Side aria-label={t('sheet.card.title')}>
            <AnswerCard onGo={go} />
          </Side>
        </Columns>
      </Container>
      <Guard />
      <HandInDialog
        open={handing}
        onClose={() => setHanding(false)}
        onGo={(item) => {
          setHanding(false);
          go(item);
        }}
      />
      <Face />
      <HeldElsewhere />
      <SignedOut />
      <KeysDialog open={keys} onClose={() => setKeys(false)} />
      <ReportDialog
        no={about?.question.no ?? null}
        pending={reporting.pending}
        failed={reporting.failed}
        text={about === null ? '' : (texts.get(about.id) ?? '')}
        onText={(text) => about !== null && write(about.id, text)}
        onSend={() => about !== null && void send(about)}
        onClose={() => setAbout(null)}
      />
    </Sheet>
  );
}
