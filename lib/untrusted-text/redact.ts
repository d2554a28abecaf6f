import type { RedactionKind } from './finding'

const tokens: Record<RedactionKind, string> = {
  phone: '[redacted phone]',
  email: '[redacted email]',
  ssn: '[redacted social security number]',
  card: '[redacted card number]',
  'birth-date': '[redacted birth date]',
}

export const beginsToken = (text: string): boolean =>
  Object.values(tokens).some((token) => token !== text && token.startsWith(text))

/** Matches only from the start of a run of characters, so that a long run takes linear time. */
const email = /(?<![^\s@<>()[\]{},;:"|\\])[^\s@<>()[\]{},;:"|\\]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu
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
/**
 * Matches "DOB" only before a colon, "=" or "#", because it also means New York's Department of Buildings.
 */
const birthDate = new RegExp(
  `(\\b(?:d\\.?o\\.?b\\.? ?[:=#]|date of birth|birth ?da(?:te|y)|born(?: on)?)[ :=.#-]{0,3}(?:is )?)(?:${dates})`,
  'gi',
)

export interface RedactedText {
  text: string
  redactions: RedactionKind[]
}

/** Redaction repeats until nothing changes, because one redaction can make neighboring text match. */
export function redact(input: string): RedactedText {
  const redactions: RedactionKind[] = []
  let text = input
  for (;;) {
    const before = redactions.length
    const take = (kind: RedactionKind) => {
      redactions.push(kind)
      return tokens[kind]
    }
    if (text.includes('@')) text = text.replace(email, () => take('email'))
    text = text.replace(spelled, () => take('email'))
    if (/\d/.test(text)) {
      text = text.replace(birthDate, (_whole, cue: string) => `${cue}${take('birth-date')}`)
      text = redactNumbers(text, take)
    }
    if (redactions.length === before) return { text, redactions }
  }
}

/** Each part of `phone` has a maximum length, so that the time of a match does not grow with the text. */
const dot = '[-.\\u2010-\\u2015\\u2212·•_~*]'
const between = `(?: ?${dot}{1,3} ?| )`
const code = '[2-9]\\d{2}'
const extension = '(?: ?(?:x|ext\\.?|extension) ?\\d{1,6})?'
const country = '(?:(?:\\+ ?)?1[ .-]{0,2})?'

const inBrackets = `(?<![\\w$])${country}\\( ?${code} ?\\) ?${dot}? ?${code}${between}?\\d{4}(?!\\d)${extension}`
/** Excludes parts of longer numbers: `123-456-789-0012` is a parcel number. */
const punctuated = `(?<![\\w$]|\\d[-./])${country}${code}(?:${between}|/)${code}${between}\\d{4}(?!\\d|[-.]\\d(?!\\d\\d(?!\\d)))${extension}`
const withCountry = `\\+ ?1 ?${code}\\d{7}(?!\\d)`
const phone = new RegExp(`${inBrackets}|${punctuated}|${withCountry}`, 'gi')

/**
 * Seven or ten digits alone may be a parcel or permit number, so they match only after a word that announces
 * a phone number.
 */
const bare = `${country}\\(?\\d{3}\\)? ?${dot}? ?\\d{3}${between}?\\d{4}(?!\\d)${extension}|\\d{3}${between}?\\d{4}(?!\\d)`
const cue = [
  '(?<![a-z])(?:ph|phone|telephone|tel|cell|cellular|mobile|fax|text|txt|sms|call|calls|called|contact|dial)',
  "(?:[ .:#/-]{1,3}[a-z'&]{1,20}){0,4}?",
  '[ .,:;#=()/-]{0,4}',
].join('')
const cued = new RegExp(`(${cue})(?<!\\d)((?:${bare})(?:[ ,/&;]{1,3}(?:(?:or|and) )?(?:${bare}))*)`, 'gi')

const ssn = /(?<![\w$]|\d[-./])(?!000|666|9\d\d)\d{3}([-\u2010-\u2015])\d{2}\1\d{4}(?!\w|[-./]\d)/g
const cuedSsn =
  /(\b(?:ssn|ss(?= ?(?:no|#))|social security)(?: ?(?:no|number|num|#))?[ .:#=]{0,3})\d{3}[ .-]?\d{2}[ .-]?\d{4}(?!\d)/gi
const card = /(?<!\d|\d\.)(?:\d{13,19}|\d{4}([ .-])\d{4}\1\d{4}\1\d{1,7}|\d{4}([ .-])\d{6}\2\d{4,5})(?!\d)/g

const numbered =
  /(?<![a-z])(?:parcels?|apns?|pins?|ains?|folio|strap|permits?|case|record|application|app|license|lic|tax|account|acct|bbl|bin|job|inspection|project|invoice|ticket|ref|reference|file|plan|lot|id)(?: ?(?:no|num|number|nbr|id|#))?[ .:#=-]{0,3}$/i
/**
 * A number after these words is an identifier, even if it looks like a phone number. The list excludes "job"
 * and "plan", because they may precede a phone number. "Permit" and similar words need a word such as
 * "number" after them.
 */
const clearlyNumbered =
  /(?<![a-z])(?:(?:parcels?|apns?|pins?|ains?|folio|strap|bbl|bin)(?: ?(?:no|num|number|nbr|id|#))?|(?:permits?|case|record|application|app|license|lic|tax|inspection|invoice|ticket|ref|reference|lot) ?(?:no|num|number|nbr|id|#))[ .:#=-]{0,3}$/i

type Take = (kind: RedactionKind) => string

function redactNumbers(input: string, take: Take): string {
  return input
    .replace(card, (whole: string, ...rest) => {
      const [at, text] = [Number(rest.at(-2)), String(rest.at(-1))]
      return isCardNumber(whole.replace(/\D/g, '')) && !isNumbered(text, at) ? take('card') : whole
    })
    .replace(cuedSsn, (_whole, before: string) => `${before}${take('ssn')}`)
    .replace(ssn, (whole: string, _dash, at: number, text: string) =>
      isNumbered(text, at) ? whole : take('ssn'),
    )
    .replace(phone, (whole: string, at: number, text: string) =>
      isNumbered(text, at, clearlyNumbered) ? whole : take('phone'),
    )
    .replace(cued, (whole: string, before: string, number: string, at: number, text: string) =>
      isNumbered(text, at + before.length, /\D/.test(number) ? clearlyNumbered : numbered)
        ? whole
        : `${before}${take('phone')}`,
    )
}

/**
 * First digits and lengths of card numbers by issuer. With the checksum alone, one parcel number in ten would
 * pass as a card number.
 */
const issued = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/,
  /^3[47]\d{13}$/,
  /^(?:6011\d{12}|64[4-9]\d{13}|65\d{14})$/,
  /^3(?:0[0-5]|[68]\d)\d{11}$/,
  /^35(?:2[89]|[3-8]\d)\d{12}$/,
]

function isCardNumber(digits: string): boolean {
  return issued.some((pattern) => pattern.test(digits)) && luhnSum(digits) % 10 === 0
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
}

const isNumbered = (text: string, at: number, words = numbered): boolean =>
  words.test(text.slice(Math.max(0, at - 32), at))

export const numbersThings = (column: string): boolean =>
  column
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .some((word) => numbered.test(word))
