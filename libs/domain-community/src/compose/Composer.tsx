import { communityLimits, type PostCategory, type PostLink } from '@banyan/contracts/community';
import { privateLength } from '@banyan/contracts/messages';
import { LatePart, useMomentText } from '@banyan/core-screen/views';
import { Button, Card, Checkbox, Notice, SkeletonBlock, TextArea, TextLink, useLeaveGuard } from '@banyan/ui';
import { NumberField } from '@banyan/ui/fields';
import { Select } from '@banyan/ui/overlays';
import { RichTextEditor } from '@banyan/ui/rich-text';
import { CloudCheck, CloudOff, FileVideo, Image, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import { communityDomain } from '../community.domain.ts';
import type { PostFileKind } from '../community.environment.ts';
import { Confirm } from '../shared/Confirm.tsx';
import { brokenRules, type WrittenField } from '../shared/refusal.ts';
import { useMentions } from '../shared/useMentions.ts';
import { useRefusalText } from '../shared/useRefusalText.ts';
import { useWords } from '../shared/useWords.ts';
import { ComposerForm, ComposerFoot, ComposerRow } from './composer-style.ts';
import type { PostDraftStore } from './PostDraftStore.ts';
import type { ShownComposer } from './shownComposer.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { queueOf, standingIn } from './fileQueues.ts';
import { SimilarQuestions } from './SimilarQuestions.tsx';
import { StillSending } from './StillSending.tsx';
import { useEditorWords } from './useEditorWords.ts';

/** Nothing like it was found. */
const nothing: readonly PostLink[] = [];
const loadPostFiles = () => import('./PostFiles.tsx').then((part) => part.default);
const icon = { size: 16, 'aria-hidden': true } as const;

const fileKinds: readonly PostFileKind[] = ['postImage', 'postMedia'];

/** The saved state of the draft. */
const Kept = observer(function Kept({ composition }: { composition: PostDraftStore }) {
  const { t } = useWords();
  const moment = useMomentText();
  const { keptAt, state } = composition;
  if (state === 'nowhere') {
    return (
      <p role="status" data-trouble="">
        <CloudOff {...icon} />
        {t('compose.nowhere')}
      </p>
    );
  }
  return (
    <p role="status">
      {state === 'kept' && keptAt !== null ? (
        <>
          <CloudCheck {...icon} />
          {t('compose.kept', { time: moment(keptAt).words })}
        </>
      ) : null}
    </p>
  );
});

export interface ComposerProps {
  store: ShownComposer;
  composition: PostDraftStore;
  categories: readonly PostCategory[];
  /** Points available for a reward; null: unknown. */
  points: number | null;
  /** The writer may notify everyone of it. */
  remindAll: boolean;
  /** Posts have to be approved before others see them. */
  approval: boolean;
  onCancel: () => void;
}

/** Editor of a topic or question: title, text, pictures or a recording, category, reward. */
export const Composer = observer(function Composer(props: ComposerProps) {
  const { store, composition, categories, points, remindAll, approval, onCancel } = props;
  const { t, number } = useWords();
  const { ports, uploader } = communityDomain.useEnvironment();
  const refusalText = useRefusalText();
  const editorWords = useEditorWords();
  const mentions = useMentions(store.people, (keyword) => store.find(keyword));
  const [opened, setOpened] = useState<ReadonlySet<PostFileKind>>(new Set());
  const turn = (kind: PostFileKind, open: boolean) =>
    setOpened((before) => new Set([...before, kind].filter((one) => open || one !== kind)));
  const [unsent, setUnsent] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const title = useRef<HTMLTextAreaElement>(null);
  useLeaveGuard(composition.unsaved);
  // It was opened for writing: the pressed button is gone.
  useEffect(() => title.current?.focus(), []);
  const { editing, kind, titleLimit, tried, written } = composition;
  const { images, media, reward } = written;
  const failure = store.publish.failureOf();
  const problems = { ...(failure === undefined ? {} : brokenRules(failure)), ...(tried ? composition.problems : {}) };
  const error = (field: WrittenField) => {
    const rule = problems[field];
    if (rule === undefined) return undefined;
    if (field === 'reward') return t('compose.rewardWrong', { formatted: number(communityLimits.reward) });
    if (field === 'title')
      return t(rule === 'tooLong' ? 'compose.titleLong' : 'compose.titleEmpty', { limit: titleLimit });
    if (field === 'body' && rule === 'tooLong') return t('compose.bodyLong', { limit: number(communityLimits.body) });
    return t(`rule.${rule}`);
  };
  const shown = {
    postImage: images.length > 0 || opened.has('postImage'),
    postMedia: media !== null || opened.has('postMedia'),
  };
  const fileErrors = { postImage: error('images'), postMedia: error('media') };
  const fieldsToldOf = failure !== undefined && Object.keys(brokenRules(failure)).length > 0;
  // The editor takes words alone: pictures go beside them. A copy from a text processor is both, and means the words.
  const pastePictures = (event: ClipboardEvent) => {
    const { files: pasted, types } = event.clipboardData;
    const pictures = [...pasted].filter(({ type }) => type.startsWith('image/'));
    if (uploader === undefined || pictures.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    event.stopPropagation();
    turn('postImage', true);
    queueOf(composition, 'postImage', uploader).add(pictures);
  };
  const post = async () => {
    // A missing field may be out of sight by now.
    if (!(await store.post(remindAll)) && composition.problems.title !== undefined) title.current?.focus();
  };
  const short = reward !== null && points !== null && reward > points;
  return (
    <Card as="section" aria-label={t(editing ? 'compose.changing' : `compose.new.${kind}`)}>
      <ComposerForm
        noValidate
        onPasteCapture={pastePictures}
        onSubmit={(event) => {
          event.preventDefault();
          const isWhole = uploader === undefined || standingIn(composition, uploader) === 'settled';
          setUnsent(!isWhole);
          if (isWhole) void post();
        }}
      >
        <Elsewhere composition={composition} />
        <TextArea
          ref={title}
          label={t(`compose.title.${kind}`)}
          placeholder={t(`compose.titleHint.${kind}`)}
          rows={1}
          maxRows={6}
          maxLength={titleLimit}
          tooLongText={t('compose.titleLong', { limit: titleLimit })}
          error={error('title')}
          required
          value={written.title}
          counter={`${number(privateLength(written.title))} / ${number(titleLimit)}`}
          onChange={({ target }) => {
            composition.put({ title: target.value.replaceAll(/[\r\n]+/g, ' ') });
            if (kind === 'question') store.seek(target.value);
          }}
        />
        {kind === 'question' && !editing ? <SimilarQuestions found={store.similar.value ?? nothing} /> : null}
        <RichTextEditor
          key={composition.round}
          label={t(`compose.body.${kind}`)}
          placeholder={t(`compose.bodyHint.${kind}`)}
          words={editorWords}
          mentions={mentions}
          minHeight={120}
          limit={communityLimits.body}
          countText={(used, limit) => `${number(used)} / ${number(limit)}`}
          error={error('body')}
          defaultValue={written.body}
          onChange={(body) => composition.put({ body })}
        />
        {fileKinds.map((files) =>
          !shown[files] || uploader === undefined ? null : (
            <LatePart key={files} load={loadPostFiles} waiting={<SkeletonBlock height={120} />}>
              {(PostFiles) => (
                <PostFiles
                  key={composition.round}
                  composition={composition}
                  kind={files}
                  sender={uploader}
                  error={fileErrors[files]}
                />
              )}
            </LatePart>
          ),
        )}
        <ComposerRow>
          {uploader === undefined ? null : (
            <span role="group" aria-label={t('compose.attach')}>
              <Button
                icon={<Image {...icon} />}
                aria-pressed={shown.postImage}
                onClick={() => turn('postImage', !opened.has('postImage'))}
              >
                {t('compose.pictures')}
              </Button>
              <Button
                icon={<FileVideo {...icon} />}
                aria-pressed={shown.postMedia}
                onClick={() => turn('postMedia', !opened.has('postMedia'))}
              >
                {t('compose.recording')}
              </Button>
            </span>
          )}
          {categories.length === 0 ? null : (
            <Select
              label={t('compose.category')}
              value={String(written.category)}
              options={[
                { value: '0', label: t('compose.noCategory') },
                ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              error={error('category')}
              onChange={(value) => composition.put({ category: Number(value) })}
            />
          )}
          {kind === 'question' && !editing ? (
            <NumberField
              label={t('compose.reward')}
              placeholder={t('compose.noReward')}
              value={reward}
              step={1}
              unit={t('compose.rewardUnit')}
              error={error('reward') ?? (short ? t('compose.rewardShort', { formatted: number(points) }) : undefined)}
              hint={
                // The line is kept free: text that appears in it would push the button away from under a press.
                points === null
                  ? '\u00a0'
                  : reward === null || reward < 1
                    ? t('compose.balance', { formatted: number(points) })
                    : t('compose.held', { formatted: number(reward), left: number(points - reward) })
              }
              onChange={(value) => composition.put({ reward: value === null ? null : Math.round(value) })}
            />
          ) : null}
        </ComposerRow>
        {kind === 'question' && !editing && short && ports.pointsHref !== undefined ? (
          <TextLink variant="inline" href={ports.pointsHref()}>
            {t('compose.earn')}
          </TextLink>
        ) : null}
        {editing || !remindAll ? null : (
          <Checkbox
            checked={written.remind}
            onChange={(event) => composition.put({ remind: event.target.checked })}
            description={t('compose.remindHint')}
          >
            {t('compose.remind')}
          </Checkbox>
        )}
        {unsent && uploader !== undefined ? (
          <StillSending composition={composition} sender={uploader} onDismiss={() => setUnsent(false)} />
        ) : null}
        {failure === undefined || fieldsToldOf ? null : (
          <Notice tone="danger" live>
            {refusalText(failure, t('compose.stillHere'))}
          </Notice>
        )}
        <ComposerFoot>
          <Kept composition={composition} />
          {composition.state === 'empty' ? null : (
            <Button variant="ghost" icon={<Trash2 {...icon} />} onClick={() => setDiscarding(true)}>
              {t('compose.discard')}
            </Button>
          )}
          <Button onClick={onCancel}>{t('compose.later')}</Button>
          <Button type="submit" variant="primary" pending={store.publish.isPending()} disabled={short}>
            {t(editing ? 'compose.save' : approval ? 'compose.sendIn' : `compose.post.${kind}`)}
          </Button>
        </ComposerFoot>
      </ComposerForm>
      <Confirm
        open={discarding}
        title={t('compose.discardTitle')}
        text={t('compose.discardText')}
        act={t('compose.discard')}
        pending={false}
        failure=""
        onClose={() => setDiscarding(false)}
        onConfirm={() => {
          store.discard();
          onCancel();
        }}
      />
    </Card>
  );
});
