import './style/index.css';
import { render } from 'preact';
import { App } from './App';
import { speak } from './i18n/catalogue';
import { applySettings, settings } from './settings';

applySettings(document.documentElement);
// Safari shows what a finger presses only to a page that listens to touches.
document.addEventListener('touchstart', () => undefined, { passive: true });
const show = () => render(<App />, document.body);
// Without its words the page speaks English, which it always has.
speak(settings.language.peek()).then(show, show);
