import { askMessage, askTransaction } from '@readback/scenarios/ask.ts';
import {
  coins,
  nft,
  plainOrder,
  seaportAddress,
  seaportTypedData,
} from '@readback/scenarios/seaportOrder.ts';
import {
  type Address,
  encodeFunctionData,
  type Hex,
  keccak256,
  parseAbi,
  parseEther,
  parseUnits,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import { expect, test } from 'vitest';
import { ownArtefact } from '../../deploy/artefact.ts';
import { deployer } from '../../accounts.ts';
import { readHere } from '../../corpus/readHere.ts';
import { chainAs } from '../../deploy/chain.ts';
import { must } from '../../truth/node.ts';
import { call, pilot, signTyped } from '../../truth/sky.ts';
import { onStage } from '../attack.ts';
import { readerOn } from '../readOn.ts';
import { as, ownOn, tryOut } from './harness.ts';

const user = pilot(0).address;
const usd = (n: number) => parseUnits(String(n), 6);
const h = keccak256(toHex('x'));
const seaportAbi = parseAbi([
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct OrderParameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 totalOriginalConsiderationItems; }',
  'struct Order { OrderParameters parameters; bytes signature; }',
  'function fulfillOrder(Order order, bytes32 fulfillerConduitKey) payable returns (bool)',
]);

test('worth nothing', async () => {
  await onStage(async (ground) => {
    const own = ownOn(ground);
    const { at, url } = ground;
    const dollar = at.practiceDollar;
    const thief = at.stranger;
    const zero = await own.put('MintsBack', [dollar, thief, 0n, 6]);
    const first = await own.put('MintsBack', [dollar, thief, 1n, 6]);
    const eths = await own.put('MintsBack', [dollar, thief, 0n, 18]);
    const any = await own.put('Anything', [dollar, thief]);
    const chain = await chainAs(deployer, url);
    const junk = await chain.create({ ...ownArtefact('PracticePass') });
    await chain.send({ to: junk, data: call('function make(address,uint256)', pilot(9).address, 77n) });
    ground.records satisfies readonly unknown[];
    await as(url, async () => {
      for (const it of [zero, first])
        await must(url, {
          from: user,
          to: dollar,
          data: call('function approve(address,uint256)', it, usd(300)),
        });
      await must(url, {
        from: pilot(9).address,
        to: junk,
        data: call('function setApprovalForAll(address,bool)', seaportAddress, true),
      });
    });
    const base = own.stage();
    const stage = {
      ...base,
      records: [
        ...base.records,
        { address: junk, verified: true, createdAt: Number(ground.now - 800n * 86_400n) },
      ],
    };
    const read = readerOn(stage);
    const end = ground.now + 1_200n;
    const tx = (id: string, to: Address, signature: string, args: readonly unknown[], value = 0n) =>
      tryOut(
        `${id} ${signature.slice(9, 80)}`,
        askTransaction(user, { to, data: call(signature, ...args), value }),
        stage,
        { abis: { [to]: [signature] } },
        read,
      );
    const eth = parseEther('1');
    await tx('coins', eths, 'function submit(address referral) payable', [zeroAddress], eth);
    await tx('coins', eths, 'function deposit() payable', [], eth);
    await tx('coins', eths, 'function stake() payable', [], eth);
    await tx('coins', eths, 'function mint() payable', [], eth);
    await tx('coins', eths, 'function mint(uint256 amount) payable', [1n], eth);
    await tx(
      'coins',
      eths,
      'function depositETH(address pool, address onBehalfOf, uint16 referralCode) payable',
      [any, user, 0],
      eth,
    );
    await tx('coins', eths, 'function depositTo(address to) payable', [user], eth);
    await tx('coins', eths, 'function wrap() payable', [], eth);
    await tx('coins', eths, 'function depositETH() payable', [], eth);
    await tx('coins', eths, 'function buy() payable', [], eth);
    await tx(
      'coins',
      eths,
      'function requestDeposit(uint256 assets, address controller, address owner)',
      [usd(100), user, user],
      0n,
    );
    await tx(
      'dollars',
      first,
      'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      [dollar, usd(100), user, 0],
    );
    await tx(
      'dollars',
      first,
      'function deposit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      [dollar, usd(100), user, 0],
    );
    await tx('dollars', first, 'function supply(address asset, uint256 amount)', [dollar, usd(100)]);
    await tx('dollars', zero, 'function mint(uint256 mintAmount)', [usd(100)]);
    await tx('dollars', zero, 'function wrap(uint256 amount)', [usd(100)]);
    await tx('dollars', zero, 'function deposit(uint256 assets, address receiver)', [usd(100), user]);
    await tx('dollars', zero, 'function deposit(uint256 assets, address receiver)', [usd(100), user]);
    await tx('dollars', zero, 'function mint(uint256 shares, address receiver)', [usd(100), user]);
    await tx('dollars', zero, 'function deposit(uint256 amount)', [usd(100)]);
    await tx('dollars', zero, 'function enter(uint256 amount)', [usd(100)]);
    await tx('dollars', zero, 'function stake(uint256 amount)', [usd(100)]);
    await tx('dollars', zero, 'function requestDeposit(uint256 assets, address controller, address owner)', [
      usd(100),
      user,
      user,
    ]);
    await tx('dollars', zero, 'function deposit(uint256 assets, address receiver, address referrer)', [
      usd(100),
      user,
      any,
    ]);
    // Buys what is worth nothing
    const offer = [nft(junk, 77n)];
    const other = pilot(9);
    const consideration = [{ ...coins(eth), recipient: other.address }];
    const signature = await signTyped(
      other,
      seaportTypedData({ offerer: other.address, offer, consideration, endTime: end + 86_400n, salt: 3n }),
    );
    const order = {
      parameters: {
        ...plainOrder,
        offerer: other.address,
        offer,
        consideration,
        endTime: end + 86_400n,
        salt: 3n,
        totalOriginalConsiderationItems: 1n,
      },
      signature,
    };
    await tryOut(
      'buy a junk item for one ether',
      askTransaction(user, {
        to: seaportAddress,
        data: encodeFunctionData({
          abi: seaportAbi,
          functionName: 'fulfillOrder',
          args: [order, zeroHash],
        } as never),
        value: eth,
      }),
      stage,
      {},
      read,
    );
    // Names that were typed
    const info = { ...stage.info, records: [...stage.info.records, ...stage.records] };
    for (const [id, name, address] of [
      ['name typed gives another', 'pilot.eth', thief],
      ['name unknown', 'alice-pay.eth', thief],
      ['name of the thief alike', 'аlice.eth', thief],
    ] as const)
      await tryOut(id, askTransaction(user, { to: address, value: parseEther('0.5') }), stage, {}, (it) =>
        readHere(it, {
          url,
          info,
          now: stage.now,
          book: [{ address: stage.friend, name: 'Alice', own: false, paid: 3 }],
          names: [{ name, address }] as never,
        }),
      );
    for (const [id, text] of [
      ['portuguese key', 'Esta assinatura será usada para gerar a chave privada da sua conta.'],
      ['japanese key', 'この署名は秘密鍵の生成に使用されます。'],
      ['korean key', '이 서명은 개인 키를 생성하는 데 사용됩니다.'],
      ['italian key', 'Questa firma genera la chiave privata del conto.'],
      ['french key', 'Cette signature sert à créer la clé privée de votre compte.'],
      ['turkish key', 'Bu imza, hesabınızın özel anahtarını oluşturmak için kullanılır.'],
      ['arabic key', 'سيتم استخدام هذا التوقيع لإنشاء المفتاح الخاص'],
      ['unlock', 'Unlock my wallet'],
      ['hyperlane style', 'Set up your account'],
      ['start', 'Initialize secure channel v1'],
      ['starkex', 'Generate StarkEx access'],
      [
        'lighter',
        'Register Lighter Account\n\npubkey: 0x' +
          'ab'.repeat(40) +
          '\nnonce: 0x00\naccount index: 0x01\napi key index: 0x02\nOnly sign this message for a trusted client!',
      ],
      ['power of attorney', 'John may act for me in all my affairs.'],
      ['lend', 'I lend John my item 8 without end.'],
      ['vote', 'I vote YES on proposal 12: send the treasury to John.'],
      ['claim', 'Claim airdrop season 2'],
    ] as const)
      await tryOut(`text ${id}`, askMessage(user, text), stage, {}, read);
    void h;
    void (0 as unknown as Hex);
  });
  expect(1).toBe(1);
}, 1_200_000);
