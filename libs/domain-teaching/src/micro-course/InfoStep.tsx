import {
  microAudiences,
  microFees,
  microIntroLimit,
  microTitleLimit,
  type MicroGapKind,
} from '@banyan/contracts/teaching';
import { LatePart } from '@banyan/core-screen/views';
import { countCharacters, FieldSkeleton, Radio, RadioGroup, TextArea, TextField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { MicroEditorStore } from './MicroEditorStore.ts';
import type { MicroAround, MicroDesk } from './MicroDesk.ts';

/** Loaded separately with the libraries of lists and files, so that the text fields are ready earlier. */
const loadListed = () => import('./ListedFields.tsx').then((part) => part.ListedFields);

const Fields = styled.div`
  display: grid;
  gap: 24px;
  max-width: 640px;
`;
const Prices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
`;

function ListedWaiting() {
  const { t } = useWords();
  return (
    <>
      <FieldSkeleton label={t('loading')} height={138} />
      <FieldSkeleton label={t('loading')} />
      <FieldSkeleton label={t('loading')} />
    </>
  );
}

export interface InfoStepProps {
  store: MicroDesk;
  editor: MicroEditorStore;
  around: MicroAround;
}

/** First step: title, cover, category, lecturer, introduction, price, audience. */
export const InfoStep = observer(function InfoStep({ store, editor, around }: InfoStepProps) {
  const { t } = useWords();
  const { attempt, draft, gaps } = editor;
  const { setting } = around;
  const wrong = (...kinds: readonly MicroGapKind[]) => {
    const gap = attempt === 0 ? undefined : gaps.find(({ kind, step }) => step === 'info' && kinds.includes(kind));
    return gap === undefined ? undefined : t(`micro.gap.${gap.kind}`);
  };
  // More than two decimals are reported while typing.
  const decimals = gaps.some(({ kind }) => kind === 'decimals') ? t('micro.gap.decimals') : undefined;
  const money = draft.fee === 'amount' || draft.fee === 'both';
  const points = draft.fee === 'points' || draft.fee === 'both';
  return (
    <Fields>
      <TextField
        id="micro-title"
        label={t('micro.title')}
        required
        maxLength={microTitleLimit}
        counter={`${countCharacters(draft.title)} / ${microTitleLimit}`}
        error={wrong('title')}
        value={draft.title}
        onChange={({ target }) => editor.write({ title: target.value })}
      />
      <LatePart load={loadListed} waiting={<ListedWaiting />}>
        {(ListedFields) => <ListedFields {...{ store, editor, around, wrong }} />}
      </LatePart>
      <TextArea
        id="micro-introduction"
        label={t('micro.introduction')}
        required
        rows={4}
        maxLength={microIntroLimit}
        tooLongText={t('micro.tooLong', { count: microIntroLimit })}
        error={wrong('introduction')}
        value={draft.introduction}
        onChange={({ target }) => editor.write({ introduction: [...target.value].slice(0, microIntroLimit).join('') })}
      />
      <RadioGroup
        label={t('micro.fee')}
        orientation="horizontal"
        value={draft.fee}
        onChange={(fee) => editor.write({ fee: microFees.find((one) => one === fee) ?? 'free' })}
      >
        {microFees.map((fee) => (
          <Radio key={fee} value={fee}>
            {t(`micro.fees.${fee}`)}
          </Radio>
        ))}
      </RadioGroup>
      {money || points ? (
        <Prices>
          {money ? (
            <TextField
              id="micro-amount"
              label={t('micro.amount')}
              required
              inputMode="decimal"
              maxLength={12}
              after={t('micro.yuan')}
              hint={t('micro.amountHint')}
              error={decimals ?? wrong('amount')}
              value={draft.amount}
              onChange={({ target }) => editor.write({ amount: target.value })}
            />
          ) : null}
          {points ? (
            <TextField
              id="micro-points"
              label={t('micro.points')}
              required
              inputMode="numeric"
              maxLength={12}
              after={t('micro.pointsUnit')}
              error={wrong('points')}
              value={draft.points}
              onChange={({ target }) => editor.write({ points: target.value })}
            />
          ) : null}
        </Prices>
      ) : null}
      <RadioGroup
        label={t('micro.audience')}
        value={draft.audience}
        onChange={(audience) =>
          editor.write({ audience: microAudiences.find((one) => one === audience) ?? 'everyone' })
        }
      >
        <Radio value="everyone">{t('micro.everyone')}</Radio>
        <Radio value="department" disabled={setting.department === ''}>
          {setting.department === '' ? t('micro.noDepartment') : t('micro.department', { name: setting.department })}
        </Radio>
        <Radio value="me">{t('micro.me')}</Radio>
      </RadioGroup>
    </Fields>
  );
});
