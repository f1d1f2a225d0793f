declare module 'virtual:icon-sprite' {
  const address: string;
  export default address;
}

/** The build's own name: a digest of its sources. */
declare const __BUILD__: string;
