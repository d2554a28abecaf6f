import type { MapAreaClass } from '../area-class'
import { type FarmlandClass, farmlandNames as words } from './describe'

export const soilClasses: Readonly<Record<FarmlandClass, MapAreaClass>> = {
  prime: { words: words.prime, color: { light: '#4b6b2f', dark: '#a9cf85' } },
  conditional: { words: words.conditional, color: { light: '#6f6a12', dark: '#d8d07a' }, dash: [4, 2] },
  important: { words: words.important, color: { light: '#1c6650', dark: '#7fd0b4' }, isHatched: true },
  none: { words: words.none, color: { light: '#7a4a1e', dark: '#e0b184' }, dash: [1, 2] },
  unknown: { words: words.unknown, color: { light: '#6a665d', dark: '#a3acae' }, dash: [2, 4] },
}
