/// <reference types="svelte" />
/// <reference types="vite/client" />

/** `icon:<name>` is one drawing of game-icons: the inside of an SVG of 512 × 512. */
declare module 'icon:*' {
  const body: string
  export default body
}
