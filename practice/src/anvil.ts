import { spawn, type ChildProcess } from 'node:child_process';
import { anvilBinary } from './anvilBinary.ts';
import { openDoor } from './door.ts';
import { endWithParent } from './endWithParent.ts';
import { type Place, unbrowsable } from './unbrowsable.ts';

export type Anvil = Readonly<{
  /** An address that nobody can guess, and that answers this machine only. */
  url: string;
  /** Where Anvil itself listens. */
  at: Place;
  pid: number;
  /** Resolves when the process has ended, for whatever reason. */
  gone: Promise<void>;
  stop: () => Promise<void>;
  /** Where what a chain was before is not taken over: it begins with nothing, and comes to be in the same way each time. */
  fromNothing?: true;
}>;

/** Starts a chain of the given id, with more of the program's options. */
export type StartAnvil = (chainId: number, more?: readonly string[]) => Promise<Anvil>;

/**
 * Starts a chain of the given id, with the ten well-known test accounts at 100 ETH each, and resolves when it
 * answers. Anvil takes orders from whoever reaches its port, also from websites by WebSocket: so it listens where no
 * browser connects, and is asked through a door of our own. It ends with `stop()`, and when this process ends in any
 * way. Rejects with a sentence when there is no binary for this machine, or when Anvil ends before it answers.
 */
export const startAnvil: StartAnvil = (chainId, more) => (instead ?? startProgram)(chainId, more);

let instead: StartAnvil | undefined;

/** Puts something else in the place of the program, which `start` still starts; tests then ask that. Undefined takes it away. */
export function startInstead(as: ((start: StartAnvil) => StartAnvil) | undefined): void {
  instead = as?.(startProgram);
}

const startProgram: StartAnvil = async (chainId, more = []) => {
  const binary = anvilBinary();
  for (let tries = 1; ; tries += 1) {
    try {
      return await startAt(unbrowsable(), binary, [...more, '--chain-id', String(chainId)]);
    } catch (error) {
      if (!(error instanceof PlaceTaken) || tries === mostTries) throw error;
    }
  }
};

const mostTries = 30;

async function startAt(at: Place, binary: string, more: readonly string[]): Promise<Anvil> {
  const place = ['--host', at.host, '--port', String(at.port)];
  const child = spawn(binary, [...place, ...options, ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C in a terminal reaches this process alone, which then stops Anvil in order.
    detached: true,
    windowsHide: true,
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void gone.then(endWithParent(child));
  await listening(child);
  const door = await openDoor(at);
  void gone.then(door.close);
  return {
    url: door.url,
    at,
    pid: child.pid ?? 0,
    gone,
    stop: async () => {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 2_000);
      await gone;
      clearTimeout(late);
    },
  };
}

const options = ['--no-cors', '--hardfork', 'osaka', '--balance', '100'];

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (!/Listening on \S+:\d+/.test(said)) return;
      child.stdout?.off('data', hear).resume();
      child.stderr?.off('data', hear).resume();
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', reject);
    child.once('close', () => {
      const last = said.slice(-500).trim();
      const isTaken = /in use|os error (?:13|48|49|98|99|10013|10048|10049)\b/i.test(last);
      reject(new (isTaken ? PlaceTaken : Error)(`Anvil ended before it answered: ${last}`));
    });
  });
}

/** Something else listens there, or this machine has no such address. */
class PlaceTaken extends Error {
  override name = 'PlaceTaken';
}
