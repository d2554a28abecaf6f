import type { FloodMapFigure, FloodZone, verdicts } from '@/lib/records/flood-zone/fields'
import { featureOf, meaningOf } from '@/lib/records/flood-zone/meanings'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { readNumber, readText } from './read-cell'
import type { FloodZoneRow } from './wire'

const texts = defineSentences('federal-flood-hazard.read-zone', {
  unknownZone: 'We do not know the zone “{zone}”. It is shown as published, without a verdict.',
  unknownSubtype:
    'We do not know the subtype “{subtype}”. It is shown as published, without a finer meaning.',
  unmarked: 'The map does not say whether zone {zone} here is in the Special Flood Hazard Area.',
  finer: 'The map does not say whether this zone X has a moderate or a minimal hazard.',
  unreadable: 'We cannot read the map’s {what} as a number, so we leave it out.',
  unit: 'The map’s unit of the {what} is “{unit}”, which we do not know.',
  markedInside:
    'The map contradicts itself: zone {zone} is outside the Special Flood Hazard Area by its definition, and the map marks this area as inside.',
  markedOutside:
    'The map contradicts itself: zone {zone} is inside the Special Flood Hazard Area by its definition, and the map marks this area as outside.',
  noMeaning: 'We do not know this zone.',
  whetherItFloods: 'Whether it floods, as far as we know.',
})

interface ReadZone {
  zone: FloodZone
  caveats: string[]
}

const HEIGHTS = [-5_000, 1_000_000] as const
const DEPTHS = [0.01, 10_000] as const

const units = {
  feet: 'feet',
  foot: 'feet',
  ft: 'feet',
  meters: 'meters',
  centimeters: 'centimeters',
} as const

export function readUnit(text: string | null): FloodMapFigure['unit'] | undefined {
  if (text === null) return null
  const name = text.toLowerCase()
  return Object.hasOwn(units, name) ? units[name as keyof typeof units] : undefined
}

/** Returns null if the row names no zone. */
export function readZone(row: FloodZoneRow): ReadZone | null {
  const zone = readText(row.FLD_ZONE)?.toUpperCase()
  if (!zone) return null
  const subtype = readText(row.ZONE_SUBTY)
  const match = featureOf(subtype)
  const feature = match ?? null
  const meaning = meaningOf(zone, feature)
  const flag = readText(row.SFHA_TF)?.toUpperCase() ?? null
  const verdict = judge(meaning?.special, flag)
  const caveats = [
    ...(meaning ? [] : [texts.unknownZone({ zone })]),
    ...(subtype !== null && match === undefined ? [texts.unknownSubtype({ subtype })] : []),
    ...(flag !== 'T' && flag !== 'F' ? [texts.unmarked({ zone })] : []),
    ...(verdict === 'contradictory'
      ? [flag === 'T' ? texts.markedInside({ zone }) : texts.markedOutside({ zone })]
      : []),
    ...(zone === 'X' && feature === null ? [texts.finer] : []),
  ]
  const datum = readText(row.V_DATUM)
  const height = readStated(row.STATIC_BFE, row.LEN_UNIT, HEIGHTS, 'base flood elevation')
  const depth = readStated(row.DEPTH, row.LEN_UNIT, DEPTHS, 'depth')
  return {
    zone: {
      zone,
      subtype,
      specialFloodHazardArea: verdict,
      flag,
      feature,
      meaning: meaning?.meaning ?? texts.noMeaning,
      doesNotSay: meaning?.doesNotSay ?? texts.whetherItFloods,
      baseFloodElevation: height.stated && { ...height.stated, datum },
      depth: depth.stated,
      mapId: readText(row.DFIRM_ID),
      areaId: readText(row.FLD_AR_ID),
    },
    caveats: [...caveats, ...height.caveats, ...depth.caveats],
  }
}

/** Needs both the zone and the flag, and returns `contradictory` if they disagree. */
function judge(special: boolean | null | undefined, flag: string | null): (typeof verdicts)[number] {
  if (special === undefined || (flag !== 'T' && flag !== 'F')) return 'no verdict'
  if (special === null) return flag === 'T' ? 'contradictory' : 'no verdict'
  if (special !== (flag === 'T')) return 'contradictory'
  return special ? 'yes' : 'no'
}

export function readStated(
  cell: FloodZoneRow['STATIC_BFE'],
  unitCell: FloodZoneRow['LEN_UNIT'],
  range: readonly [number, number],
  what: string,
): { stated: Omit<FloodMapFigure, 'datum'> | null; caveats: string[] } {
  const value = readNumber(cell, range)
  if (value === undefined && Number(cell) !== 0)
    return { stated: null, caveats: [texts.unreadable({ what })] }
  if (value === undefined || value === null) return { stated: null, caveats: [] }
  const unitText = readText(unitCell)
  const unit = readUnit(unitText)
  const caveats = unit === undefined ? [texts.unit({ what, unit: unitText ?? '' })] : []
  return { stated: { value, unit: unit ?? null }, caveats }
}
