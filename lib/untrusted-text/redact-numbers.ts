import type { Redaction } from './finding'
import { isCardNumber } from './is-card-number'

/** Every part is bounded in length, so a number costs the same wherever in a text it stands. */
const dot = '[-.\\u2010-\\u2015\\u2212·•_~*]'
const between = `(?: ?${dot}{1,3} ?| )`
const code = '[2-9]\\d{2}'
const extension = '(?: ?(?:x|ext\\.?|extension) ?\\d{1,6})?'
const country = '(?:(?:\\+ ?)?1[ .-]{0,2})?'

const inBrackets = `(?<![\\w$])${country}\\( ?${code} ?\\) ?${dot}? ?${code}${between}?\\d{4}(?!\\d)${extension}`
/** Not inside a longer number: `123-456-789-0012` is a parcel. */
const punctuated = `(?<![\\w$]|\\d[-./])${country}${code}(?:${between}|/)${code}${between}\\d{4}(?!\\d|[-.]\\d(?!\\d\\d(?!\\d)))${extension}`
const withCountry = `\\+ ?1 ?${code}\\d{7}(?!\\d)`
const phone = new RegExp(`${inBrackets}|${punctuated}|${withCountry}`, 'gi')

/** Ten digits alone may be a parcel or a permit: they count only where a word says what they are. */
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
/** Before what is written like a telephone number: a job or a plan may well be called, a permit only by its number. */
const clearlyNumbered =
  /(?<![a-z])(?:(?:parcels?|apns?|pins?|ains?|folio|strap|bbl|bin)(?: ?(?:no|num|number|nbr|id|#))?|(?:permits?|case|record|application|app|license|lic|tax|inspection|invoice|ticket|ref|reference|lot) ?(?:no|num|number|nbr|id|#))[ .:#=-]{0,3}$/i

type Take = (kind: Redaction) => string

export function redactNumbers(given: string, take: Take): string {
  return given
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

/** Whether the word before says that it numbers something else. */
const isNumbered = (text: string, at: number, words = numbered): boolean =>
  words.test(text.slice(Math.max(0, at - 32), at))

/** Whether a column of that name numbers parcels, permits and the like: `parcel_number`, `PermitNum`, `APN`. */
export const numbersThings = (column: string): boolean =>
  column
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .some((word) => numbered.test(word))
