/**
 * A list instead of a pattern, because no pattern distinguishes "In Progress" from a person's name. Words
 * that are also names, such as SAM and DOT, are excluded.
 */
const words = new Set(
  `
  queued pending candidate applicant in progress processing process complete completed action required canceled
  cancelled suspended paused dispute disputed expired draft new open closed ordered order submitted received invited
  waiting awaiting hold on active inactive disabled enabled ready delivered error archived started created returned
  consent not yet under review reviewed

  clear cleared consider needs adverse eligible ineligible pass passed fail failed approved declined denied accept
  accepted reject rejected conditional meets does criteria standards hit no record records found alert alerts
  discrepancy discrepancies verified unverified unable to verify none partial pre post engaged

  criminal county state federal national nationwide multi statewide search searches ssn trace sex offender registry
  watchlist global sanctions motor vehicle mvr driving driver license licence verification employment education
  reference references drug test screen screening credit report reports check checks eviction civil bankruptcy
  identity id address history international professional credential health healthcare oig i9 everify tenant
  rental income background

  basic plus standard premium pro essential essentials starter enterprise advanced bundle package product rpt tier
  level year years renter volunteer employee contractor and with

  admin administrator employer billing only read view viewer user manager requestor customer agent staff
  `
    .trim()
    .split(/\s+/),
)

const MOST_LETTERS = 60
const MOST_WORDS = 8

export type VocabularyTest = (text: string) => boolean

export function vocabularyWith(more: readonly string[]): VocabularyTest {
  const vocabulary = new Set([...words, ...more.map((word) => word.toLowerCase())])
  return (text) => {
    if (text.length > MOST_LETTERS || !/^[A-Za-z0-9][A-Za-z0-9 _/&+-]*$/.test(text)) return false
    const parts = splitCode(text)
    const digits = parts.filter((part) => /^\d$/.test(part))
    const isKnown = (part: string) => vocabulary.has(part) || /^\d$/.test(part)
    return parts.length <= MOST_WORDS && digits.length <= 1 && parts.every(isKnown)
  }
}

function splitCode(text: string): string[] {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}
