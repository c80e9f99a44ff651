import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

const requestBy = (protocol: string, host = 'firmament.example:3000') => ({ protocol, host }) as FastifyRequest;

describe('the site as passkeys know it', () => {
  it('is the configured address, whatever a request says', () => {
    expect(relyingPartyOf(requestBy('http', 'other.example'), 'https://firmament.example')).toEqual({
      id: 'firmament.example',
      origin: 'https://firmament.example',
    });
  });

  it.each([
    ['https', 'https://firmament.example:3000'],
    ['http', 'http://firmament.example:3000'],
    ['://', 'http://firmament.example:3000'],
    ['', 'http://firmament.example:3000'],
  ])('is the address that the browser used: a proxy that claims "%s"', (protocol, origin) => {
    expect(relyingPartyOf(requestBy(protocol), undefined)).toEqual({ id: 'firmament.example', origin });
  });
});
