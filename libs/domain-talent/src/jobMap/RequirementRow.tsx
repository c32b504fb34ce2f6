import type { TalentRequirement, TalentWay } from '@banyan/contracts/talent';
import { DateOf } from '@banyan/core-screen/views';
import { TextLink } from '@banyan/ui';
import { BookOpen, Check, MessageCircle } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { talentLinks } from '../talent.links.ts';
import { LevelBar } from './LevelBar.tsx';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(120px, 1fr) 140px minmax(0, 2fr);
  gap: 8px 24px;
  padding: 16px 24px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & b {
    display: block;
    line-height: 22px;
  }
  & small {
    display: block;
    color: var(--ink-2);
    font-size: var(--t12);
    line-height: 20px;
  }
  & ul {
    display: grid;
    gap: 6px;
  }
  & ul > li,
  & > p {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
    line-height: 22px;
    color: var(--ink-2);
  }
  & > span {
    padding-top: 8px;
  }
`;

export interface RequirementRowProps {
  requirement: TalentRequirement;
  courseHref?: (id: number) => string;
}

function Way({ way, courseHref }: { way: TalentWay; courseHref: RequirementRowProps['courseHref'] }) {
  const { t, rough } = useWords();
  const Icon = way.kind === 'course' ? BookOpen : MessageCircle;
  const title = way.kind === 'course' ? way.title : t('jobMap.sparring', { title: way.title });
  const href = way.kind === 'course' ? courseHref?.(way.id) : talentLinks.aiAssess.href();
  return (
    <li>
      <Icon size={16} aria-hidden="true" />
      {href === undefined ? <span>{title}</span> : <TextLink href={href}>{title}</TextLink>}
      <small>{way.begun ? t('jobMap.begun') : rough(way.minutes * 60)}</small>
    </li>
  );
}

/** An ability that a post requires: the viewer's level, its evidence, and the courses that raise it. */
export function RequirementRow({ requirement, courseHref }: RequirementRowProps) {
  const { t } = useWords();
  const { about, asked, has, proof, provedAt, title, ways } = requirement;
  const lacks = has < asked;
  const minutes = ways.filter(({ level }) => level <= asked).reduce((sum, way) => sum + way.minutes, 0);
  return (
    <Row>
      <div>
        <b>{title}</b>
        <small>{lacks && minutes > 0 ? t('jobMap.minutes', { count: minutes }) : about}</small>
      </div>
      <span>
        <LevelBar has={has} asked={asked} />
        <small aria-hidden="true">{t('jobMap.levels', { has, asked })}</small>
      </span>
      {lacks ? (
        ways.length === 0 ? (
          <small>{t('jobMap.noWays')}</small>
        ) : (
          <ul>
            {ways.map((way) => (
              <Way key={`${way.kind} ${way.id}`} way={way} courseHref={courseHref} />
            ))}
          </ul>
        )
      ) : (
        <p>
          <Check size={16} aria-hidden="true" color="var(--ok)" />
          <span>{proof === '' ? t('jobMap.noProof') : proof}</span>
          <small>{provedAt === null ? null : <DateOf at={provedAt} />}</small>
        </p>
      )}
    </Row>
  );
}
