import { kept } from '../../settings';

/** Whether this browser shows notices of this page: not asked yet, yes, no, or it knows none. */
export type Permission = 'default' | 'granted' | 'denied' | 'none';

/** The browser's own notices, as far as a page needs them. */
export interface Notifier {
  permission(): Permission;
  /** Asks the reader; only ever after a press of his. */
  ask(): Promise<Permission>;
  /** Shows one, in the place of the last with the same tag; returns how it is taken away. */
  show(notice: Notice): () => void;
}

export interface Notice {
  title: string;
  body: string;
  tag: string;
  /** It was pressed. */
  onPress(): void;
}

/** True where the reader wants them in this browser. */
export const noticesWanted = kept('reach.notices', false, (value) => typeof value === 'boolean');

export const browserNotifier: Notifier = {
  permission: () => ('Notification' in window ? Notification.permission : 'none'),
  ask: async () => ('Notification' in window ? Notification.requestPermission() : 'none'),
  show: ({ title, body, tag, onPress }) => {
    const shown = made(title, { body, tag });
    if (!shown) return () => {};
    shown.onclick = () => {
      shown.close();
      onPress();
    };
    return () => shown.close();
  },
};

/** Phones know the constructor and yet allow notices to service workers alone. */
function made(title: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options);
  } catch (problem) {
    if (problem instanceof TypeError) return null;
    throw problem;
  }
}
