import localFont from 'next/font/local'

/**
 * Latin letters of the variable typeface, from this origin. `optional`: who has not got it in the first tenth of a second
 * reads this page in the fallback, which is as wide, so nothing ever moves.
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
