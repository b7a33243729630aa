import { expect, test } from 'vitest';
import { batch, multiSend, safeTx } from '../../check/testing/safes.ts';
import { call, contract, dataOf, offline, type Sample, usdc, viewOf } from '../../check/testing/views.ts';
import type { Body } from '../../model/request.ts';
import type { Step } from '../../model/step.ts';
import { delegateTo } from './delegateTo.ts';

const pay = dataOf('transfer(address to, uint256 amount)', [contract, 5n]);
const sent = batch({ operation: 0, to: usdc, data: pay });

/** What is said of each delegatecall of a request, in order. */
function said(body: Body, sample: Sample = {}): readonly unknown[] {
  const view = viewOf(body, sample);
  const of = (step: Step, outer?: Step): readonly unknown[] => [
    ...(step.op === 'delegatecall' ? [delegateTo(step, outer, (id) => view.facts[id])] : []),
    ...step.steps.flatMap((inner) => of(inner, step)),
  ];
  return view.steps.flatMap((step) => of(step));
}

test('MultiSend runs as a library of Safe’s where it is deployed', () => {
  const body = safeTx(multiSend, sent, 1);
  expect(said(body, { codes: { [multiSend]: 'contract' } })).toEqual(['library']);
  expect(said(body, { codes: { [multiSend]: 'none' } })).toEqual(['foreign']);
  expect(said(body, offline)).toEqual(['expected']);
});

test('any other code is foreign, by whatever name it is called', () => {
  expect(said(safeTx(contract, sent, 1))).toEqual(['foreign']);
  expect(said(safeTx(contract, pay, 1))).toEqual(['foreign']);
  const inside = batch({ operation: 1, to: contract, data: pay });
  expect(said(safeTx(multiSend, inside, 1), { codes: { [multiSend]: 'contract' } })).toEqual([
    'library',
    'foreign',
  ]);
});

test('a multicall runs its own code', () => {
  expect(said(call(contract, 'multicall(bytes[] data)', [[pay]]))).toEqual(['itself']);
});
