import { ErrorCode } from '@banyan/contracts';
import { assessmentQuery, type AssessmentTool } from '@banyan/contracts/talent';
import { refusalCode } from '@banyan/core-screen';
import { RequestView, useFailureText, useKeptFocus, useShow, useStillHere } from '@banyan/core-screen/views';
import {
  Button,
  Card,
  Container,
  DetailSkeleton,
  Dot,
  Notice,
  PageTitle,
  ProgressBar,
  Radio,
  RadioGroup,
  TextLink,
  useLeaveGuard,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { Fragment, type FragmentInstance } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { talentDomain } from '../talent.domain.ts';
import { talentLinks } from '../talent.links.ts';
import { AnswerSheet } from './AnswerSheet.tsx';
import { MissingTask } from './MissingTask.tsx';
import { makeToolStore, type ToolStore } from './ToolStore.ts';

const Parts = styled.div`
  display: grid;
  gap: 24px;
  padding-bottom: 64px;

  & [data-row] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    margin-top: 20px;
  }
  & [data-row] > span {
    color: var(--ink-2);
    font-size: var(--t12);
  }
  & small {
    color: var(--ink-2);
  }
  & fieldset {
    margin-top: 8px;
  }
  & legend {
    margin-bottom: 12px;
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
  }
`;

const Sheet = observer(function Sheet({ store, tool }: { store: ToolStore; tool: AssessmentTool }) {
  const { t, list } = useWords();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { current, missing, no, open, refused } = store;
  const { items, scale, task } = tool;
  const failed = store.failureOf(no) !== undefined;
  const lacking = missing.length > 0 ? missing : open;
  const isHere = useStillHere(task.id);
  useLeaveGuard(store.unsaved);
  const handIn = async () => {
    if ((await store.handIn()) && isHere()) {
      await navigate(
        task.relation === 'self' ? talentLinks.report.href(task.id) : talentLinks.assessments.href({ tab: 'done' }),
      );
    }
  };
  if (current === undefined) return null;
  const value = store.valueOf(no);
  const last = no === items.length;
  return (
    <Parts>
      <ProgressBar
        value={(items.length - open.length) / items.length}
        label={t('assessment.answered', { answered: items.length - open.length, items: items.length })}
      />
      <Card as="section">
        <small>
          {t('assessment.about', { name: task.subject })}
          <Dot />
          {t(`assessment.relation.${task.relation}`)}
          <Dot />
          {t('assessment.itemOf', { no, items: items.length })}
        </small>
        <RadioGroup
          key={no}
          label={current.text}
          value={value === 0 ? null : String(value)}
          onChange={(chosen) => void store.choose(Number(chosen))}
        >
          {scale.map((word, index) => (
            <Radio key={word} value={String(index + 1)}>
              {word}
            </Radio>
          ))}
        </RadioGroup>
        {failed ? (
          <Notice
            tone="danger"
            live
            action={
              <Button size="sm" onClick={() => void store.keep(no)}>
                {t('assessment.again')}
              </Button>
            }
          >
            {failureText(store.failureOf(no), t('assessment.notSaved'))}
          </Notice>
        ) : null}
        <div data-row="">
          <Button shut={no === 1} onClick={() => store.go(no - 1)}>
            {t('assessment.previous')}
          </Button>
          <span role="status">
            {store.saving(no) ? t('assessment.saving') : value > 0 && !failed ? t('assessment.saved') : ''}
          </span>
          <Button {...(last ? {} : { variant: 'primary' as const })} shut={last} onClick={() => store.go(no + 1)}>
            {t('assessment.next')}
          </Button>
        </div>
      </Card>
      <AnswerSheet numbers={items.map((item) => item.no)} open={open} current={no} onGo={(to) => store.go(to)} />
      {refused === undefined ? null : (
        <Notice tone="danger" live>
          {missing.length > 0
            ? t('assessment.incomplete', { numbers: list(missing.map(String)) })
            : failureText(refused, t('assessment.handInFailed'))}
        </Notice>
      )}
      <div data-row="">
        <span>
          {lacking.length > 0
            ? t('assessment.incomplete', { numbers: list(lacking.map(String)) })
            : t('assessment.handInText')}
        </span>
        <Button
          variant="primary"
          disabled={open.length > 0 || store.unsaved}
          pending={store.handingOver}
          onClick={() => void handIn()}
        >
          {t('assessment.handIn')}
        </Button>
      </div>
    </Parts>
  );
});

/** The statements of an assessment, one by one, saved with each answer and handed in once. */
export const ToolPage = observer(function ToolPage() {
  const [params] = useSearchParams();
  const id = assessmentQuery.read(params).id ?? 0;
  const store = talentDomain.useStore(makeToolStore, id);
  const { tool } = store;
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  useShow(tool, () => (id > 0 ? tool.load() : undefined), id);
  const code = refusalCode(tool.error);
  // The task closes with the pressed button.
  const closed = useKeptFocus<FragmentInstance>(store.closed);
  return (
    <Container>
      <PageTitle
        size="sm"
        before={<TextLink href={talentLinks.assessments.href()}>{t('assessment.toList')}</TextLink>}
        description={tool.value?.about}
      >
        {tool.value?.task.title ?? t('title.assessmentTool')}
      </PageTitle>
      {store.closed ? (
        <Fragment ref={closed}>
          <MissingTask label={t('assessment.closed')} text={t('assessment.closedText')} />
        </Fragment>
      ) : id === 0 || code === ErrorCode.notFound ? (
        <MissingTask />
      ) : (
        <RequestView
          request={tool}
          failed={t('assessment.toolFailed')}
          skeleton={<DetailSkeleton label={shared('loading')} />}
        >
          {(value) => <Sheet store={store} tool={value} />}
        </RequestView>
      )}
    </Container>
  );
});
