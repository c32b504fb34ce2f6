import { expect, it } from 'vitest';
import { cookieDomain } from './cookieDomain.ts';

it.each([
  ['learn.acme.com', 'learn.acme.com', 'learn.acme.com'],
  ['acme.com', 'learn.acme.com', 'acme.com'],
  ['.acme.com', 'learn.acme.com', 'acme.com'],
  ['ACME.com', 'learn.acme.com', 'acme.com'],
  ['', 'learn.acme.com', ''],
  ['other.com', 'learn.acme.com', ''],
  ['cme.com', 'learn.acme.com', ''],
  ['com', 'learn.acme.com', ''],
  ['co.uk', 'acme.co.uk', ''],
  ['github.io', 'acme.github.io', ''],
  ['127.0.0.1', '127.0.0.1', ''],
])('configured %s on %s → "%s" [SE-01]', (configured, host, domain) => {
  expect(cookieDomain(configured, host, 'learning.example')).toBe(domain);
});

it.each([
  ['a.learning.example', 'a.learning.example'],
  ['learning.example', ''],
  ['example', ''],
])('configured %s below the domain that all enterprises share → "%s" [SE-01]', (configured, domain) => {
  expect(cookieDomain(configured, 'a.learning.example', 'learning.example')).toBe(domain);
  // As behind a base of several words.
  expect(cookieDomain('example.com', 'a.learning.example.com', 'learning.example.com')).toBe('');
});
