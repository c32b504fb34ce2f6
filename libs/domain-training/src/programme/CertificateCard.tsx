import type { ProgrammeView } from '@banyan/contracts/training';
import { Card, LinkButton, pigmentOfMotif, VisuallyHidden } from '@banyan/ui';
import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { programmeMotif } from '../programmes/programmeMotif.ts';
import { useProgrammeWords } from '../programmes/useProgrammeWords.ts';
import { trainingLinks } from '../training.links.ts';

const Body = styled.div`
  display: grid;
  gap: 16px;

  & > h2 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
    font-size: var(--t16);
    line-height: 24px;
  }
  & > h2 > small {
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
  }
`;

const Paper = styled.div`
  display: grid;
  align-content: center;
  gap: 4px;
  min-height: 136px;
  padding: 24px 28px;
  border-radius: var(--r-ctl);
  outline: 1px solid color-mix(in oklab, var(--pigment) 45%, var(--surface));
  outline-offset: -8px;
  background: color-mix(in oklab, var(--pigment) 9%, var(--surface));

  & > small {
    font-size: var(--t12);
    color: var(--ink-2);
  }
  & > b {
    font-size: var(--t20);
    line-height: 28px;
    overflow-wrap: anywhere;
  }
`;

const Conditions = styled.ul`
  display: grid;
  gap: 8px;

  & > li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & > li > i {
    display: grid;
    place-items: center;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.5px var(--line-2);
  }
  & > li[data-met] > i {
    color: var(--ok);
    box-shadow: none;
  }
  & > li > b {
    margin-inline-start: auto;
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
`;

/** The certificate of a programme, and the tasks it still needs. */
export const CertificateCard = observer(function CertificateCard({ view }: { view: ProgrammeView }) {
  const { t, number } = useProgrammeWords();
  const { certificate, programme, stages, validDays } = view;
  const { elective, missing, required } = programme;
  if (certificate === null) return null;
  const years = validDays !== null && validDays % 365 === 0 ? validDays / 365 : null;
  const sum = (done: number, all: number) => `${number(done)} / ${number(all)}`;
  const conditions = [
    ...(required.all > 0
      ? [{ key: 'conditionRequired', met: missing.required === 0, sum: sum(required.done, required.all) } as const]
      : []),
    ...(elective.all > 0
      ? [{ key: 'conditionElective', met: missing.elective === 0, sum: sum(elective.done, elective.all) } as const]
      : []),
    ...(stages.some(({ choice }) => choice > 0)
      ? [{ key: 'conditionChoice', met: missing.choices === 0, sum: '' } as const]
      : []),
  ];
  return (
    <Card as="section" aria-labelledby="certificate">
      <Body>
        <h2 id="certificate">
          {t('programme.certificate')}
          {validDays === null ? null : (
            <small>
              {years === null
                ? t('programme.certificateValid', { count: validDays })
                : t('programme.certificateYears', { count: years })}
            </small>
          )}
        </h2>
        <Paper style={{ '--pigment': pigmentOfMotif(programmeMotif[programme.motif]).ground }}>
          <small>{t('programme.certificateWords')}</small>
          <b>{certificate}</b>
        </Paper>
        <Conditions>
          {conditions.map(({ key, met, sum: said }) => (
            <li key={key} data-met={met || undefined}>
              <i aria-hidden="true">{met ? <Check size={16} /> : null}</i>
              {t(`programme.${key}`)}
              <VisuallyHidden>{t(met ? 'programme.conditionMet' : 'programme.conditionOpen')}</VisuallyHidden>
              {said === '' || !programme.joined ? null : <b>{said}</b>}
            </li>
          ))}
        </Conditions>
        {programme.completedAt === null ? null : (
          <LinkButton block href={trainingLinks.myCertificates.href()}>
            {t('programme.certificateSee')}
          </LinkButton>
        )}
      </Body>
    </Card>
  );
});
