import { RequestView, useEvery, useFailureText, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, Checkbox, EmptyState, fileSize, LinkButton, ListSkeleton, Notice } from '@banyan/ui';
import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import { makeMaterialsStore } from './MaterialsStore.ts';

/** Polling interval for an archive being made. */
const POLL_MS = 1_500;

const Place = styled.div`
  display: grid;
  gap: 12px;
  padding: 8px 0;

  & > p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
`;
const Files = styled.ul`
  border-top: 1px solid var(--line);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 88px 96px;
    gap: 4px 16px;
    align-items: center;
    min-height: 52px;
    padding: 8px 0;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  & > li > small {
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > li > :nth-child(3) {
    justify-self: end;
  }
  & > li > p {
    grid-column: 1 / -1;
    font-size: var(--t12);
    color: var(--danger);
  }
`;

/** Files of a course, downloaded singly or as an archive. */
export const MaterialsPart = observer(function MaterialsPart({ courseId }: { courseId: number }) {
  const store = courseDomain.useStore(makeMaterialsStore, courseId);
  const session = useSession();
  const { t } = useWords();
  const failureText = useFailureText();
  useShow(store, () => store.show(), courseId);
  const { archive, chosen, compress, links, single } = store;
  useEvery(POLL_MS, archive?.state === 'waiting', () => store.poll());
  const records = <LinkButton href={courseLinks.downloads.href()}>{t('title.downloads')}</LinkButton>;
  return (
    <Place>
      <RequestView
        request={store.files}
        level={3}
        size={120}
        skeleton={<ListSkeleton label={t('loading')} count={3} />}
        failed={t('materials.failed')}
      >
        {(files) =>
          files.length === 0 ? (
            <EmptyState level={3} size={160} label={t('materials.none')} description={t('materials.noneText')} />
          ) : (
            <>
              <Bar>
                <Checkbox
                  checked={chosen.size === files.length}
                  indeterminate={chosen.size > 0 && chosen.size < files.length}
                  onChange={() => store.chooseAll()}
                >
                  {t('materials.all')}
                </Checkbox>
                <Button
                  size="sm"
                  disabled={chosen.size === 0 || archive?.state === 'waiting'}
                  pending={compress.isPending()}
                  onClick={() => session.requireLogin() && void compress.run([...chosen])}
                >
                  {t('materials.compress', { count: chosen.size })}
                </Button>
              </Bar>
              {compress.failureOf() === undefined ? null : (
                <Notice tone="danger" live>
                  {failureText(compress.failureOf(), t('materials.kept'))}
                </Notice>
              )}
              {archive === null ? null : (
                <Notice
                  tone={archive.state === 'failed' ? 'danger' : archive.state === 'ready' ? 'ok' : 'info'}
                  live
                  action={
                    archive.url === null ? (
                      records
                    ) : (
                      <LinkButton size="sm" href={archive.url}>
                        {t('downloads.save')}
                      </LinkButton>
                    )
                  }
                >
                  {t(`materials.archive.${archive.state}`, { count: archive.files })}
                </Notice>
              )}
              <Files aria-label={t('materials.list')}>
                {files.map(({ id, name, size }) => {
                  const url = links.get(id)?.url ?? null;
                  const failure = single.failureOf(id);
                  return (
                    <li key={id}>
                      <Checkbox checked={chosen.has(id)} onChange={() => store.choose(id)}>
                        {name}
                      </Checkbox>
                      <small>{fileSize(size)}</small>
                      {url === null ? (
                        <Button
                          size="sm"
                          pending={single.isPending(id)}
                          aria-label={t('materials.getName', { name })}
                          onClick={() => session.requireLogin() && void single.run(id)}
                        >
                          {t('materials.get')}
                        </Button>
                      ) : (
                        <LinkButton
                          size="sm"
                          href={url}
                          icon={<Download size={16} aria-hidden="true" />}
                          aria-label={t('downloads.saveName', { name })}
                        >
                          {t('downloads.save')}
                        </LinkButton>
                      )}
                      {failure === undefined ? null : <p role="alert">{failureText(failure, t('materials.notGot'))}</p>}
                    </li>
                  );
                })}
              </Files>
              <p>{t('materials.day')}</p>
            </>
          )
        }
      </RequestView>
    </Place>
  );
});
