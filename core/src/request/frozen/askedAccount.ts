import type { Address } from 'viem';
import type { Body } from '../../model/request.ts';
import { subjectOf } from './subject.ts';

/** The account that a request names as the one to sign; undefined where any account may. */
export function askedAccount(body: Body): Address | undefined {
  return subjectOf(body).signer?.account;
}
