import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** One connection: what it says in text, and how it is answered. */
export type Line = Readonly<{ url: string; send: (text: string) => void; close: () => void }>;

export type Listen = Readonly<{
  opened: (line: Line) => void;
  said: (line: Line, text: string) => void;
  closed: (line: Line) => void;
}>;

/** A server of WebSockets (RFC 6455) on this machine, as much of it as tests need: whole text frames. */
export async function webSocketServer(
  listen: Listen,
  port = 0,
): Promise<{ url: string; port: number; close: () => Promise<void> }> {
  const sockets = new Set<Duplex>();
  const server = createServer((_, response) => response.writeHead(426).end());
  server.on('upgrade', (request, socket: Duplex) => {
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    sockets.add(socket);
    const line: Line = {
      url: request.url ?? '',
      send: (text) => void (socket.writable && socket.write(frame(1, Buffer.from(text)))),
      close: () => socket.destroy(),
    };
    const end = () => {
      if (sockets.delete(socket)) listen.closed(line);
    };
    let rest: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      for (let read = unframe(rest); read; read = unframe(rest)) {
        rest = read.rest;
        if (read.code === 1) listen.said(line, read.payload.toString());
        if (read.code === 9) socket.write(frame(10, read.payload));
        if (read.code === 8) socket.end(frame(8, read.payload));
      }
    });
    socket.on('close', end);
    socket.on('error', end);
    listen.opened(line);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const at = (server.address() as AddressInfo).port;
  return {
    url: `ws://127.0.0.1:${at}`,
    port: at,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function frame(code: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head =
    length < 126
      ? Buffer.from([0x80 | code, length])
      : length < 65_536
        ? Buffer.from([0x80 | code, 126, length >> 8, length & 255])
        : Buffer.concat([Buffer.from([0x80 | code, 127]), big(length)]);
  return Buffer.concat([head, payload]);
}

function big(length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return bytes;
}

/** The first whole frame, unmasked, and what follows it. */
function unframe(bytes: Buffer): { code: number; payload: Buffer; rest: Buffer } | undefined {
  const [first = 0, second = 0] = bytes;
  if (bytes.length < 2) return undefined;
  const short = second & 127;
  const at = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < at + 4) return undefined;
  const length =
    short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
  const end = at + 4 + length;
  if (bytes.length < end) return undefined;
  const mask = bytes.subarray(at, at + 4);
  const payload = Buffer.from(bytes.subarray(at + 4, end)).map(
    (byte, index) => byte ^ (mask[index % 4] ?? 0),
  );
  return { code: first & 15, payload: Buffer.from(payload), rest: bytes.subarray(end) };
}
