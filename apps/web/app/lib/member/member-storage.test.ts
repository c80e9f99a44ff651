import { describe, expect, it } from 'vitest';
import { setLoginHint } from './login-hint.ts';
import { readMemberItem, writeMemberItem } from './member-storage.ts';

describe('an item kept for a member', () => {
  it('can be read again', () => {
    writeMemberItem('browser', 'searches', [1, 2]);
    writeMemberItem('tab', 'place', { top: 40 });
    expect(readMemberItem('browser', 'searches')).toEqual([1, 2]);
    expect(readMemberItem('tab', 'place')).toEqual({ top: 40 });
  });

  it('is removed with the session, while other items stay', () => {
    localStorage.setItem('sidebar-collapsed', 'true');
    setLoginHint(true);
    writeMemberItem('browser', 'searches', [1]);
    writeMemberItem('tab', 'place', 1);
    setLoginHint(false);
    expect(readMemberItem('browser', 'searches')).toBeUndefined();
    expect(readMemberItem('tab', 'place')).toBeUndefined();
    expect(localStorage.getItem('sidebar-collapsed')).toBe('true');
  });

  it('is undefined if its JSON is broken', () => {
    localStorage.setItem('member:searches', '{');
    expect(readMemberItem('browser', 'searches')).toBeUndefined();
  });
});
