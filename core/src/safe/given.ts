import type { Body, SigningRequest } from '../model/request.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { agreeable } from '../request/safe/agreeable.ts';
import { messageOfOwner } from './throughSafe.ts';
import { asSafeMessage } from '../request/safe/safeMessage.ts';

/** `approveHash(bytes32)`, wherever it is in what is called. */
const approveHash = 'd4d9bdcd';

/** So many are gone through, one after the other. */
const deepest = 4;

/**
 * The request with what its hashes are of beside it, as far as it is among `there`: what a Safe approves or signs as an owner
 * of another one, and what that agrees to in turn. The request itself where nothing is found, or where something came with it.
 */
export function withGiven<Request extends SigningRequest>(
  request: Request,
  there: () => readonly Body[],
): Request {
  if (request.beside !== undefined || namedBy(request.body) === undefined) return request;
  const given = there();
  const all = [...given, ...messagesFor(request.body, given)].flatMap((body) => {
    const it = agreeable(body);
    return it === undefined ? [] : [{ body, names: [it.digest, it.bytes].map((hex) => hex.slice(2)) }];
  });
  const found = new Set<Body>();
  let texts = [namedBy(request.body)];
  for (let depth = 0; depth < deepest && texts.length > 0; depth += 1) {
    const next = all.filter(
      ({ body, names }) =>
        !found.has(body) && texts.some((text) => names.some((name) => text?.includes(name))),
    );
    for (const { body } of next) found.add(body);
    texts = next.map(({ body }) => namedBy(body));
  }
  return found.size === 0 ? request : { ...request, ...besideOf(request, [...found]) };
}

/** What the Safe that is called would sign as a message, to agree to one of these: it may approve that on chain. */
function messagesFor(body: Body, given: readonly Body[]): readonly Body[] {
  const address = body.kind === 'safeTransaction' ? body.tx.to : undefined;
  if (address === undefined) return [];
  return given.flatMap((it) => {
    const of = it.kind === 'safeTransaction' ? agreeable(it) : undefined;
    return of === undefined
      ? []
      : releases.map((version) => messageOfOwner({ address, version: '1.4.1' }, of, version));
  });
}

/** One that asks about what is hashed, and one that asks about the hash. */
const releases = ['1.4.1', '1.5.0'];

function besideOf({ body, raw }: SigningRequest, beside: readonly Body[]): Pick<SigningRequest, 'beside'> {
  const { beside: all } = freeze(body, raw, beside);
  return all === undefined ? {} : { beside: all };
}

/** Where a body may name the hash of another; undefined where it names none. */
function namedBy(body: Body): string | undefined {
  if (body.kind === 'typedData') return asSafeMessage(body.typed)?.message.toLowerCase();
  const data = dataOf(body).toLowerCase();
  return data.includes(approveHash) ? data : undefined;
}

function dataOf(body: Body): string {
  switch (body.kind) {
    case 'safeTransaction':
      return body.tx.data;
    case 'transaction':
      return body.call.data;
    case 'calls':
      return body.calls.map(({ data }) => data).join(' ');
    default:
      return '';
  }
}
