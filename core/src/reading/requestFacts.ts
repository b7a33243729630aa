import { factOfRequest, factOfMessage, factOfResource, mostResources } from '../model/factIds.ts';
import { intentFacts } from '../intent/intentFacts.ts';
import { messageParts } from '../actions/message/messageParts.ts';
import { signInFields } from '../actions/message/signInFields.ts';
import { messageText } from '../actions/message/messageText.ts';
import { signedOtherwise } from '../check/signatures/otherDigests.ts';
import { signInOf } from '../actions/message/signIn.ts';
import { siteFact, sitesOf } from '../actions/message/sites.ts';
import type { Fact, FactId, Facts, FactValue } from '../model/fact.ts';
import { known } from '../model/known.ts';
import type { Body, Incoming } from '../model/request.ts';
import { typedIn, typedNames } from '../names/typedNames.ts';
import { chainOf } from '../request/frozen/chainOf.ts';
import { unsignedFields, wrongChecksums } from '../request/typedData/readTypedData.ts';
import { paymasterAsks } from '../request/paymasterAsks.ts';
import { missingInDomain } from '../crypto/missingInDomain.ts';
import { leastFee } from '../request/leastGas.ts';
import { asSafeTx } from '../request/safe/safeTypedData.ts';

/** Facts that the request itself states: `request.…`, and for messages `message.…` and `siwe.…`. */
export function requestFacts(incoming: Incoming): Facts {
  const body = incoming.request.body;
  const facts: Record<FactId, Fact> = {
    ...typedNames(typedIn(incoming)),
    ...(incoming.intent === undefined ? {} : intentFacts(incoming.intent)),
  };
  const put = (id: FactId, value: FactValue | undefined) => {
    if (value !== undefined) facts[id] = { id, value: known(value), from: [{ by: 'request' }] };
  };
  const { claimed, site, verified } = incoming.origin;
  if (claimed !== undefined) put('origin.claimed', { kind: 'text', text: claimed });
  for (const it of sitesOf(incoming)) put(siteFact(it), { kind: 'text', text: it });
  if (site !== undefined) {
    const value = known({ kind: 'text', text: site } as const);
    facts['origin.site'] = { id: 'origin.site', value, from: [{ by: 'user', entry: 'site' }] };
  }
  if (verified !== undefined) {
    const value = known({ kind: 'text', text: verified } as const);
    facts['origin.verified'] = {
      id: 'origin.verified',
      value,
      from: [{ by: 'source', name: 'your browser' }],
    };
  }
  const chainId = chainOf(body);
  if (chainId !== undefined) put('request.chain', { kind: 'chain', chainId });
  for (const [name, value] of Object.entries(fieldsOf(body))) put(factOfRequest(name), value);
  put('request.otherType', text(signedOtherwise({ incoming })?.primaryType));
  if (body.kind === 'message') {
    put('message.bytes', { kind: 'bytes', hex: body.bytes });
    put('message.text', text(messageText({ incoming })));
    for (const [id, value] of Object.entries(partsOf(incoming))) put(id, value);
    const fields = signInFields({ incoming });
    put('signIn.domain', text(fields?.domain));
    put('signIn.uri', text(fields?.uri));
    put(
      'signIn.chain',
      fields?.chainId === undefined ? undefined : { kind: 'chain', chainId: fields.chainId },
    );
    const signIn = signInOf({ incoming });
    if (signIn.kind === 'signIn') {
      const { siwe } = signIn;
      put('siwe.domain', { kind: 'text', text: siwe.domain });
      put('siwe.uri', { kind: 'text', text: siwe.uri });
      put('siwe.address', { kind: 'address', address: siwe.address });
      put('siwe.chain', { kind: 'chain', chainId: siwe.chainId });
      put('siwe.nonce', { kind: 'text', text: siwe.nonce });
      put(
        'siwe.requestId',
        siwe.requestId === undefined ? undefined : { kind: 'text', text: siwe.requestId },
      );
      siwe.resources
        .slice(0, mostResources)
        .forEach((text, at) => put(factOfResource(at), { kind: 'text', text }));
      put(
        'siwe.statement',
        siwe.statement === undefined ? undefined : { kind: 'text', text: siwe.statement },
      );
    }
  }
  return facts;
}

/** What a message names besides words. */
function partsOf(incoming: Incoming): Readonly<Record<string, FactValue | undefined>> {
  const parts = messageParts({ incoming });
  if (parts === undefined) return {};
  const { hosts, addresses } = parts;
  return {
    ...Object.fromEntries(hosts.map((host, at) => [factOfMessage('site', at), text(host)])),
    ...Object.fromEntries(addresses.map((it, at) => [factOfMessage('account', at), address(it)])),
    ...Object.fromEntries(
      parts.logIn.names.map(({ words: [name] }, at) => [factOfMessage('logIn', at), text(name)]),
    ),
    ...Object.fromEntries(parts.logIn.services.map((name, at) => [factOfMessage('service', at), text(name)])),
    'message.accountName': text(parts.accountName),
    'message.amount': text(parts.amount),
  };
}

function fieldsOf(body: Body): Readonly<Record<string, FactValue | undefined>> {
  switch (body.kind) {
    case 'transaction': {
      const native = { kind: 'native', chainId: body.chainId } as const;
      const { set, call } = body;
      const price = set.maxFeePerGas ?? set.gasPrice;
      const sure = leastFee(body);
      const currency = set.network?.feeCurrency;
      // By Celo's fee currency the prices are in that token.
      const paidIn =
        currency === undefined
          ? native
          : ({ kind: 'token', chainId: body.chainId, address: currency } as const);
      return {
        from: address(body.from),
        to: address(call.to ?? undefined),
        value: { kind: 'amount', raw: call.value, asset: native },
        data: { kind: 'bytes', hex: call.data },
        nonce: integer(set.nonce),
        gas: integer(set.gas),
        gasPrice: integer(set.gasPrice),
        maxFeePerGas: integer(set.maxFeePerGas),
        maxPriorityFeePerGas: integer(set.maxPriorityFeePerGas),
        feeMost:
          set.gas === undefined || price === undefined
            ? undefined
            : { kind: 'amount', raw: set.gas * price, asset: paidIn },
        feeCurrency: address(set.network?.feeCurrency),
        paymaster: address(set.network?.paymaster),
        paymasterToken: address(paymasterAsks(set.network)?.token),
        feeLeast: sure === undefined ? undefined : { kind: 'amount', raw: sure, asset: paidIn },
      };
    }
    case 'calls':
      return {
        from: address(body.from),
        ...Object.fromEntries(
          (body.capabilities ?? []).flatMap(({ name, json }, at) => [
            [`capability.${at}`, text(name)],
            [`capability.${at}.value`, text(json.slice(0, mostOfCapability))],
          ]),
        ),
      };
    case 'calldata':
      return {
        from: address(body.from),
        to: address(body.to),
        data: { kind: 'bytes', hex: body.data },
      };
    case 'message':
      return { signer: address(body.signer) };
    case 'typedData':
      return {
        nonce: integer(asSafeTx(body.typed)?.tx.nonce),
        signer: address(body.signer),
        contract: address(body.typed.domain.verifyingContract),
        domain: text(body.typed.domain.name),
        type: text(body.typed.primaryType),
        oddDomain: texts(Object.keys(body.typed.oddDomain ?? {})),
        missing: texts(missingInDomain(body.typed)),
        unsigned: texts(unsignedFields(body.json)),
        checksums: texts(wrongChecksums(body.json)),
      };
    case 'safeTransaction':
      return {
        safe: address(body.safe),
        nonce: integer(body.tx.nonce),
        claimedHash: bytes(body.claimedHash),
      };
    case 'userOperation':
      return {
        sender: address(body.op.sender),
        entryPoint: address(body.entryPoint),
        nonce: integer(body.op.nonce),
      };
    case 'authorization':
      return { delegate: address(body.delegate), nonce: integer(body.nonce) };
  }
}

function address(it: `0x${string}` | undefined): FactValue | undefined {
  return it === undefined ? undefined : { kind: 'address', address: it };
}

/** In UTF-16 units. */
const mostOfCapability = 300;

/** How many fields are named: a message can hold thousands. */
const mostNamed = 12;

function texts(all: readonly string[] | undefined): FactValue | undefined {
  if (all === undefined || all.length === 0) return undefined;
  return { kind: 'list', items: all.slice(0, mostNamed).map((text) => ({ kind: 'text', text })) };
}

function text(it: string | undefined): FactValue | undefined {
  return it === undefined ? undefined : { kind: 'text', text: it };
}

function bytes(hex: `0x${string}` | undefined): FactValue | undefined {
  return hex === undefined ? undefined : { kind: 'bytes', hex };
}

function integer(it: bigint | undefined): FactValue | undefined {
  return it === undefined ? undefined : { kind: 'integer', value: it };
}
