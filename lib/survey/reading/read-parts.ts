import { type FoundAliquots, findAliquots } from './find-aliquots'
import { findBareSections } from './find-bare-sections'
import { findLots } from './find-lots'
import { findBareNames, findMeridianMentions, type MeridianMentions } from './find-meridian-mentions'
import { findNamedSections, type NamedSections } from './find-named-sections'
import { findShortSections } from './find-short-sections'
import { type FoundStates, findStates, readNortheast } from './find-states'
import { type FoundTownships, findTownships } from './find-townships'
import { findUnusedNames } from './find-unused-names'
import { isNumber, type Reading, take } from './reading'
import { tokenize } from './tokenize'

/** Everything a description says, before anything is decided. */
export interface Parts {
  reading: Reading
  towns: FoundTownships | null
  sections: number[]
  named: NamedSections
  /** "S2" was taken as section 2. */
  short: boolean
  meridian: MeridianMentions
  states: FoundStates
  lots: string[]
  aliquots: FoundAliquots
  /** Words that could name a place and that no reader understood. */
  unused: string[]
}

/** The order matters: what is named comes before what is only placed. */
export function readParts(text: string, northeast?: 'state' | 'quarter'): Parts {
  const tokens = tokenize(text)
  const reading: Reading = { tokens, used: new Array<undefined>(tokens.length).fill(undefined) }
  const towns = findTownships(reading)
  const named = findNamedSections(reading)
  const sections = towns?.section === undefined ? [...named.numbers] : [towns.section]
  const register = readRegisterMeridian(reading)
  const bare = (hyphenated: boolean) => {
    if (!towns || sections.length > 0 || named.unreadable) return
    sections.push(...findBareSections(reading, hyphenated))
  }
  bare(true)
  const short = towns && sections.length === 0 && !named.unreadable ? findShortSections(reading) : []
  sections.push(...short)
  const lots = findLots(reading)
  const meridian = findMeridianMentions(reading)
  if (register) meridian.mentions.push([register])
  const states = decideNortheast(reading, findStates(reading), meridian, northeast)
  meridian.bare.push(...findBareNames(reading))
  bare(false)
  const aliquots = findAliquots(reading)
  return {
    reading,
    towns,
    sections,
    named,
    short: short[0] === 2,
    meridian,
    states,
    lots,
    aliquots,
    unused: findUnusedNames(reading),
  }
}

/** The land-status register writes "08 0020N 0030E 014": meridian, township, range, section. */
function readRegisterMeridian(reading: Reading): string | undefined {
  const { tokens, used } = reading
  const at = used.indexOf('township')
  const [code, first] = [tokens[at - 1], tokens[at]]
  if (first?.kind !== 'number' || code?.kind !== 'number' || used[at - 1] || !isNumber(tokens, at))
    return undefined
  if (!/^0\d\d[0-3]$/.test(first.text) || !/^\d\d$/.test(code.text)) return undefined
  take(reading, { start: at - 1, end: at }, 'meridian')
  return code.text
}

function decideNortheast(
  reading: Reading,
  found: FoundStates,
  { mentions }: MeridianMentions,
  answer?: 'state' | 'quarter',
): FoundStates {
  const at = found.northeast
  if (at === undefined) return found
  const elsewhere = mentions.some((codes) => !codes.includes('06'))
  const reads = answer ?? (found.codes.length > 0 || elsewhere ? 'quarter' : readNortheast(reading, at))
  if (reads === 'unsure') return found
  if (reads === 'quarter') return { codes: found.codes }
  take(reading, { start: at, end: at + 1 }, 'state')
  return { codes: ['NE'] }
}
