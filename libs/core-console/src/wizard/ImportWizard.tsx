import { Button, Notice, ProgressBar, Steps, type StepItem } from '@banyan/ui';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PageHead } from '../head/PageHead.tsx';

const Line = styled.div`
  flex: none;
  padding: 0 var(--console-edge, 32px) 12px;
  border-bottom: 1px solid var(--line);
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;

  &[data-step='file'],
  &[data-step='done'] {
    padding: 24px var(--console-edge, 32px);
  }
`;

const Drop = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 12px;
  min-height: 320px;
  padding: 24px;
  border: 1.5px dashed var(--line-3);
  border-radius: var(--r-card);
  background: var(--bg);
  color: var(--ink-2);
  text-align: center;

  &[data-over] {
    border-style: solid;
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  & > input {
    display: none;
  }
`;

/** Steps of an import. */
export type ImportStep = 'file' | 'check' | 'done';
const order: readonly ImportStep[] = ['file', 'check', 'done'];

export interface ImportWizardProps {
  /** Subject of the import, "People"; from the second step on the name of the file. */
  title: string;
  /** Number of rows of the file. */
  count?: number;
  step: ImportStep;
  /** Takes the file. Nothing is written before the third step. */
  onFile: (file: File) => void;
  /** Kinds of files: `.csv`, `.xlsx`. */
  accept: readonly string[];
  /** Greatest size in bytes; a larger file is refused here. */
  mostBytes: number;
  /** A file is being read: its share, 0–1; null while no file is. */
  reading: number | null;
  /** Why a file could not be read; undefined without a failure. */
  failure?: string;
  /** Beside the place for a file: what its columns may be, earlier imports. */
  help?: ReactNode;
  /** Head of the second step: "Import 2,123, keep 17 for later". */
  actions?: ReactNode;
  /** Content of the second and third step. */
  children: ReactNode;
}

/** Frame of an import: a file, its rows to check and mend, what came of it. */
export function ImportWizard(props: ImportWizardProps) {
  const { title, count, step, onFile, accept, mostBytes, reading, failure, help, actions, children } = props;
  const { t } = useTranslation('console');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<'kind' | 'size' | null>(null);
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    const known = accept.some((ending) => file.name.toLowerCase().endsWith(ending));
    const why = !known ? 'kind' : file.size > mostBytes ? 'size' : null;
    setRefused(why);
    if (why === null) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const at = order.indexOf(step);
  const steps = order.map((id, index): StepItem => ({
    id,
    label: t(`import.step.${id}`),
    state: index < at || step === 'done' ? 'done' : index === at ? 'current' : 'todo',
  }));
  const words = {
    done: t('import.state.done'),
    current: t('import.state.current'),
    todo: t('import.state.todo'),
    failed: t('import.state.failed'),
  };
  const trouble =
    refused === null
      ? failure
      : t(`import.refused.${refused}`, { kinds: accept.join(' '), mb: Math.round(mostBytes / 1e6) });
  return (
    <>
      <PageHead title={title} {...(count === undefined ? {} : { count })} actions={actions} />
      <Line>
        <Steps label={t('import.label')} items={steps} words={words} />
      </Line>
      <Body data-step={step}>
        {step === 'file' ? (
          <>
            <Drop
              data-over={over || undefined}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(true);
              }}
              onDragLeave={() => setOver(false)}
              onDrop={drop}
            >
              <FileUp size={32} aria-hidden="true" />
              <p>{t('import.drop', { kinds: accept.join(' ') })}</p>
              <Button variant="primary" pending={reading !== null} onClick={() => input.current?.click()}>
                {t('import.choose')}
              </Button>
              {reading === null ? null : <ProgressBar value={reading} label={t('import.reading')} />}
              <input
                ref={input}
                type="file"
                aria-label={t('import.choose')}
                accept={accept.join()}
                onChange={(event) => {
                  take(event.target.files?.[0]);
                  // The same file may be chosen again after it was mended.
                  event.target.value = '';
                }}
              />
            </Drop>
            {trouble === undefined ? null : (
              <Notice tone="danger" live>
                {trouble}
              </Notice>
            )}
            {help}
          </>
        ) : (
          children
        )}
      </Body>
    </>
  );
}
