import { afterEach, beforeEach, expect, test } from 'vitest';
import { certain } from './chance.ts';

let bringBack = () => {};
beforeEach(() => {
  bringBack = certain();
});
afterEach(() => bringBack());

const drawOne = () => Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('hex');
const drawOther = () => Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('hex');

test('what is drawn is the same the next time, whoever drew meanwhile', async () => {
  const first = drawOne();
  await Promise.resolve();
  drawOther();
  await Promise.resolve();
  expect(drawOne()).toBe(first);
});

test('what is drawn at the same time, or by another function, is not the same', async () => {
  const [one, two] = [drawOne(), drawOne()];
  await Promise.resolve();
  expect(new Set([one, two, drawOther()]).size).toBe(3);
});

test('all bytes are drawn, of whatever length and wherever they are', () => {
  const bytes = new Uint8Array(100);
  crypto.getRandomValues(bytes.subarray(10, 90));
  const isZero = (it: number) => it === 0;
  expect([...bytes.subarray(0, 10), ...bytes.subarray(90)].every(isZero)).toBe(true);
  for (let at = 10; at < 90; at += 20) expect(bytes.subarray(at, at + 20).every(isZero)).toBe(false);
  expect(crypto.getRandomValues(new Uint32Array(2))).not.toEqual(new Uint32Array(2));
});

test('chance comes back', () => {
  bringBack();
  expect(drawOne()).not.toBe(drawOne());
});
