import { practiceChain } from '@readback/phrases/words/web/school/course.ts';
import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import type { Address as Bytes } from 'viem';
import { Address } from '../../ui/said/Address.tsx';

/** An address of the practice chain, with what that calls it. */
export function Who({ address, labels }: { address: Bytes; labels: PracticeInfo['labels'] }) {
  const label = labels.find((it) => it.address.toLowerCase() === address.toLowerCase());
  const name = label && { name: label.name, from: [{ by: 'source', name: practiceChain } as const] };
  return <Address address={address} name={name} />;
}
