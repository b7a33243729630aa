import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { currencyMark, networkMark, protocolMark, tokenMark } from './markOf.ts';

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const folder = new URL('./svg/', import.meta.url);

test('a token has its mark by its shipped address on its network, with any capitals', () => {
  expect(tokenMark(1, usdc)).toMatch(/token-USDC\b/);
  expect(tokenMark(1, usdc.toLowerCase() as typeof usdc)).toBe(tokenMark(1, usdc));
});

test('a token that calls itself the same has no mark of the real one, nor has its address on another network', () => {
  expect(tokenMark(1, `0x${'5e'.repeat(20)}`)).toBeUndefined();
  expect(tokenMark(8453, usdc)).toBeUndefined();
  expect(tokenMark(31337, usdc)).toBeUndefined();
});

test('what a practice chain or a test network calls ETH is not drawn as ether', () => {
  expect(currencyMark(1)).toMatch(/token-ETH\b/);
  expect(currencyMark(8453)).toMatch(/token-ETH\b/);
  expect(currencyMark(137)).toBe(networkMark(137));
  for (const chainId of [31337, 84532, 17000, 999_999]) expect(currencyMark(chainId)).toBeUndefined();
});

test('a contract has the mark of its protocol by the name that ships for it', () => {
  expect(protocolMark('Uniswap V2 router')).toMatch(/protocol-uniswap\b/);
  expect(protocolMark('Aave v3 pool')).toMatch(/token-AAVE\b/);
  expect(protocolMark('Not Uniswap')).toBeUndefined();
});

test('all marks together weigh at most 40 kB, are drawings alone, and say whose they are', () => {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.svg'))
    .map((it) => readFileSync(new URL(it, folder), 'utf8'));
  expect(all.length).toBeGreaterThan(40);
  expect(all.reduce((sum, it) => sum + gzipSync(it).length, 0)).toBeLessThan(40_000);
  for (const it of all) {
    expect(it).toContain('MIT license, Copyright (c) 2024 0xa3k5');
    expect(it).not.toMatch(/<script|href|<style|<image|\son\w+=/i);
  }
});
