import { toast } from '../ui/toast';
import { t } from './words';

/** Puts a text on the clipboard and says whether that went well. */
export async function copyText(text: string, done = t('invite.copied')): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done, 'done');
  } catch {
    toast(t('invite.copyFailed'), 'refused');
  }
}
