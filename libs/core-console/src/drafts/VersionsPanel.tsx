import type { PagedList } from '@banyan/core-screen';
import { ListView, Moment, useFailureText, useFormats } from '@banyan/core-screen/views';
import { Button, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SidePanel } from '../panel/SidePanel.tsx';

const Line = styled.li`
  display: grid;
  gap: 8px;
  padding-block: 12px;
  border-bottom: 1px solid var(--line);

  & > header {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
  }
  & > p {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

/** A version of a thing that was published. */
export interface PublishedVersion {
  readonly no: number;
  /** Epoch ms. */
  readonly at: number;
  /** Name of the person who published it; empty: it came in from elsewhere. */
  readonly by: string;
}

export interface VersionsPanelProps<Version> {
  list: PagedList<Version>;
  /** Number of the version that learners see. */
  current: number;
  /** Makes a version the draft; rejects when it was refused or lost. Left out for those who may not. */
  onBack?: (no: number) => Promise<void>;
  /** A version is being brought back. */
  pending: boolean;
  onClose: () => void;
  /** A version's content and changes in words. */
  children: (version: Version) => ReactNode;
}

/** Earlier versions of a thing that is edited as a draft; one of them can be the draft again. */
export const VersionsPanel = observer(function VersionsPanel<Version extends PublishedVersion>(
  props: VersionsPanelProps<Version>,
) {
  const { children, current, list, onBack, onClose, pending } = props;
  const { t } = useTranslation('console');
  const { number } = useFormats();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>();
  const label = t('versions.title');
  return (
    <SidePanel label={label} place={label} onClose={onClose}>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
      <ListView list={list} label={label} failed={t('versions.failed')} empty={<p>{t('versions.none')}</p>}>
        {(version) => (
          <Line>
            <header>
              <strong>{t('versions.no', { n: number(version.no) })}</strong>
              {version.no === current || onBack === undefined ? null : (
                <Button
                  size="sm"
                  pending={pending}
                  onClick={() => {
                    setFailure(undefined);
                    onBack(version.no).catch(setFailure);
                  }}
                >
                  {t('versions.back')}
                </Button>
              )}
            </header>
            <p>
              <Moment at={version.at} /> {version.by === '' ? t('versions.fromElsewhere') : version.by}
            </p>
            {children(version)}
          </Line>
        )}
      </ListView>
    </SidePanel>
  );
}) as <Version extends PublishedVersion>(props: VersionsPanelProps<Version>) => ReactNode;
