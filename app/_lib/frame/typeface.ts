import localFont from 'next/font/local'

/**
 * `optional` keeps the fallback font on a page if this font takes longer than about 100 ms.
 * `adjustFontFallback` gives the fallback the same width, so that the layout does not move.
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
