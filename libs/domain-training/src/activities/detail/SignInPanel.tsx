import type { ActivityInfo, SignInWay } from '@banyan/contracts/training';
import { Button, Notice, SegmentedControl, TextField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { PositionError } from '../shared/position.ts';
import { useActivityWords } from '../shared/useWords.ts';
import type { SignIn } from './acts.ts';

const Panel = styled.form`
  display: grid;
  gap: 12px;
  width: 100%;

  & input[inputmode='numeric'] {
    font-size: var(--t20);
    letter-spacing: 0.24em;
    font-variant-numeric: tabular-nums;
  }
  & > p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

export interface SignInPanelProps {
  info: Pick<ActivityInfo, 'radius' | 'ways'>;
  pending: boolean;
  /** Why the last attempt failed; undefined when it did not. */
  failure?: unknown;
  onSignIn: (sign: SignIn) => void;
  /** Called when another way is chosen: the failure of the last one is hidden. */
  onTurn?: () => void;
}

/** Signing in by the number on the screen, by being near, or by name, as the organiser allows. */
export const SignInPanel = observer(function SignInPanel(props: SignInPanelProps) {
  const { failure, info, onSignIn, onTurn, pending } = props;
  const { distance, failure: why, t } = useActivityWords();
  const ways = info.ways.filter((way) => way !== 'list');
  const [chosen, setChosen] = useState<SignInWay>(ways[0] ?? 'code');
  const [signs, setSigns] = useState<Partial<Record<SignInWay, string>>>({});
  const sign = signs[chosen] ?? '';
  const typed = (value: string) => setSigns({ ...signs, [chosen]: value });
  const ready = chosen === 'place' || sign.trim() !== '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onSignIn(chosen === 'place' ? { way: chosen } : { way: chosen, sign: sign.trim() });
  };
  return (
    <Panel onSubmit={send}>
      {ways.length < 2 ? null : (
        <SegmentedControl
          label={t('signIn.ways')}
          value={chosen}
          options={ways.map((way) => ({ value: way, label: t(`signIn.way.${way}`) }))}
          onChange={(way) => {
            setChosen(way);
            onTurn?.();
          }}
        />
      )}
      {chosen === 'code' ? (
        <TextField
          size="lg"
          label={t('signIn.number')}
          hint={t('signIn.numberHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={sign}
          onChange={({ currentTarget }) => typed(currentTarget.value)}
        />
      ) : null}
      {chosen === 'name' ? (
        <TextField
          label={t('signIn.name')}
          hint={t('signIn.nameHint')}
          autoComplete="off"
          maxLength={60}
          value={sign}
          onChange={({ currentTarget }) => typed(currentTarget.value)}
        />
      ) : null}
      {chosen === 'place' ? <p>{t('signIn.placeText', { distance: distance(info.radius) })}</p> : null}
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failure instanceof PositionError
            ? t(`signIn.position.${failure.problem}`)
            : why(failure, t('signIn.notSigned'))}
        </Notice>
      )}
      <Button block size="lg" variant="primary" type="submit" pending={pending} disabled={!ready}>
        {t(chosen === 'place' ? 'signIn.byPlace' : 'signIn.do')}
      </Button>
    </Panel>
  );
});
