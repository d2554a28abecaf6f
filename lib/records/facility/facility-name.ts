import { toMixedCase } from '@/lib/street-address/mixed-case'

const unnamed = 'Unnamed facility'
/** Read letter by letter: WWTP, HWM. */
const withoutVowel = /^[B-DF-HJ-NP-TV-XZ]{2,}$/

/** As people write it; the published capitals stay in the files and in the registry’s record. */
export function formatFacilityName(published: string | null): string {
  if (published === null) return unnamed
  const given = published.split(/(\s+)/)
  const mixed = toMixedCase(published).split(/(\s+)/)
  if (given.length !== mixed.length) return mixed.join('')
  return mixed.map((word, index) => (withoutVowel.test(given[index] ?? '') ? given[index] : word)).join('')
}
