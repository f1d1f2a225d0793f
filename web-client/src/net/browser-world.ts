import type { World } from './socket';

/** The browser as a room's socket sees it. */
export function browserWorld(room: string): World {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const address = `${scheme}://${location.host}/api/socket?room=${encodeURIComponent(room)}`;
  return {
    connect: () => new WebSocket(address),
    later: (call, millis) => {
      const timer = setTimeout(call, millis);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    random: Math.random,
  };
}

/** Calls when the network is back or the page is looked at again; returns the end of that. */
export function onWake(call: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') call();
  };
  addEventListener('online', call);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', call);
    document.removeEventListener('visibilitychange', seen);
  };
}
