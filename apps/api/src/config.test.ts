import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('listens on loopback, with the embedded database, unless told otherwise', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      contentPort: 4001,
      databaseUrl: undefined,
      dataDir: '.data',
      tls: false,
    });
  });

  it('names every setting that cannot be used and repeats no value', () => {
    const read = () => readConfig({ PORT: 'http', DATABASE_URL: 'mysql://u:secret@h/d' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT/);
    expect(read).toThrow(/DATABASE_URL/);
    expect(read).not.toThrow(/secret/);
  });

  it('makes no faults on purpose where people learn', () => {
    const NODE_ENV = 'production';
    expect(() => readConfig({ NODE_ENV, BANYAN_CHAOS: 'Y' })).toThrow(ConfigError);
    expect(() => readConfig({ NODE_ENV }, ['--chaos'])).toThrow(/--chaos/);
    expect(readConfig({}, ['--chaos']).chaos).toBe(true);
    expect(readConfig({ NODE_ENV }).chaos).toBe(false);
  });

  it('takes the data directory from the command line in both spellings', () => {
    expect(readConfig({}, ['--data-dir', 'a']).dataDir).toBe('a');
    expect(readConfig({}, ['--data-dir=b']).dataDir).toBe('b');
    expect(() => readConfig({}, ['--data-dir'])).toThrow(ConfigError);
  });

  it('fills an embedded database with the demo, and PostgreSQL only when asked', () => {
    const DATABASE_URL = 'postgres://h/d';
    expect(readConfig({}).demo).toBe(true);
    expect(readConfig({ BANYAN_DEMO: 'N' }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, BANYAN_DEMO: 'Y' }).demo).toBe(true);
  });

  it('signs for pages of Polyv when it has a secret, and of https origins alone [LV-03]', () => {
    expect(readConfig({}).polyv).toBeNull();
    const BANYAN_POLYV_SECRET = 's';
    expect(readConfig({ BANYAN_POLYV_SECRET }).polyv).toEqual({ secret: 's', origin: 'https://live.polyv.cn' });
    const own = { BANYAN_POLYV_SECRET, BANYAN_POLYV_ORIGIN: 'https://live.example.com/watch/1' };
    expect(readConfig(own).polyv?.origin).toBe('https://live.example.com');
    expect(() => readConfig({ ...own, BANYAN_POLYV_ORIGIN: 'http://live.example.com' })).toThrow(ConfigError);
  });

  it('keeps files in a bucket when it is told one [HT-09]', () => {
    expect(readConfig({}).s3).toBeNull();
    const s3 = { BANYAN_S3_BUCKET: 'b', BANYAN_S3_ENDPOINT: 'http://127.0.0.1:8333' };
    expect(readConfig(s3).s3).toMatchObject({ bucket: 'b', endpoint: 'http://127.0.0.1:8333', accessKeyId: '' });
  });

  it.each([
    ['false', []],
    ['true', ['127.0.0.0/8', '::1']],
    ['10.0.0.7, fd00::/8', ['10.0.0.7', 'fd00::/8']],
  ])('believes a proxy of this machine, or of the addresses it is told: %s', (text, trustProxy) => {
    expect(readConfig({ BANYAN_TRUST_PROXY: text }).trustProxy).toEqual(trustProxy);
  });

  it.each(['everyone', '10.0.0.0/99', '2', ','])('believes no proxy that is none: %s', (text) => {
    expect(() => readConfig({ BANYAN_TRUST_PROXY: text })).toThrow(ConfigError);
  });

  it('reads a list of origins, and only http ones', () => {
    const list = 'https://a.example/x, http://b.example:8080';
    expect(readConfig({ BANYAN_PORTAL_ORIGINS: list }).portalOrigins).toEqual([
      'https://a.example',
      'http://b.example:8080',
    ]);
    expect(() => readConfig({ BANYAN_PORTAL_ORIGINS: 'javascript:alert(1)' })).toThrow(ConfigError);
  });

  it('names who runs the enterprises; in production never an account whose password everybody knows [SE-05]', () => {
    const admin = (env: Record<string, string>, args: string[] = []) => readConfig(env, args).platformAdmin;
    expect(admin({}, ['--empty'])).toEqual({ account: 'admin', eid: 1 });
    expect(admin({ BANYAN_DEMO: 'Y', NODE_ENV: 'production' })).toBeNull();
    expect(admin({ BANYAN_PLATFORM_ADMIN: 'ann@acme.example@7' })).toEqual({ account: 'ann@acme.example', eid: 7 });
    expect(admin({ BANYAN_PLATFORM_ADMIN: '' })).toBeNull();
    expect(() => admin({ BANYAN_PLATFORM_ADMIN: 'ann' })).toThrow(ConfigError);
  });
});
