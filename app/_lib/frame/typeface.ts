import localFont from 'next/font/local'

/**
 * Latin subset of the variable typeface, from our own server. With `optional`, a visitor who has not loaded
 * it within a tenth of a second gets the fallback, which has the same width, so that the layout does not
 * move.
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
