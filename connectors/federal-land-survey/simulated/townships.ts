import type { SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import { stateBounds } from '@/lib/geography/state-at'
import { type SampleTownship, townshipByIdentifier, townshipsIn } from '@/lib/sample-world/survey/grid'
import { meridianCodesOf, surveyedStates } from '@/lib/sample-world/survey/meridian-areas'

/** A point on a line must match the townships on both sides of the line. */
const marginDegrees = 1e-7

const townshipIdLength = 15

export function findTownships({ bbox, equals, like }: SimulatedRowQuery): Iterable<SampleTownship> {
  const identifiers = equals.PLSSID ?? equals.FRSTDIVID ?? equals.SECDIVID
  if (identifiers) return byIdentifiers(identifiers.map((id) => id.slice(0, townshipIdLength)))
  const patterns = patternsOf(equals, like)
  if (patterns.every((pattern) => pattern !== null)) return byIdentifiers(patterns.flatMap(expand))
  if (bbox) {
    const [west, south, east, north] = bbox
    return townshipsIn([
      west - marginDegrees,
      south - marginDegrees,
      east + marginDegrees,
      north + marginDegrees,
    ])
  }
  return byStates(equals.STATEABBR ?? surveyedStates)
}

function byIdentifiers(identifiers: string[]): SampleTownship[] {
  return [...new Set(identifiers)].flatMap((identifier) => townshipByIdentifier(identifier) ?? [])
}

function* byStates(states: readonly string[]): Generator<SampleTownship> {
  for (const state of states) {
    const bounds = stateBounds(state)
    if (!bounds) continue
    for (const township of townshipsIn(bounds)) if (township.numbers.state === state) yield township
  }
}

type Pattern = RegExpExecArray | null

/**
 * The numbers of township and range must be digits, because too many identifiers match a pattern without
 * them.
 */
const pattern = /^([A-Z]{2}|__)(\d\d|__)(\d{3})([\d_])([NS_])(\d{3})([\d_])([EW_])([0-9A-Z_])$/

function patternsOf(equals: SimulatedRowQuery['equals'], like: SimulatedRowQuery['like']): Pattern[] {
  const texts = like.PLSSID ?? like.FRSTDIVID
  if (texts)
    return texts.map((text) =>
      pattern.exec(text.replace(/%$/, '_'.repeat(townshipIdLength)).slice(0, townshipIdLength)),
    )
  const { TWNSHPNO = [], RANGENO = [] } = equals
  if (TWNSHPNO.length === 0 || RANGENO.length === 0) return [null]
  return TWNSHPNO.flatMap((township) =>
    RANGENO.map((range) =>
      pattern.exec(`____${township}_${one(equals.TWNSHPDIR)}${range}_${one(equals.RANGEDIR)}_`),
    ),
  )
}

function one(values: string[] | undefined): string {
  return values?.length === 1 ? (values[0] ?? '_') : '_'
}

function expand(parts: Pattern): string[] {
  const [, state = '', code = '', township, fraction = '', upDown = '', range, , side = '', duplicate = ''] =
    parts ?? []
  const areas = choices(state, surveyedStates).flatMap((name) =>
    choices(code, meridianCodesOf(name)).map((meridian) => name + meridian),
  )
  const rows = choices(fraction, ['0', '2']).flatMap((part) =>
    choices(upDown, ['N', 'S']).map((direction) => `${township}${part}${direction}`),
  )
  const columns = choices(side, ['E', 'W']).flatMap((direction) =>
    choices(duplicate, ['0', '1', 'A']).map((digit) => `${range}0${direction}${digit}`),
  )
  return areas.flatMap((area) => rows.flatMap((row) => columns.map((column) => area + row + column)))
}

function choices(text: string, all: readonly string[]): readonly string[] {
  return text.includes('_') ? all : [text]
}
