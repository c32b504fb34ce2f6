import { messageRhythms, type MessageKind, type MessageRhythm, type MessageSetting } from '@banyan/contracts/messages';
import { useFailureText } from '@banyan/core-screen/views';
import { FilterMenu, StaticTable, Switch, VisuallyHidden, type StaticColumn } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Name = styled.div`
  display: grid;

  & > b {
    font-weight: 400;
  }
  & > small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > small[role='alert'] {
    color: var(--danger);
  }
`;

interface RhythmProps {
  /** Name of the setting, for assistive technology. */
  label: string;
  value: MessageRhythm;
  onChange: (to: MessageRhythm) => void;
}

function Rhythm({ label, onChange, value }: RhythmProps) {
  const { t } = useWords();
  return (
    <FilterMenu
      label={label}
      shown={t(`settings.rhythm.${value}`)}
      variant="plain"
      mode="single"
      options={messageRhythms.map((one) => ({ value: one, label: t(`settings.rhythm.${one}`) }))}
      selected={[value]}
      onChange={([to]) => {
        const chosen = messageRhythms.find((one) => one === to);
        if (chosen !== undefined && chosen !== value) onChange(chosen);
      }}
    />
  );
}

export interface SettingsTableProps {
  settings: readonly MessageSetting[];
  /** The enterprise has a chat tool. */
  chat: boolean;
  /** Why the last change of a kind failed; undefined when it did not. */
  failureOf: (kind: MessageKind) => unknown;
  onChange: (to: MessageSetting) => void;
}

/** Each kind of message, with its ways of delivery and their delays. */
export function SettingsTable({ settings, chat, failureOf, onChange }: SettingsTableProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const columns: StaticColumn<MessageSetting>[] = [
    {
      id: 'kind',
      header: t('settings.kind'),
      names: true,
      cell({ kind }) {
        const failure = failureOf(kind);
        return (
          <Name>
            <b>{t(`place.${kind}`)}</b>
            {failure === undefined ? (
              <small>{t(`settings.about.${kind}`)}</small>
            ) : (
              <small role="alert">{failureText(failure, t('settings.unchanged'))}</small>
            )}
          </Name>
        );
      },
    },
    {
      id: 'portal',
      header: t('settings.portal'),
      width: 140,
      cell: (one) => (
        <Switch checked={one.portal === 'now'} onChange={(on) => onChange({ ...one, portal: on ? 'now' : 'off' })}>
          <VisuallyHidden>{t('settings.inPortal', { kind: t(`place.${one.kind}`) })}</VisuallyHidden>
        </Switch>
      ),
    },
    {
      id: 'mail',
      header: t('settings.mail'),
      width: 160,
      cell: (one) => (
        <Rhythm
          label={t('settings.byMail', { kind: t(`place.${one.kind}`) })}
          value={one.mail}
          onChange={(mail) => onChange({ ...one, mail })}
        />
      ),
    },
  ];
  if (chat) {
    columns.push({
      id: 'chat',
      header: t('settings.chat'),
      width: 160,
      cell: (one) => (
        <Rhythm
          label={t('settings.byChat', { kind: t(`place.${one.kind}`) })}
          value={one.chat}
          onChange={(to) => onChange({ ...one, chat: to })}
        />
      ),
    });
  }
  return <StaticTable caption={t('title.settings')} columns={columns} rows={settings} rowId={({ kind }) => kind} />;
}
