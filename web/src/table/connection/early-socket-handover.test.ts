import { afterEach, expect, test, vi } from 'vitest';
import { takeEarlySocket, type EarlySocket, type Heard } from './early-socket-handover';

const PATH = '/api/tables/abc/socket';

/** A socket that was opened early. */
function dial(readyState: number): { socket: WebSocket; heard: Heard[]; sent: string[] } {
  const sent: string[] = [];
  const heard: Heard[] = [];
  const socket = {
    readyState,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data: string) => void sent.push(data),
    close: vi.fn(),
  } as unknown as WebSocket;
  (globalThis as { earlySocket?: EarlySocket }).earlySocket = { path: PATH, socket, heard };
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  return { socket, heard, sent };
}

afterEach(() => {
  vi.unstubAllGlobals();
  delete (globalThis as { earlySocket?: EarlySocket }).earlySocket;
});

test('who takes the line hears what was said before, then what comes', async () => {
  const { socket, heard } = dial(1);
  heard.push({ data: 'hello', timeStamp: 5 });
  const told: unknown[] = [];

  const line = takeEarlySocket(PATH);
  if (line) line.onmessage = ({ data }) => told.push(data);
  await Promise.resolve();
  socket.onmessage?.({ data: 'update' } as MessageEvent);

  expect(told).toEqual(['hello', 'update']);
});

test('a table is joined once: the first greeting was sent already', async () => {
  const { sent } = dial(1);

  const line = takeEarlySocket(PATH);
  if (line) line.onopen = () => line.send('join');
  await Promise.resolve();
  line?.send('act');

  expect(sent).toEqual(['act']);
});

test('a line is taken once', () => {
  dial(1);

  expect(takeEarlySocket(PATH)).not.toBeNull();
  expect(takeEarlySocket(PATH)).toBeNull();
});

test('a line that was cut, or leads elsewhere, is none', () => {
  dial(3);
  expect(takeEarlySocket(PATH)).toBeNull();

  const { socket } = dial(1);
  expect(takeEarlySocket('/api/tables/other/socket')).toBeNull();
  expect(socket.close).toHaveBeenCalled();
});

test('the end of the line is told', async () => {
  const { socket } = dial(0);
  const ended = vi.fn();

  const line = takeEarlySocket(PATH);
  if (line) line.onclose = ended;
  await Promise.resolve();
  socket.onclose?.({} as CloseEvent);

  expect(ended).toHaveBeenCalledOnce();
});
