import { readPath } from './path';

/** Chooses the page for the address. */
export function App() {
  const path = readPath(location.pathname);
  return <main>{path.page === 'room' ? <h1>{path.code}</h1> : <h1>Kontor</h1>}</main>;
}
