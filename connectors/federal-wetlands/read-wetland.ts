import type { Wetland, WetlandImagery } from '@/lib/records/wetland/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ImageryRow, WetlandCell, WetlandRow } from './wire'

const readText = (cell: WetlandCell): string | null => {
  const text = String(cell ?? '').trim()
  return text === '' || /^<?null>?$/i.test(text) ? null : text
}

const systems: Readonly<Record<string, string>> = {
  M: 'Marine',
  E: 'Estuarine',
  R: 'Riverine',
  L: 'Lacustrine',
  P: 'Palustrine',
}

/** Matches system, subsystem, class, subclass, water regime and modifiers, as in `L1UBHx`. */
const CODE = /^([MERLP])(\d)?(?:([A-Z]{2})(\d)?([A-Z])?([a-z\d]*))?$/

const texts = defineSentences('federal-wetlands.read-wetland', {
  odd: 'The code {code} is not one of the usual form, so we show it as published.',
})

export function readWetland(row: WetlandRow): Wetland | null {
  const code = readText(row.ATTRIBUTE)
  if (code === null) return null
  const acres = Number(readText(row.ACRES) ?? Number.NaN)
  return {
    code,
    type: readText(row.WETLAND_TYPE),
    parts: partsOf(code, row),
    acresOfWhole: acres > 0 && acres < 1e8 ? Number(acres.toFixed(2)) : null,
    id: readText(row.GLOBALID),
    note: CODE.test(code) ? null : texts.odd({ code }),
  }
}

function partsOf(code: string, row: WetlandRow): Wetland['parts'] {
  const [, system, subsystem, kind, subclass, regime, modifier] = CODE.exec(code) ?? []
  if (!system) return []
  const levels = [
    [system, 'system', readText(row.SYSTEM_NAME) ?? systems[system] ?? null],
    [subsystem, 'subsystem', readText(row.SUBSYSTEM_NAME)],
    [kind, 'class', readText(row.CLASS_NAME)],
    [subclass, 'subclass', readText(row.SUBCLASS_NAME)],
    [regime, 'water regime', readText(row.WATER_REGIME_NAME)],
    [modifier, 'modifier', readText(row.MODIFIER1_NAME)],
  ] as const
  return levels.flatMap(([letters, part, name]) => (letters ? [{ letters, part, name }] : []))
}

export function readImagery(row: ImageryRow): WetlandImagery {
  const year = Number(readText(row.IMAGE_YR) ?? Number.NaN)
  return {
    project: readText(row.PROJECT_NAME),
    year: Number.isInteger(year) && year > 1900 && year < 2100 ? year : null,
    scale: readText(row.IMAGE_SCALE),
  }
}
