import type { Redaction } from './finding'
import { redactNumbers } from './redact-numbers'

const tokens: Record<Redaction, string> = {
  phone: '[redacted phone]',
  email: '[redacted email]',
  ssn: '[redacted social security number]',
  card: '[redacted card number]',
  'birth-date': '[redacted birth date]',
}

/** Whether it is the torn beginning of what stands for something taken out. */
export const beginsToken = (text: string): boolean =>
  Object.values(tokens).some((token) => token !== text && token.startsWith(text))

/** Each begins where a run of its letters begins: one look per run keeps long runs cheap. */
const email = /(?<![^\s@<>()[\]{},;:"|\\])[^\s@<>()[\]{},;:"|\\]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu
/** Spelled out: `jane (at) example.org`, `jane at example dot org`. */
const top = '(?:com|net|org|edu|gov|us|biz|info|io)\\b'
const spelledDot = ' ?(?:[([{] ?dot ?[)\\]}]|\\bdot\\b) ?'
const spelled = new RegExp(
  `(?<![\\w.+-])[\\w.+-]+(?: ?[([{] ?at ?[)\\]}] ?(?:[\\w-]{1,63}(?:\\.|${spelledDot})){1,4}| at (?:[\\w-]{1,63}${spelledDot}){1,4})${top}`,
  'gi',
)

const months = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?'
const dates = [
  '\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}',
  '\\d{4}[/.-]\\d{1,2}[/.-]\\d{1,2}',
  `${months} \\d{1,2}(?:st|nd|rd|th)?,? \\d{2,4}`,
  `\\d{1,2} ${months},? \\d{2,4}`,
].join('|')
/** New York’s DOB is its Department of Buildings: the short form counts only before a colon or the like. */
const birthDate = new RegExp(
  `(\\b(?:d\\.?o\\.?b\\.? ?[:=#]|date of birth|birth ?da(?:te|y)|born(?: on)?)[ :=.#-]{0,3}(?:is )?)(?:${dates})`,
  'gi',
)

export interface Redacted {
  text: string
  /** One for each thing taken out. */
  taken: Redaction[]
}

/** Ends when nothing more is found: what stood beside a thing taken out is looked at again. */
export function redact(given: string): Redacted {
  const taken: Redaction[] = []
  let text = given
  for (;;) {
    const before = taken.length
    const take = (kind: Redaction) => {
      taken.push(kind)
      return tokens[kind]
    }
    if (text.includes('@')) text = text.replace(email, () => take('email'))
    text = text.replace(spelled, () => take('email'))
    if (/\d/.test(text)) {
      text = text.replace(birthDate, (_whole, cue: string) => `${cue}${take('birth-date')}`)
      text = redactNumbers(text, take)
    }
    if (taken.length === before) return { text, taken }
  }
}
