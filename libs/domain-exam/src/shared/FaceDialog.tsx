import { LatePart } from '@banyan/core-screen/views';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LoadFaceCheck } from './faceCheck.ts';
import { PaperDialog } from './PaperDialog.tsx';
import { useWords } from './useWords.ts';

const Body = styled.div`
  display: grid;
  gap: 16px;
`;

export interface FaceDialogProps {
  open: boolean;
  examId: number;
  title: string;
  text: string;
  /** Loads the check itself. */
  load: LoadFaceCheck;
  /** Called to go on without a camera, which the exam’s rule allows; undefined when it does not. */
  onNoCamera?: (() => void) | undefined;
  onPassed: () => void;
  /** Called after each check, whatever its outcome. */
  onChecked?: (() => void) | undefined;
  /** Without it the check cannot be dismissed. */
  onClose?: (() => void) | undefined;
  children?: ReactNode;
}

/** Asks for the learner’s face, before an exam or in it. */
export function FaceDialog(props: FaceDialogProps) {
  const { children, examId, load, onChecked, onClose, onNoCamera, onPassed, open, text, title } = props;
  const { t } = useWords();
  return (
    <PaperDialog
      open={open}
      onClose={() => onClose?.()}
      {...(onClose === undefined ? { escapeCloses: false } : { closeText: t('sheet.close') })}
      outsideCloses={false}
      title={title}
      width={560}
    >
      <Body>
        <p>{text}</p>
        <LatePart load={load}>
          {(Check) => (
            <Check
              examId={examId}
              onPassed={onPassed}
              onChecked={() => onChecked?.()}
              {...(onNoCamera === undefined ? {} : { onNoCamera })}
            />
          )}
        </LatePart>
        {children}
      </Body>
    </PaperDialog>
  );
}
