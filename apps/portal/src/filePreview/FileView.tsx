import { useDocumentWords } from '@banyan/core-screen/views';
import { EmptyState } from '@banyan/ui';
import { DocumentViewer } from '@banyan/ui/documents';
import { OfficeViewer, type OfficeTrouble } from '@banyan/ui/office';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { tableRows, isOffice, mostTextBytes, type ShownFile, type Trouble } from './fileKind.ts';
import { useOfficeWords } from './useOfficeWords.ts';

/** Maximum number of table rows shown. */
const mostRows = 500;

const Sheet = styled.div`
  position: relative;
  display: grid;
  min-height: 320px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);

  & > :is(img, video, audio) {
    max-width: 100%;
    max-height: 78vh;
    margin: auto;
  }
  & > audio {
    width: min(640px, 90%);
  }
`;

const Scroll = styled.div`
  max-height: 78vh;
  padding: 24px;
  overflow: auto;
  outline-offset: -2px;

  & > pre {
    margin: 0;
    font-family: inherit;
    line-height: 24px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > p {
    margin-top: 16px;
    color: var(--ink-2);
  }
  & table {
    min-width: 100%;
  }
  & :is(th, td) {
    padding: 6px 12px;
    border: 1px solid var(--line);
    text-align: start;
    white-space: pre-wrap;
  }
  & th {
    background: var(--sunken);
  }
`;

export interface FileViewProps {
  file: ShownFile;
  /** The beginning of a text; empty for all other kinds. */
  text: string;
  /** Called when the file cannot be shown, or no further. */
  onTrouble: (trouble: Trouble) => void;
  /** An overlay on the file: a watermark. */
  overlay: ReactNode;
}

/** The file, shown by its kind. */
export function FileView({ file, text, onTrouble, overlay }: FileViewProps) {
  const { t } = useTranslation('filePreview');
  const documentWords = useDocumentWords();
  const officeWords = useOfficeWords();
  const { url, name, kind } = file;
  /** The file exists, but can only be saved. */
  const [unshown, setUnshown] = useState<'large' | 'unreadable' | null>(null);
  const failed = () => onTrouble('failed');
  if (isOffice(kind) && unshown === null) {
    const broken = (why: OfficeTrouble) => (why === 'large' || why === 'unreadable' ? setUnshown(why) : onTrouble(why));
    return <OfficeViewer kind={kind} url={url} label={name} words={officeWords} onTrouble={broken} overlay={overlay} />;
  }
  if (kind === 'document') {
    const broken = (why: 'expired' | 'broken') => onTrouble(why === 'expired' ? 'expired' : 'failed');
    return <DocumentViewer url={url} label={name} words={documentWords} onTrouble={broken} overlay={overlay} />;
  }
  return (
    <Sheet>
      {kind === 'image' ? <img src={url} alt={name} onError={failed} /> : null}
      {/* Files of people come without captions. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      {kind === 'video' ? <video src={url} aria-label={name} controls playsInline onError={failed} /> : null}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      {kind === 'audio' ? <audio src={url} aria-label={name} controls onError={failed} /> : null}
      {kind === 'text' || kind === 'table' ? <TextFile file={file} text={text} /> : null}
      {kind === 'other' ? <EmptyState size={160} label={t('unknown')} description={t('unknownText')} /> : null}
      {unshown === null ? null : <EmptyState size={160} label={t(unshown)} description={t(`${unshown}Text`)} />}
      {kind === 'other' || unshown !== null ? null : overlay}
    </Sheet>
  );
}

function TextFile({ file, text }: { file: ShownFile; text: string }) {
  const { t } = useTranslation('filePreview');
  const rows = file.kind === 'table' ? tableRows(text.replace(/^\uFEFF/, ''), mostRows) : [];
  const [head = [], ...body] = rows;
  const cut = (file.size ?? 0) > mostTextBytes || rows.length === mostRows;
  if (text.trim() === '') return <EmptyState size={160} label={t('empty')} />;
  return (
    <Scroll role="document" aria-label={file.name} tabIndex={0}>
      {file.kind === 'text' ? (
        <pre>{text}</pre>
      ) : (
        <table>
          <thead>
            <tr>
              {head.map((cell, index) => (
                <th key={index} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.map((row, at) => (
              <tr key={at}>
                {row.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {cut ? <p>{t('cut')}</p> : null}
    </Scroll>
  );
}
