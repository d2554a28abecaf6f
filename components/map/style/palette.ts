export type Theme = 'light' | 'dark'
export type Basemap = 'outlines' | 'topo' | 'imagery'

export interface Palette {
  /** Which of the two it is, for colors that only one map needs. */
  theme: Theme
  water: string
  land: string
  county: string
  state: string
  label: string
  halo: string
  ink: string
  result: string
  choice: string
  context: string
  bad: string
  selected: string
}

/** The page's own colors; WebGL cannot read CSS variables. */
const palettes: Readonly<Record<Theme, Palette>> = {
  light: {
    theme: 'light',
    water: '#d3e0e2',
    land: '#f7f5ef',
    county: '#cfc9ba',
    state: '#928c7e',
    label: '#555b5d',
    halo: '#fffefb',
    ink: '#1c2326',
    result: '#0b5563',
    choice: '#754800',
    context: '#78746a',
    bad: '#9f1d1a',
    selected: '#c2410c',
  },
  dark: {
    theme: 'dark',
    water: '#0b1012',
    land: '#1f272a',
    county: '#353e42',
    state: '#657074',
    label: '#a9b0b1',
    halo: '#13181a',
    ink: '#ecebe6',
    result: '#82cad3',
    choice: '#ebbd6a',
    context: '#828c8f',
    bad: '#f6a59e',
    selected: '#ffb86b',
  },
}

/** Paper maps are pale and photographs dark, whatever the page is. */
export function paletteFor(theme: Theme, basemap: Basemap): Palette {
  return palettes[basemap === 'topo' ? 'light' : basemap === 'imagery' ? 'dark' : theme]
}
