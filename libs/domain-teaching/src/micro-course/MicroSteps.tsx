import { microSteps, type MicroStep } from '@banyan/contracts/teaching';
import { LatePart, useChange, useFailureText } from '@banyan/core-screen/views';
import { Button, Card, ListSkeleton, Notice, Steps, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { EditorState, SavedMark } from './EditorState.tsx';
import { GapList } from './GapList.tsx';
import { InfoStep } from './InfoStep.tsx';
import type { MicroEditorStore } from './MicroEditorStore.ts';
import type { MicroAround, MicroSubmission } from './MicroDesk.ts';
import { useStepAddress } from './useStepAddress.ts';

/** Loads while the first step is read. */
const loadContent = () => import('./ContentStep.tsx').then((part) => part.ContentStep);

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-top: 32px;

  & small {
    color: var(--ink-3);
  }
`;
const Above = styled.div`
  display: grid;
  gap: 16px;
  margin-bottom: 24px;
`;

export interface MicroStepsProps {
  store: MicroSubmission;
  editor: MicroEditorStore;
  around: MicroAround;
  step: MicroStep;
}

/** Steps of writing a micro-course: the current one, and navigation. */
export const MicroSteps = observer(function MicroSteps({ around, editor, step, store }: MicroStepsProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { submit } = store;
  const { goTo, href } = useStepAddress(editor.id, step);
  useLeaveGuard(editor.unsaved);
  const shown = useRef<HTMLElement>(null);
  // The pressed button is gone; a line of the fault list moves the focus itself.
  useChange(step, () => {
    if (document.activeElement === document.body) shown.current?.focus();
  });
  const failure = submit.failureOf();
  return (
    <>
      <Above>
        <Steps
          label={t('micro.steps')}
          words={{
            done: t('micro.step.done'),
            current: t('micro.step.current'),
            todo: t('micro.step.todo'),
            failed: t('micro.step.failed'),
          }}
          items={microSteps.map((one) => ({
            id: one,
            label: t(`micro.step.${one}`),
            state: one === step ? 'current' : editor.gaps.some((gap) => gap.step === one) ? 'todo' : 'done',
            href: href(one),
          }))}
        />
        {editor.reason === '' ? null : <Notice tone="warn">{t('micro.sentBack', { reason: editor.reason })}</Notice>}
        <EditorState editor={editor} />
      </Above>
      <GapList gaps={editor.gaps} attempt={editor.attempt} step={step} onStep={goTo} />
      <Card as="section" ref={shown} tabIndex={-1} aria-label={t(`micro.step.${step}`)}>
        {step === 'info' ? (
          <InfoStep store={store} editor={editor} around={around} />
        ) : (
          <LatePart load={loadContent} waiting={<ListSkeleton label={t('loading')} />}>
            {(ContentStep) => <ContentStep store={store} editor={editor} />}
          </LatePart>
        )}
      </Card>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure, t('micro.stays'))}
        </Notice>
      )}
      <Ways>
        {step === 'info' ? (
          <Button variant="primary" onClick={() => goTo('content')}>
            {t('micro.next')}
          </Button>
        ) : (
          <>
            <Button onClick={() => goTo('info')}>{t('micro.back')}</Button>
            <Button variant="primary" pending={submit.isPending()} onClick={() => void submit.run()}>
              {t('micro.submit')}
            </Button>
          </>
        )}
        <Button disabled={editor.state === 'new'} onClick={() => void editor.save()}>
          {t('micro.save')}
        </Button>
        <SavedMark editor={editor} />
      </Ways>
    </>
  );
});
