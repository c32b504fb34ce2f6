import { fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { programmesCalls } from '../api/programmesCalls.ts';
import { makeProgrammes } from '../testing/programmes.ts';
import { ProgrammesStore } from './ProgrammesStore.ts';

configure({ enforceActions: 'always' });

describe('ProgrammesStore', () => {
  it('shows programmes page by page, none of them twice [TR-02]', async () => {
    const [first, second, third] = makeProgrammes();
    if (first === undefined || second === undefined || third === undefined) throw new Error('fixture');
    const { list } = new ProgrammesStore(
      fakeApi(programmesCalls, {
        list: ({ cursor = '' }) =>
          Promise.resolve(
            cursor === '' ? { items: [first, second], next: 'c2' } : { items: [second, third], next: null },
          ),
      }),
    );
    await list.show();
    expect([list.rows, list.foot]).toEqual([[first, second], 'more']);
    await list.loadMore();
    expect([list.rows, list.foot]).toEqual([[first, second, third], 'end']);
  });
});
