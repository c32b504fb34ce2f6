import { registerAddress } from '@banyan/contracts/account';
// @vitest-environment jsdom
import { makeEnterprise } from '@banyan/core-session/testing';
import { describe, expect, it } from 'vitest';
import { currentEntry } from './currentEntry.ts';
import { fitting } from './fitting.ts';
import { isTyping } from './isTyping.ts';

describe('the entry of the navigation that one is under', () => {
  const items = ['/index', '/index/study', '/course', '/my/learn-record?state=all'].map((path) => ({
    key: path,
    title: path,
    path,
  }));
  it.each([
    ['/index', '/index'],
    ['/index/study', '/index/study'],
    ['/index/study/', '/index/study'],
    ['/course/7', '/course'],
    ['/Course/7', '/course'],
    ['/courses', undefined],
    ['/my/learn-record', '/my/learn-record?state=all'],
    ['/nowhere', undefined],
  ])('at %s is %s [SH-12]', (pathname, key) => {
    expect(currentEntry(items, pathname)).toBe(key);
  });
});

it('keeps entries that fit beside the menu for the rest [SH-12]', () => {
  const widths = [100, 100, 100];
  expect(fitting(widths, 340, 20, 60)).toBe(3);
  expect(fitting(widths, 339, 20, 60)).toBe(2);
  expect(fitting(widths, 299, 20, 60)).toBe(1);
  expect(fitting(widths, 50, 20, 60)).toBe(0);
});

describe('where a visitor registers', () => {
  const provider = 'https://provider.example/register';
  it('is nowhere unless the enterprise has it on [AC-08]', () => {
    expect(registerAddress(makeEnterprise({ showUserRegister: 'N', puborg: 1 }), provider, '/course')).toBeNull();
    expect(registerAddress(null, provider, '/course')).toBeNull();
  });

  it('is the login screen for puborg 1, with the way back [AC-08]', () => {
    const address = registerAddress(makeEnterprise({ showUserRegister: 'Y', puborg: 1 }), provider, '/course/7?x=1');
    expect(address?.startsWith('/login?')).toBe(true);
    const query = new URLSearchParams(address?.split('?')[1]);
    expect([query.get('loginType'), query.get('backUrl')]).toEqual(['register', '/course/7?x=1']);
  });

  it.each([0, 2])('is the provider’s own page for puborg %i [AC-08]', (puborg) => {
    const enterprise = makeEnterprise({ showUserRegister: 'Y', puborg });
    expect(registerAddress(enterprise, provider, '/course')).toBe(provider);
    // A provider without a page of its own leaves it to the enterprise's.
    for (const none of ['', 'javascript:alert(1)'])
      expect(registerAddress(enterprise, none, '/course')).toBe('/login?loginType=register&backUrl=%2Fcourse');
  });
});

it('knows a key that belongs to a field [UI-07]', () => {
  const field = document.createElement('input');
  expect(isTyping(field)).toBe(true);
  expect(isTyping(document.createElement('button'))).toBe(false);
  expect(isTyping(document)).toBe(false);
  const box = document.createElement('div');
  box.setAttribute('role', 'textbox');
  expect(isTyping(box)).toBe(true);
});
