import localFont from 'next/font/local'

/**
 * Latin subset of the variable typeface, from our own server. With `optional`, a page keeps the fallback if
 * the typeface is not loaded within a tenth of a second. The fallback has the same width, so nothing moves.
 */
export const typeface = localFont({
  src: '../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  style: 'normal',
  display: 'optional',
  preload: true,
  adjustFontFallback: 'Arial',
  variable: '--font-source-sans',
})
