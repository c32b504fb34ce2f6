import { describe, expect, it } from 'vitest';
import { openLivePages } from './livePages.ts';

const watcher = { id: '1001_100001', name: '李思远' };
const now = 1_498_547_407_000;
const account = { secret: 'cGqVa1Sa3Y', origin: 'https://live.polyv.cn' };

describe('the pages of who carries a picture', () => {
  it('are signed for one watcher as Polyv wants it [LV-03]', () => {
    const polyv = openLivePages(account);
    const { kind, url } = polyv.pictureOf({ provider: 'polyv', channel: '1965681' }, watcher, now);
    expect(kind).toBe('frame');
    // MD5 of `cGqVa1Sa3Y1001_100001cGqVa1Sa3Y1498547407000`, reckoned with another program.
    expect(url).toBe(
      'https://live.polyv.cn/watch/1965681?userid=1001_100001&ts=1498547407000&sign=bd95ddb246ddbf0bdbe82b2a97a7ddcb&nickname=5p2O5oCd6L-c',
    );
    expect(polyv.frameOrigins).toEqual(['https://live.polyv.cn']);
  });

  it('hold nothing of a channel or a person that could say more [LV-03]', () => {
    const polyv = openLivePages(account);
    expect(polyv.pictureOf({ provider: 'polyv', channel: '1/../x?y' }, watcher, now).url).toBe('');
    const odd = polyv.pictureOf({ provider: 'polyv', channel: '1' }, { id: 'a&sign=é', name: '&x=1' }, now);
    expect(new URL(odd.url).searchParams.get('userid')).toBe('a_sign__');
    expect(new URL(odd.url).searchParams.has('x')).toBe(false);
  });

  it('stand in no frame where no account is known [LV-03]', () => {
    const none = openLivePages(null);
    expect(none.frameOrigins).toEqual([]);
    expect(none.pictureOf({ provider: 'polyv', channel: '1965681' }, watcher, now)).toEqual({
      kind: 'program',
      url: 'https://live.polyv.cn/watch/1965681',
    });
  });

  it('are of DingTalk by https alone, and of this server in pieces [LV-03]', () => {
    const pages = openLivePages(null);
    const address = 'https://h5.dingtalk.com/group-live-share/index.htm?encCid=a';
    expect(pages.pictureOf({ provider: 'dingTalk', channel: address }, watcher, now)).toEqual({
      kind: 'program',
      url: address,
    });
    for (const channel of ['http://h5.dingtalk.com/', 'javascript:alert(1)', 'https://a:b@dingtalk.com/', ''])
      expect(pages.pictureOf({ provider: 'dingTalk', channel }, watcher, now).url).toBe('');
    expect(pages.pictureOf({ provider: 'embedded', channel: '' }, watcher, now)).toEqual({ kind: 'pieces', url: '' });
  });
});
