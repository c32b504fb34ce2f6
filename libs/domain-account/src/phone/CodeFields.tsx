import { codeLength } from '@banyan/contracts/account';
import { Notice, TextField } from '@banyan/ui';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ResendButton } from './ResendButton.tsx';
import { SliderCheck, type SliderCheckProps } from './SliderCheck.tsx';

const Fields = styled.div`
  display: grid;
  gap: 16px;
`;
/** The code of the chosen country, under an invisible native select, which opens best on every device. */
const Country = styled.span`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding-inline-end: 12px;
  border-inline-end: 1px solid var(--line-2);
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;

  & > select {
    position: absolute;
    inset-block: -12px;
    inset-inline: -14px 0;
    width: calc(100% + 14px);
    opacity: 0;
    cursor: pointer;
    font-size: var(--t14);
  }
  &:focus-within {
    outline: 2px solid var(--accent);
    outline-offset: 4px;
    border-radius: 2px;
  }
`;

export interface CodeFieldsProps {
  countries: readonly { readonly region: string; readonly code: string; readonly name: string }[];
  region: string;
  number: string;
  code: string;
  /** Errors of the number and of the code. */
  numberError?: string | undefined;
  codeError?: string | undefined;
  /** The number that the code was sent to, its middle hidden; null before. */
  sentTo: string | null;
  resendAt: number | null;
  /** Error of sending the code. */
  problem: string | null;
  slider: SliderCheckProps;
  size?: 'md' | 'lg';
  numberLabel?: string;
  numberRef?: Ref<HTMLInputElement>;
  codeRef?: Ref<HTMLInputElement>;
  onNumber: (region: string, number: string) => void;
  onCode: (code: string) => void;
  onAsk: () => void;
}

/** A phone number with its country, and the code that is sent there after a slider. */
export function CodeFields({
  countries,
  region,
  number,
  code,
  numberError,
  codeError,
  sentTo,
  resendAt,
  problem,
  slider,
  size = 'lg',
  numberLabel,
  numberRef,
  codeRef,
  onNumber,
  onCode,
  onAsk,
}: CodeFieldsProps) {
  const { t } = useTranslation('phone');
  const known = countries.find((one) => one.region === region);
  return (
    <Fields>
      {problem === null ? null : (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <TextField
        ref={numberRef}
        size={size}
        type="tel"
        name="phone"
        label={numberLabel ?? t('number')}
        autoComplete="tel-national"
        maxLength={24}
        value={number}
        onChange={(event) => onNumber(region, event.target.value)}
        error={numberError}
        before={
          <Country>
            <span aria-hidden="true">+{known?.code ?? '86'}</span>
            <ChevronDown size={16} aria-hidden="true" />
            <select aria-label={t('country')} value={region} onChange={(event) => onNumber(event.target.value, number)}>
              {countries.length === 0 ? <option value={region}>+86</option> : null}
              {countries.map((one) => (
                <option key={one.region} value={one.region}>
                  {`${one.name} +${one.code}`}
                </option>
              ))}
            </select>
          </Country>
        }
      />
      <TextField
        ref={codeRef}
        size={size}
        name="code"
        inputMode="numeric"
        label={t('code')}
        placeholder={t('digits', { count: codeLength })}
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => onCode(event.target.value)}
        error={codeError}
        hint={sentTo === null ? undefined : t('sentTo', { to: sentTo })}
        after={<ResendButton resendAt={resendAt} onAsk={onAsk} />}
      />
      <SliderCheck {...slider} />
    </Fields>
  );
}
