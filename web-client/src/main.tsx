import './style/index.css';
import { render } from 'preact';
import { App } from './App';
import { speak } from './i18n/catalogue';
import { applySettings, settings } from './settings';

applySettings(document.documentElement);
const show = () => render(<App />, document.body);
// Without its words the page speaks English, which it always has.
speak(settings.language.peek()).then(show, show);
