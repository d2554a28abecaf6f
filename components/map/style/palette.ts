export type Theme = 'light' | 'dark'
export type Basemap = 'streets' | 'outlines' | 'topo' | 'imagery' | 'imagery-names'
export type RasterBasemap = 'topo' | 'imagery'

export const DEFAULT_BASEMAP: Basemap = 'streets'

export const pictureOf = (basemap: Basemap): RasterBasemap | undefined =>
  basemap === 'imagery-names' ? 'imagery' : isPicture(basemap) ? basemap : undefined

export const isPicture = (source: unknown): source is RasterBasemap =>
  source === 'topo' || source === 'imagery'

export const hasStreets = (): boolean => document.documentElement.dataset.streets !== 'off'

export interface Palette {
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
  roads: Readonly<Record<RoadKind, readonly [string, string]>>
  rail: string
}

export type RoadKind = 'motorway' | 'main' | 'street' | 'track'

/** Copies of the page's CSS colors, because WebGL cannot read CSS variables. */
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
    roads: {
      motorway: ['#f3cf8b', '#c39a4f'],
      main: ['#fbeecb', '#d2bf92'],
      street: ['#fffefb', '#d9d3c5'],
      track: ['#efebdf', '#ddd7c9'],
    },
    rail: '#a8a294',
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
    roads: {
      motorway: ['#8a7445', '#12181a'],
      main: ['#5a6064', '#12181a'],
      street: ['#3b464b', '#161d20'],
      track: ['#2d373b', '#1a2124'],
    },
    rail: '#56605f',
  },
}

export function paletteFor(theme: Theme, basemap: Basemap): Palette {
  const picture = pictureOf(basemap)
  return palettes[picture === 'topo' ? 'light' : picture === 'imagery' ? 'dark' : theme]
}
