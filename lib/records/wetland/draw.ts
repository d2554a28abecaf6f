import type { MapAreaClass } from '../area-class'
import { type WetlandType, wetlandTypes as words } from './describe'

export const wetlandClasses: Readonly<Record<WetlandType, MapAreaClass>> = {
  emergent: { words: words.emergent, color: { light: '#3f7a2a', dark: '#9fd685' } },
  forested: { words: words.forested, color: { light: '#1c6650', dark: '#7fd0b4' }, isHatched: true },
  pond: { words: words.pond, color: { light: '#4a6a9c', dark: '#a5c2ee' }, dash: [4, 2] },
  lake: { words: words.lake, color: { light: '#1d4f91', dark: '#86b4f0' } },
  riverine: { words: words.riverine, color: { light: '#0b6b80', dark: '#7fd0e0' }, dash: [6, 2] },
  tidal: { words: words.tidal, color: { light: '#6b4a9a', dark: '#c9aef0' }, isHatched: true },
  deepwater: { words: words.deepwater, color: { light: '#3b3f92', dark: '#a9adf5' }, dash: [1, 2] },
  other: { words: words.other, color: { light: '#8a5a1c', dark: '#e3b878' }, dash: [2, 3] },
}
