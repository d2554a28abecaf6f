import type { MapAreaClass } from '../area-class'
import { type FloodHazard, hazardNames as words } from './describe'

export const floodZoneClasses: Readonly<Record<FloodHazard, MapAreaClass>> = {
  floodway: { words: words.floodway, color: { light: '#5b1a8b', dark: '#cfa4f2' }, isHatched: true },
  special: { words: words.special, color: { light: '#1d4fb8', dark: '#8db8ff' }, isHatched: true },
  moderate: { words: words.moderate, color: { light: '#9a5b00', dark: '#f0b45a' }, dash: [4, 2] },
  minimal: { words: words.minimal, color: { light: '#4b6b2f', dark: '#a9cf85' }, dash: [1, 2] },
  undetermined: { words: words.undetermined, color: { light: '#8a2a5b', dark: '#f29ac3' }, dash: [6, 3] },
  unclear: { words: words.unclear, color: { light: '#6a665d', dark: '#a3acae' }, dash: [2, 4] },
}
