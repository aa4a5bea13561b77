import { jest } from '@jest/globals';

/** The Web Audio that jsdom lacks: a device whose microphone and output tests can take away. */
class FakeContext extends EventTarget {
  state: 'running' | 'interrupted' | 'closed' = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  readonly audioWorklet = { addModule: async () => undefined };

  constructor() {
    super();
    device.context = this;
  }

  createMediaStreamSource() {
    return { connect: () => undefined, disconnect: () => undefined };
  }

  become(state: 'running' | 'interrupted') {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  resume = jest.fn(async () => {
    if (this.state === 'interrupted') this.become('running');
  });

  close = jest.fn(async () => {
    this.state = 'closed';
  });
}

class FakeNode {
  connect(next: unknown) {
    return next;
  }
}

class FakeCapture extends FakeNode {
  readonly port: Device['heard'] = { onmessage: null };

  constructor() {
    super();
    device.heard = this.port;
  }
}

class FakeTrack extends EventTarget {
  enabled = true;
  readyState: 'live' | 'ended' = 'live';
  stop() {
    this.readyState = 'ended';
  }
}

/** The socket of the last voice chat. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: { readonly type: string; readonly [field: string]: unknown }[] = [];

  constructor() {
    super();
    device.sockets.push(this);
  }

  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  receive(message: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  send(text: string) {
    const message = JSON.parse(text);
    if (message.type !== 'ping') this.sent.push(message);
    else if (device.hasNetwork) this.receive({ type: 'connection_status', status: 'connected' });
  }

  close(code: number) {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

interface Device {
  context: FakeContext | undefined;
  track: FakeTrack;
  sockets: FakeSocket[];
  /** The locks that keep the screen on. */
  locks: { readonly release: ReturnType<typeof jest.fn> }[];
  allowsMicrophone: boolean;
  /** Without a network pings remain unanswered, and no event reports it. */
  hasNetwork: boolean;
  /** The port that receives the microphone's sound. */
  heard: { onmessage: ((event: { readonly data: Int16Array }) => void) | null };
}

export const device: Device = {
  context: undefined,
  track: new FakeTrack(),
  sockets: [],
  locks: [],
  allowsMicrophone: true,
  hasNetwork: true,
  heard: { onmessage: null },
};

/** Resets the device: it has a microphone and no sockets. */
export const newDevice = () => {
  Object.assign(device, {
    context: undefined,
    track: new FakeTrack(),
    sockets: [],
    locks: [],
    allowsMicrophone: true,
    hasNetwork: true,
  });
  Object.assign(globalThis, {
    AudioContext: FakeContext,
    GainNode: FakeNode,
    AnalyserNode: FakeNode,
    AudioWorkletNode: FakeCapture,
    WebSocket: FakeSocket,
  });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: async () => {
        if (!device.allowsMicrophone) throw new DOMException('Refused', 'NotAllowedError');
        return { getAudioTracks: () => [device.track] };
      },
    },
  });
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      request: async () => {
        const lock = { release: jest.fn() };
        device.locks.push(lock);
        return lock;
      },
    },
  });
  showPage(true);
};

/** Shows the page, or hides it like a locked phone or another tab. */
export const showPage = (seen: boolean) => {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: seen ? 'visible' : 'hidden',
  });
  document.dispatchEvent(new Event('visibilitychange'));
};
