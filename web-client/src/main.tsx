import './style/index.css';
import { render } from 'preact';
import { App } from './App';
import { applySettings } from './settings';

applySettings(document.documentElement);
render(<App />, document.body);
