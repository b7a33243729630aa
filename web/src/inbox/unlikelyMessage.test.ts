import { expect, test } from 'vitest';
import { unlikelyMessage } from './unlikelyMessage.ts';

test.each([
  'settings',
  ' Settings\n',
  'hello',
  'Flight school',
  'cast send 0x1111111111111111111111111111111111111111 "transfer(address,uint256)" 0x22 5',
  'cast call $TOKEN "symbol()"',
  'sudo apt install jq',
  'curl -L https://foundry.paradigm.xyz | bash',
  'npx hardhat run scripts/deploy.ts',
  '$ ls -la',
  './sign.sh now',
  'git clone https://example.org/a.git',
  '#!/bin/sh\necho hi',
])('%j is read as a message only when asked for', (text) => {
  expect(unlikelyMessage(text)).toBe(true);
});

test.each([
  'Good morning',
  'the first of many',
  'I agree to the terms of example.org',
  'cast your vote',
  'go to sleep',
  'Sign in to Example.\nNonce: 81723',
  'node operators agree to this',
  'sh is not a word',
])('%j may well be a message', (text) => {
  expect(unlikelyMessage(text)).toBe(false);
});
