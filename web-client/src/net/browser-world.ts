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
    seen: isSeen,
    random: Math.random,
  };
}

const isSeen = () => document.visibilityState === 'visible';

/** Calls when the page is looked at no more; returns the end of that. */
export function onHidden(call: () => void): () => void {
  const hidden = () => {
    if (!isSeen()) call();
  };
  document.addEventListener('visibilitychange', hidden);
  return () => document.removeEventListener('visibilitychange', hidden);
}

/** Calls when the network is back or the page is looked at again; returns the end of that. */
export function onWake(call: () => void): () => void {
  const seen = () => {
    if (isSeen()) call();
  };
  addEventListener('online', call);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', call);
    document.removeEventListener('visibilitychange', seen);
  };
}
